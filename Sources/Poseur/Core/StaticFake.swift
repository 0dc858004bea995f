/// A test double of static or class functions: the type itself holds a faker.
///
/// ```swift
/// class FakeKennel: Kennel, StaticFake {
///   enum ClassFunction: String, PoseurFunction { case count }
///   static let classFaker = ClassFunction.faker()
///   override class func count() -> Int { recordAndStub(function: .count) }
/// }
/// ```
/// All users of the type share its calls and stubs: reset them at the end of a test, or make the faker with
/// `scope: .perTest` and isolate the tests.
nonisolated public protocol StaticFake {
  /// The table of its static functions. It is best to name the table itself `ClassFunction`: by that name a faker knows
  /// that it belongs to a type, and not to the test that makes it.
  associatedtype ClassFunction: PoseurFunction
  /// Owns the calls and the stubs: `static let classFaker = ClassFunction.faker()`.
  static var classFaker: Faker<ClassFunction> { get }
}

nonisolated extension StaticFake {
  /// Takes the arguments of a call and says whether that call is meant.
  public typealias ArgsCheck = ([Any?]) -> Bool
  /// Takes the arguments of a call and returns its result.
  public typealias FunctionCall = ([Any?]) -> Any?

  /// The faker, for an asynchronous function that runs on its caller's actor.
  static func classFaker(isolation: isolated (any Actor)?) async -> Faker<ClassFunction> {
    await onCallersActor(isolation: isolation, classFaker(of:), self)
  }
}

nonisolated private func classFaker<Subject: StaticFake>(of type: Subject.Type) -> Faker<Subject.ClassFunction> {
  type.classFaker
}
