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
