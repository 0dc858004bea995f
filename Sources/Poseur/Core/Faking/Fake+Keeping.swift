nonisolated extension Fake {
  /// Keeps only the newest calls to each function, for a fake that is called without end.
  ///
  /// ```swift
  /// dog.keepCalls(atMost: 1_000)
  /// ```
  /// Older calls are forgotten: their arguments are released at once. They still count where only the function is asked
  /// for, as in `callCountFor(function:)`, and the numbering of calls goes on. Whatever asks for arguments, outcomes,
  /// an order, threads or overlapping calls knows only the calls that are kept, and a report says how many there were.
  /// A call that was forgotten before an assertion verified it can still be verified by one that names no arguments;
  /// otherwise `expectNoMoreCalls` fails for it. What became of tracked completions is kept until a reset.
  ///
  /// The limit applies at once and survives every reset; for a static fake whose faker has scope `.perTest`, it applies
  /// in the test that sets it. To set one everywhere, pass `keeping:` when the faker is made.
  /// - Parameter limit: how many of each function; 0 only counts calls, and `.max` keeps all. A negative one is a
  ///   failure, and changes nothing.
  public func keepCalls(
    atMost limit: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    faker.keep(.calls(atMost: limit), SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Keeps only the newest calls to one function; otherwise the same as `keepCalls(atMost:)`.
  ///
  /// ```swift
  /// dog.keepCalls(atMost: 10, of: .bark)
  /// ```
  /// - Parameters:
  ///   - limit: how many; 0 only counts calls, and `.max` keeps all. A negative one is a failure, and changes nothing.
  ///   - function: the function; for it, this overrides the limit for all functions.
  public func keepCalls(
    atMost limit: Int, of function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    faker.keep(
      .calls(atMost: limit, of: function),
      SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Holds the arguments of one function, and the values that it returns, differently from those of the others.
  ///
  /// ```swift
  /// dog.keepArguments(.none, of: .shouldFetch)
  /// ```
  /// This applies from the next call on and survives every reset; calls already recorded stay as they are. Stubs still
  /// see the arguments.
  /// - Parameters:
  ///   - retention: how they are held.
  ///   - function: the function.
  public func keepArguments(_ retention: ArgumentRetention, of function: Function) {
    faker.keep(.arguments(retention, of: function), faker.position)
  }
}
