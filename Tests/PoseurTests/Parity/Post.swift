import Poseur

/// A fake whose one function takes and returns anything.
final class FakePost: Fake {
  enum Function: String, PoseurFunction { case anything }
  let faker: Faker<Function>
  init(_ faker: Faker<Function> = Function.faker()) { self.faker = faker }

  func answer<T>(_ arguments: Any?...) -> T {
    recordAndStub(function: .anything, arguments: ArgumentList(arguments))
  }
  func answerOrElse<T>(_ own: T, to argument: String) -> T {
    recordAndStub(function: .anything, arguments: argument, orElse: own)
  }
  func larger<T: Comparable>(than bound: T) -> T { recordAndStub(function: .anything, arguments: bound) }
}
