#if POSEUR_PACKAGE
  /// A test double: a type that lists its functions in a table, holds one faker, and forwards each function to it.
  ///
  /// ```swift
  /// class FakeDog: Dog, Fake {
  ///   enum Function: String, PoseurFunction { case bark, eat }
  ///   let faker = Function.faker()
  ///   override func bark() -> String { recordAndStub(function: .bark) }
  ///   override func eat(_ food: DogFood) { recordCall(.eat, arguments: food) }
  /// }
  /// ```
  /// A fake may be a subclass, a type that conforms to a protocol, a struct or an actor. It passes everything you ask it
  /// on to its faker.
  public protocol Fake: TestDouble {
    /// The table of its functions.
    associatedtype Function: PoseurFunction
    /// Owns the calls and the stubs: `let faker = Function.faker()`.
    var faker: Faker<Function> { get }
  }
#else
  // A target that has a copy of this folder may belong to the main actor. Elsewhere the word isn't needed, and would keep
  // an actor from being a fake if an earlier file of its target uses it.
  /// A test double: a type that lists its functions in a table, holds one faker, and forwards each function to it.
  nonisolated public protocol Fake: TestDouble {
    associatedtype Function: PoseurFunction
    var faker: Faker<Function> { get }
  }
#endif

nonisolated extension Fake {
  /// Takes the arguments of a call and decides whether it is the one you mean.
  public typealias ArgsCheck = ([Any?]) -> Bool
  /// Takes the arguments of a call and returns its result.
  public typealias FunctionCall = ([Any?]) -> Any?

  /// The type's name in reports: that of a faker is the type that its table belongs to.
  static var nameInReports: String { Self.self == Faker<Function>.self ? Function.fakeName : ownTypeName(Self.self) }

  /// The fake's name in reports: the one that it was given, else that of its type.
  var nameInReports: String { faker.core.name ?? Self.nameInReports }
}

nonisolated extension Optional where Wrapped: Fake {
  /// The same, also where there is no fake.
  var nameInReports: String { self?.nameInReports ?? Wrapped.nameInReports }
}

nonisolated extension Faker: Fake {
  /// The faker itself. Whatever you can ask a fake, you can ask its faker.
  public var faker: Faker<Function> { self }
}
