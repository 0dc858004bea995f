/// A complete stub: extend its sequence, count its calls, or remove it.
///
/// ```swift
/// let stub = fake.stub(.howl).andReturn("awoo").thenThrow(Hoarse())
/// ```
nonisolated public struct StubHandle: Sendable {
  private let id: Int
  private let store: any StubStore
  private let position: SourcePosition

  init(id: Int, store: any StubStore, position: SourcePosition) {
    self.id = id
    self.store = store
    self.position = position
  }

  /// Adds a value to the end of the sequence, to return after the answers before it. The last one repeats.
  ///
  /// It's a failure if the stub was removed or reset.
  /// - Parameter value: what to return.
  @discardableResult
  public func thenReturn(_ value: Any?) -> StubHandle { then(.returning(value)) }

  /// Adds values to the end of the sequence, one per call; the last one repeats.
  ///
  /// It's a failure if the stub was removed or reset.
  /// - Parameters:
  ///   - first: what to return first.
  ///   - second: what to return after it.
  ///   - more: what to return after these, in order.
  @discardableResult
  public func thenReturn(_ first: Any?, _ second: Any?, _ more: Any?...) -> StubHandle {
    added(([first, second] + more).allSatisfy { store.append(.returning($0), toStub: id) })
  }

  /// Adds an answer that returns nothing (`Void`) to the end of the sequence.
  ///
  /// It's a failure if the stub was removed or reset.
  @discardableResult
  public func thenReturn() -> StubHandle { then(.returning(())) }

  /// Adds an error to the end of the sequence. It's a failure if the stub was removed or reset.
  /// - Parameter error: what to throw.
  @discardableResult
  public func thenThrow(_ error: any Error) -> StubHandle { then(.error(error)) }

  /// Adds a closure to the end of the sequence. It's a failure if the stub was removed or reset.
  /// - Parameter action: takes the call's arguments, in order, and returns its result.
  @discardableResult
  public func thenDo(_ action: @escaping ([Any?]) throws -> Any?) -> StubHandle { then(.action(action)) }

  /// Adds a call-through to the end of the sequence: the fake's own `orElse:` answers.
  ///
  /// It's a failure if the stub was removed or reset.
  @discardableResult
  public func thenCallThrough() -> StubHandle { then(.callThrough()) }

  /// How many calls the stub has answered.
  ///
  /// A stub that you removed on its own keeps its count until you reset every stub of the fake. A stub that you removed
  /// with the others of its function, or reset, has 0.
  public var callCount: Int { store.callCount(ofStub: id) }

  /// Removes the stub, so that older ones answer again. Removing it twice does nothing.
  public func remove() { store.removeStub(id) }

  func then(_ answer: StubAnswer) -> StubHandle { added(store.append(answer, toStub: id)) }

  private func added(_ isThere: Bool) -> StubHandle {
    if !isThere {
      Failures.reporter.report(
        "This stub was removed or reset, so nothing can be added to its sequence. Stub the function again.",
        severity: .failure, at: position)
    }
    return self
  }
}

// MARK: - How the sequence ends

nonisolated extension StubHandle {
  /// Starts the sequence again after its last answer, instead of repeating that answer.
  ///
  /// ```swift
  /// fake.stub(.bark).andReturn("woof", "wuff").thenCycle()
  /// ```
  /// Answers that you add later are part of the sequence. If you set several ends, the last one wins. Setting an end is
  /// a failure if the stub was removed or reset.
  @discardableResult
  public func thenCycle() -> StubHandle { added(store.endStub(id, with: .cycle)) }

  /// Makes every call after the last answer a failure.
  ///
  /// The failure says where you wrote the sequence and how long it was. The call then goes on as if it had no stub:
  /// `orElse:` answers, or else the function's default. If there's neither, a function that returns nothing returns,
  /// and for any other the policy decides. Setting an end is a failure if the stub was removed or reset.
  @discardableResult
  public func thenFail() -> StubHandle { added(store.endStub(id, with: .fail)) }

  /// Lets older stubs answer the calls after the last answer, as if you had removed this one.
  ///
  /// Setting an end is a failure if the stub was removed or reset.
  @discardableResult
  public func thenFallThrough() -> StubHandle { added(store.endStub(id, with: .fallThrough)) }
}

/// What keeps the stub that a handle refers to: the faker's tables, which belong to a higher layer.
nonisolated extension StubHandle {
  /// The handle of a stub that was not added, as a failure has told: it does nothing, and says nothing more.
  static func ofNoStub(at position: SourcePosition) -> StubHandle {
    StubHandle(id: 0, store: NoStubs(), position: position)
  }
}

nonisolated private struct NoStubs: StubStore {
  func append(_ answer: StubAnswer, toStub id: Int) -> Bool { true }
  func endStub(_ id: Int, with end: SequenceEnd) -> Bool { true }
  func callCount(ofStub id: Int) -> Int { 0 }
  func removeStub(_ id: Int) {}
}

nonisolated protocol StubStore: Sendable {
  func append(_ answer: StubAnswer, toStub id: Int) -> Bool
  func endStub(_ id: Int, with end: SequenceEnd) -> Bool
  func callCount(ofStub id: Int) -> Int
  func removeStub(_ id: Int)
}

/// The value shared by the getter and setter of a fake's property, and a way to remove their stubs.
///
/// ```swift
/// let grams = scale.stubProperty(get: .grams, set: .setGrams, initially: 3)
/// scale.grams += 2
/// #expect(grams.value == 5)
/// ```
nonisolated public struct StubbedProperty<Value> {
  private let storage: LockedValue<Value>
  private let handles: [StubHandle]

  init(_ storage: LockedValue<Value>, _ handles: [StubHandle]) {
    self.storage = storage
    self.handles = handles
  }

  /// What the getter returns now. Setting it changes the property without recording a call.
  public var value: Value {
    get { storage.withLock { $0 } }
    nonmutating set { storage.exchange(newValue) }
  }

  /// Removes the stubs of both functions, so that older ones answer again. Removing them twice does nothing.
  public func remove() {
    for handle in handles { handle.remove() }
  }
}

nonisolated extension StubbedProperty: Sendable where Value: Sendable {}
