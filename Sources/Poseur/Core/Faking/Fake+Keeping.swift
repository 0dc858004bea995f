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
}

nonisolated extension Fake {
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
    faker.core.drop(from: function) { state in
      let old = state.defaultValue
      state.extras.defaultValue = .some(value)
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
    faker.core.state.drop { $0.extras.defaults.register(value, for: type) }
  }

  /// Forgets every registered default.
  public func removeDefaults() { faker.core.state.drop { $0.removeDefaults() } }
}
