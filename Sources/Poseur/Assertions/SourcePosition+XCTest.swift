#if POSEUR_PACKAGE
  import PoseurCore
#endif

extension SourcePosition {
  /// The place of an assertion in XCTest's manner, which knows neither the module nor the column.
  init(file: StaticString, line: UInt) {
    self.init(fileID: file, filePath: file, line: line, column: 1)
  }
}
