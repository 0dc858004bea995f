/// A place in the source: where a fake was made, a stub was written or an assertion was called.
nonisolated public struct SourcePosition: Sendable {
  /// The module and the file's name, as `#fileID` gives them.
  public let fileID: StaticString
  /// The file's path, as `#filePath` gives it.
  public let filePath: StaticString
  /// The line, from 1.
  public let line: UInt
  /// The column, from 1.
  public let column: UInt

  /// The place of the call itself, unless you pass another.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(fileID, filePath, line, column)
  }

  /// The same, for functions that take the four literals as their own parameters.
  @_spi(Poseur) public init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }

  /// The position of an XCTest-style assertion, which knows neither the module nor the column.
  @_spi(Poseur) public init(_ file: StaticString, _ line: UInt) { self.init(file, file, line, 1) }
}

nonisolated extension SourcePosition: CustomStringConvertible {
  /// The file's name and the line: `FakeDogTests.swift:12`.
  public var description: String {
    let file = "\(fileID)".split(separator: "/").last ?? "unknown file"
    return "\(file):\(line)"
  }
}
