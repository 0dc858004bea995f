nonisolated extension Fake {
  /// Keeps only the newest calls to each function, for a fake that's called without end.
  ///
  /// ```swift
  /// dog.keepCalls(atMost: 1_000)
  /// ```
  /// Poseur forgets older calls and releases their arguments at once. A question about the function alone, such as
  /// `callCountFor(function:)`, still counts them, and the numbering of calls goes on. Questions about arguments,
  /// outcomes, order, threads or overlapping calls see only the calls that are kept. A report says how many there were
  /// and how many are kept.
  ///
  /// If a call was forgotten before an assertion verified it, one that names no arguments can still verify it.
  /// Otherwise `expectNoMoreCalls` fails for it. The outcomes of tracked completions are kept until a reset.
  ///
  /// The limit applies at once and survives every reset. For a static fake whose faker has the scope `.perTest`, it
  /// applies to the test that sets it. To set a limit for all tests, pass `keeping:` when you make the faker.
  /// - Parameter limit: how many of each function. 0 only counts the calls, `.max` keeps them all. A negative number is
  ///   a failure and changes nothing.
  public func keepCalls(
    atMost limit: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    faker.keep(.calls(atMost: limit), SourcePosition(fileID, filePath, line, column))
  }

  /// Keeps only the newest calls to one function; see `keepCalls(atMost:)`.
  ///
  /// ```swift
  /// dog.keepCalls(atMost: 10, of: .bark)
  /// ```
  /// - Parameters:
  ///   - limit: how many to keep. 0 only counts the calls, `.max` keeps them all. A negative number is a failure and
  ///     changes nothing.
  ///   - function: the function. For it, this limit overrides the one for all functions.
  public func keepCalls(
    atMost limit: Int, of function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    faker.keep(.calls(atMost: limit, of: function), SourcePosition(fileID, filePath, line, column))
  }

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
    faker.keep(.arguments(retention, of: function), faker.position)
  }

  /// Keeps copies of one function's arguments, so you see what each call was given even if the object changes later.
  ///
  /// ```swift
  /// store.keepArguments(copiedBy: { (list: NodeList) in list.copy() }, of: .save)
  /// ```
  /// Assertions, questions and captors see the copies. Stubs still match the arguments themselves, and their closures
  /// get those. This applies from the next call on and survives every reset. Copies are held strongly. A later
  /// `keepArguments(_:of:)` ends it.
  /// - Parameters:
  ///   - copy: takes an argument of this type and returns what to keep. Arguments of other types are held as they are,
  ///     whatever the faker's retention. It runs for each call before anything answers, on the thread of the call, and
  ///     may use the fake.
  ///   - function: the function.
  public func keepArguments<Value>(copiedBy copy: @escaping (Value) -> Value, of function: Function) {
    let copier = ArgumentCopier(
      copies: { $0.map { argument in typedValue(argument, as: Value.self).map(copy) ?? argument } },
      includes: { typedValue($0, as: Value.self) != nil })
    faker.withState(of: function) { $0.calls.keeping.addCopier(copier) }
  }
}

nonisolated extension Fake {
  /// Keeps who makes each call, from the next one on: the function, and its line where that can be known.
  ///
  /// ```swift
  /// dog.keepCallers()
  /// ```
  /// Then the calls have a `caller`, and each failure that lists calls names it. A call takes some microseconds longer.
  /// This survives every reset. To keep the callers of all fakes in a run, set `POSEUR_CALLERS=1` in its environment.
  public func keepCallers() { faker.state.withLock { $0.keepsCallers = true } }

  /// Prints each call as it comes, from the next one on: `FakeDog.shouldFetch(.ball, .kid)`.
  ///
  /// ```swift
  /// dog.logCalls()
  /// ```
  /// This survives every reset. To log the calls to all fakes in a run, set `POSEUR_LOG=1` in its environment.
  /// - Parameter output: gets each line, on the thread of the call. Prints it by default.
  public func logCalls(to output: @escaping @Sendable (String) -> Void = { print($0) }) {
    faker.state.withLock { $0.log = CallLog(output: output) }
  }
}

nonisolated extension Fake {
  /// Registers what a function returns when no stub answers a call.
  ///
  /// ```swift
  /// dog.register(default: "woof", for: .bark)
  /// ```
  /// The default comes after every stub and after the fake's `orElse:`. A call that returns it is not a failure,
  /// whatever the policy for unstubbed calls, unless a stub should have answered. A function that can throw returns it
  /// as well. Unlike a universal stub, a default never overrides a specific stub, and no check asks whether it was
  /// used.
  /// - Parameters:
  ///   - value: what to return. If the function returns another type, the call is a failure.
  ///   - function: the function that returns it.
  public func register(default value: Any?, for function: Function) {
    faker.drop(from: function) { state in
      let old = state.defaultValue
      state.defaultValue = .some(value)
      return old
    }
  }

  /// Registers a value to return from any unstubbed call that must return its type.
  ///
  /// ```swift
  /// dog.register(default: Date(timeIntervalSince1970: 0))
  /// dog.register(default: FakeDog(), for: Dog.self)
  /// ```
  /// The value is a stand-in, so the policy for unstubbed calls still applies. With `.report` the call is still a
  /// failure, and a function that can throw throws `UnstubbedCall`. It takes precedence over the default of a
  /// `DefaultProvidable` type.
  /// - Parameters:
  ///   - value: what to return.
  ///   - type: the exact type the functions return. A value for `Dog` isn't used for `Dog?`.
  public func register<Value>(default value: Value, for type: Value.Type = Value.self) {
    faker.state.drop { $0.defaults.register(value, for: type) }
  }

  /// Forgets every registered default.
  public func removeDefaults() { faker.state.drop { $0.removeDefaults() } }
}
