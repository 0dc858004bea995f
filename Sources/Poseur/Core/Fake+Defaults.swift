extension Fake {
  /// Registers what calls of a function return when no stub answers them.
  ///
  /// It is an answer, below every stub and the fake's `orElse:`: such a call is no failure under any policy, and a
  /// function that can throw returns it too. Unlike a universal stub it overrides no specific one, and no check asks
  /// whether it was used.
  /// ```swift
  /// dog.register(default: "woof", for: .bark)
  /// ```
  /// - Parameters:
  ///   - value: what to return. Where it is not of the type that the function returns, the call is a failure.
  ///   - function: the function that returns it.
  public func register(default value: Any?, for function: Function) {
    faker.register(default: value, for: function)
  }

  /// Registers a value of a type, to be returned where a call that no stub answers must return that type.
  ///
  /// It is a stand-in, so the policy for unstubbed calls holds: with `.report` the call is still a failure, and a
  /// function that can throw throws `UnstubbedCall`. It goes before the default of a `DefaultProvidable` type.
  /// ```swift
  /// dog.register(default: Date(timeIntervalSince1970: 0))
  /// dog.register(default: FakeDog(), for: Dog.self)
  /// ```
  /// - Parameters:
  ///   - value: what to return.
  ///   - type: the type that the functions return, exactly: a value for `Dog` is none for `Dog?`.
  public func register<Value>(default value: Value, for type: Value.Type = Value.self) {
    faker.register(default: value, for: type)
  }

  /// Forgets every registered default.
  public func removeDefaults() {
    faker.removeDefaults()
  }
}
