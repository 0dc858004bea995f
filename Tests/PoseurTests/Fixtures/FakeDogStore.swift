import Poseur

/// Takes a closure of another kind in each function.
final class FakeDogStore: Fake, Sendable {
  enum Function: String, PoseurFunction { case load, close, fetch, find, start, note, show }
  let faker = Function.faker()

  func load(_ id: Int, progress: @escaping (Double) -> Void, completion: @escaping (String) -> Void) {
    recordAndStub(function: .load, arguments: id, progress, completion)
  }
  func close(_ completion: (@Sendable (Bool) -> Void)?) { recordAndStub(function: .close, arguments: completion) }
  func show(_ completion: @escaping @MainActor @Sendable (String?) -> Void) {
    recordAndStub(function: .show, arguments: completion)
  }
  func note(_ isClosed: Bool) { recordAndStub(function: .note, arguments: isClosed) }
  func fetch(_ completion: @escaping (Result<String, any Error>) -> Void) {
    recordAndStub(function: .fetch, arguments: completion)
  }
  func find(_ start: String, _ completion: @escaping (String?, (any Error)?) -> Void) {
    recordAndStub(function: .find, arguments: start, completion)
  }
  func start(_ done: @escaping (Bool) -> Void) -> Int { recordAndStub(function: .start, arguments: done) }
}
