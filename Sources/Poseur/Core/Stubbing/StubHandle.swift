/// A stub that answers: add to its sequence, count its calls, or remove it.
///
/// ```swift
/// let stub = fake.stub(function: .howl).andReturn("awoo").thenThrow(Hoarse())
/// ```
public struct StubHandle {
  private let id: Int
  private let store: any StubStore
  private let position: SourcePosition

  init(id: Int, store: any StubStore, position: SourcePosition) {
    self.id = id
    self.store = store
    self.position = position
  }

  /// Adds a value to the end of the sequence: it is returned once those before it have been, and stays if it is last.
  /// On a stub that was removed or reset, that is a failure.
  @discardableResult
  public func thenReturn(_ value: Any?) -> StubHandle { then(.value(value)) }

  /// Adds an error to the end of the sequence. On a stub that was removed or reset, that is a failure.
  @discardableResult
  public func thenThrow(_ error: any Error) -> StubHandle { then(.error(error)) }

  /// Adds a closure to the end of the sequence. On a stub that was removed or reset, that is a failure.
  @discardableResult
  public func thenDo(_ action: @escaping ([Any?]) throws -> Any?) -> StubHandle { then(.action(action)) }

  /// How many calls the stub has answered. A stub that was removed keeps its count; after a reset it is 0.
  public var callCount: Int { store.callCount(ofStub: id) }

  /// Removes the stub; older ones answer again. Removing it twice does nothing.
  public func remove() { _ = store.removeStub(id) }

  func then(_ answer: StubAnswer) -> StubHandle {
    if !store.append(answer, toStub: id) {
      Failures.reporter.report(
        "This stub was removed or reset, so nothing can be added to its sequence. Stub the function again.",
        severity: .failure, at: position)
    }
    return self
  }
}
