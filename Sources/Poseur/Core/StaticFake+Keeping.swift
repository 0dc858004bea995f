nonisolated extension StaticFake {
  /// Keeps only the newest calls to each function; see `Fake`.
  public static func keepCalls(
    atMost limit: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    classFaker.keepCalls(atMost: limit, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Keeps only the newest calls to one function; see `Fake`.
  public static func keepCalls(
    atMost limit: Int, of function: ClassFunction, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    classFaker.keepCalls(atMost: limit, of: function, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Holds the arguments of one function differently from those of the others; see `Fake`.
  public static func keepArguments(_ retention: ArgumentRetention, of function: ClassFunction) {
    classFaker.keepArguments(retention, of: function)
  }
}
