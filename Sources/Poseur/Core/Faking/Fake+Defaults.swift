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
