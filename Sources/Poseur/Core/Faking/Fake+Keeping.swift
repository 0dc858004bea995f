nonisolated extension Fake {
  /// Sets how the arguments and results of one function are held.
  ///
  /// ```swift
  /// dog.keepArguments(.none, of: .shouldFetch)
  /// ```
  /// This applies from the next call on and survives every reset. Calls already recorded stay as they are. Stubs still
  /// see the arguments.
  /// - Parameters:
  ///   - retention: how they are held.
  ///   - function: the function.
  public func keepArguments(_ retention: ArgumentRetention, of function: Function) {
    faker.core.state.keep((function, retention))
  }

  /// Keeps who makes each call, from the next one on: the function, and its line where that can be known.
  ///
  /// ```swift
  /// dog.keepCallers()
  /// ```
  /// Then the calls have a `caller`, and each failure that lists calls names it. A call takes some microseconds longer.
  /// This survives every reset. To keep the callers of all fakes in a run, set `POSEUR_CALLERS=1` in its environment.
  public func keepCallers() { faker.core.state.withLock { $0.watch { $0.keepsCallers = true } } }

  /// Prints each call as it comes, from the next one on: `FakeDog.shouldFetch(.ball, .kid)`.
  ///
  /// ```swift
  /// dog.logCalls()
  /// ```
  /// This survives every reset. To log the calls to all fakes in a run, set `POSEUR_LOG=1` in its environment.
  /// - Parameter output: gets each line, on the thread of the call. Prints it by default.
  public func logCalls(to output: @escaping @Sendable (String) -> Void = { print($0) }) {
    faker.core.state.withLock { $0.watch { $0.log = CallLog(output: output) } }
  }
}
