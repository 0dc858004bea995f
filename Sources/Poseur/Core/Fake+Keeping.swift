extension Fake {
  /// Keeps only the newest calls to each function, for a fake that is called without end.
  ///
  /// ```swift
  /// dog.keepCalls(atMost: 1_000)
  /// ```
  /// Older calls are forgotten: their arguments are released at once. They go on counting where nothing but the
  /// function is asked for, as in `callCountFor(function:)`, and the numbers of calls go on. Whatever asks for
  /// arguments, outcomes, an order, threads or calls at the same time knows the calls that are kept, and a report says
  /// how many there were. A call that no assertion had counted when it was forgotten is counted by one that names no
  /// arguments, else `expectNoMoreCalls` fails for it. What became of tracked completions is kept until a reset.
  ///
  /// It holds at once and through every reset; for a static fake whose faker has scope `.perTest` it holds in the test
  /// that says so. What is to hold everywhere is said when the faker is made, with `keeping:`.
  /// - Parameter limit: how many of each function; 0 only counts calls, and `.max` keeps all. A negative one is a
  ///   failure, and changes nothing.
  public func keepCalls(
    atMost limit: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    faker.keepCalls(atMost: limit, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Keeps only the newest calls to one function; otherwise the same as `keepCalls(atMost:)`.
  ///
  /// ```swift
  /// dog.keepCalls(atMost: 10, of: .bark)
  /// ```
  /// - Parameters:
  ///   - limit: how many; 0 only counts calls, and `.max` keeps all. A negative one is a failure, and changes nothing.
  ///   - function: the function, for which this overrides what is said of all.
  public func keepCalls(
    atMost limit: Int, of function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    faker.keepCalls(atMost: limit, of: function, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Holds the arguments of one function, and the values that it returns, in another way than those of the others.
  ///
  /// ```swift
  /// dog.keepArguments(.none, of: .shouldFetch)
  /// ```
  /// It holds from the next call on, and through every reset; calls that were recorded stay as they are. Stubs still
  /// see the arguments.
  /// - Parameters:
  ///   - retention: how they are held.
  ///   - function: the function.
  public func keepArguments(_ retention: ArgumentRetention, of function: Function) {
    faker.keepArguments(retention, of: function)
  }
}
