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

  /// Keeps copies of one function's arguments: what each call was given, as it was then, even if the test or the code
  /// under test changes the object later.
  ///
  /// ```swift
  /// store.keepArguments(copiedBy: { (list: NodeList) in list.copy() }, of: .save)
  /// ```
  /// Assertions, questions and captors see the copies; stubs still match the arguments themselves, and their closures
  /// get them. This applies from the next call on and survives every reset. Copies are held as they are; a
  /// `keepArguments(_:of:)` that comes later ends it.
  /// - Parameters:
  ///   - copy: takes an argument of this type, and returns what to keep; arguments of other types are held as they are,
  ///     whatever the faker's retention. It runs for each call before anything answers, on the thread of the call, and
  ///     may use the fake.
  ///   - function: the function.
  public func keepArguments<Value>(copiedBy copy: @escaping (Value) -> Value, of function: Function) {
    let number = faker.number(of: function)
    faker.state.withLock { state in
      state.copyArguments(of: number) { arguments in
        arguments.map { argument in typedValue(argument, as: Value.self).map(copy) ?? argument }
      }
    }
  }
}

nonisolated extension Fake {
  /// Registers what calls of a function return when no stub answers them.
  ///
  /// It is an answer that ranks below every stub and the fake's `orElse:`. Where no stub was to answer, a call that
  /// gets it is no failure under any policy, and a function that can throw returns it, too. Unlike a universal stub, it
  /// overrides no specific stub, and no check asks whether it was used.
  /// ```swift
  /// dog.register(default: "woof", for: .bark)
  /// ```
  /// - Parameters:
  ///   - value: what to return. Where the function returns something of another type, the call is a failure.
  ///   - function: the function that returns it.
  public func register(default value: Any?, for function: Function) {
    let number = faker.number(of: function)
    faker.state.drop { $0.defaults.register(value, for: number) }
  }

  /// Registers a value of a type, for calls that no stub answers and that must return that type.
  ///
  /// It is a stand-in, so the policy for unstubbed calls still applies: with `.report` the call is still a failure, and
  /// a function that can throw throws `UnstubbedCall`. It takes precedence over the default of a `DefaultProvidable`
  /// type.
  /// ```swift
  /// dog.register(default: Date(timeIntervalSince1970: 0))
  /// dog.register(default: FakeDog(), for: Dog.self)
  /// ```
  /// - Parameters:
  ///   - value: what to return.
  ///   - type: the exact type that the functions return: a value for `Dog` does not serve for `Dog?`.
  public func register<Value>(default value: Value, for type: Value.Type = Value.self) {
    faker.state.drop { $0.defaults.register(value, for: type) }
  }

  /// Forgets every registered default.
  public func removeDefaults() {
    faker.state.drop { $0.defaults.removeAll() }
  }
}
