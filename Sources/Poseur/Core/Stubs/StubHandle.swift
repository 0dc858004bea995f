/// A complete stub: extend its sequence, count its calls, or remove it.
///
/// ```swift
/// let stub = fake.stub { try $0.howl(at: 3) }.andReturn("awoo").thenThrow(Hoarse())
/// ```
/// For `Output` and `Input`, see ``StubBuilder``.
nonisolated public struct StubHandle<Output, Input>: Sendable {
  /// Nil if a failure kept the stub from being added. The handle then does nothing.
  private let stub: InstalledStub?
  let input: InputReader<Input>
  private let position: SourcePosition

  init(_ stub: InstalledStub?, _ input: InputReader<Input>, at position: SourcePosition) {
    self.stub = stub
    self.input = input
    self.position = position
  }

  /// Adds a value to the end of the sequence, to return after the answers before it. The last one repeats.
  ///
  /// It's a failure if the stub was removed or reset. A `Result` is taken apart, as by `andReturn`.
  /// - Parameter value: what to return.
  @discardableResult
  public func thenReturn(_ value: Output) -> StubHandle<Output, Input> { then(.returning(value)) }

  /// Adds values to the end of the sequence, one per call; the last one repeats.
  ///
  /// It's a failure if the stub was removed or reset.
  /// - Parameters:
  ///   - first: what to return first.
  ///   - second: what to return after it.
  ///   - more: what to return after these, in order.
  @discardableResult
  public func thenReturn(_ first: Output, _ second: Output, _ more: Output...) -> StubHandle<Output, Input> {
    changed { stub in ([first, second] + more).allSatisfy { stub.append(.returning($0)) } }
  }

  /// Adds the success to return, or the failure to throw, to the end of the sequence.
  ///
  /// It's a failure if the stub was removed or reset.
  /// - Parameter result: what becomes of the call.
  @discardableResult
  public func thenReturn(_ result: Result<Output, any Error>) -> StubHandle<Output, Input> { then(.ending(in: result)) }

  /// Adds the success to return, or the failure to throw, to the end of the sequence.
  ///
  /// It's a failure if the stub was removed or reset.
  /// - Parameter result: what becomes of the call.
  @discardableResult
  public func thenReturn<Failure>(_ result: Result<Output, Failure>) -> StubHandle<Output, Input> {
    then(.ending(in: result))
  }

  /// Adds errors to the end of the sequence, one per call. It's a failure if the stub was removed or reset.
  /// - Parameters:
  ///   - error: what to throw.
  ///   - more: what to throw after it, in order.
  @discardableResult
  public func thenThrow(_ error: any Error, _ more: any Error...) -> StubHandle<Output, Input> {
    changed { stub in ([error] + more).allSatisfy { stub.append(.error($0)) } }
  }

  /// Adds a closure to the end of the sequence. It's a failure if the stub was removed or reset.
  /// - Parameter action: takes what `$1`, `$2` … stand for, or the list of arguments, and returns the call's result.
  @discardableResult
  public func thenDo(_ action: @escaping (Input) throws -> Output) -> StubHandle<Output, Input> {
    then(.running(action, input))
  }

  /// Adds a call-through to the end of the sequence: the fake's own `orElse:` answers.
  ///
  /// It's a failure if the stub was removed or reset.
  @discardableResult
  public func thenCallThrough() -> StubHandle<Output, Input> { then(.callThrough()) }

  /// How many calls the stub has answered.
  ///
  /// A stub that you removed on its own keeps its count until you reset every stub of the fake. A stub that you removed
  /// with the others of its function, or reset, has 0.
  public var callCount: Int { stub?.callCount ?? 0 }

  /// Removes the stub, so that older ones answer again. Removing it twice does nothing.
  public func remove() { stub?.remove() }

  func then(_ answer: StubAnswer) -> StubHandle<Output, Input> { changed { $0.append(answer) } }

  private func changed(_ change: (InstalledStub) -> Bool) -> StubHandle<Output, Input> {
    if let stub, !change(stub) {
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
  /// fake.stub { $0.bark() }.andReturn("woof", "wuff").thenCycle()
  /// ```
  /// Answers that you add later are part of the sequence. If you set several ends, the last one wins. Setting an end is
  /// a failure if the stub was removed or reset.
  @discardableResult
  public func thenCycle() -> StubHandle<Output, Input> { changed { $0.end(with: .cycle) } }

  /// Makes every call after the last answer a failure.
  ///
  /// The failure says where you wrote the sequence and how long it was. The call then goes on as if it had no stub:
  /// `orElse:` answers, or else the function's default. If there's neither, a function that returns nothing returns,
  /// and for any other the policy decides. Setting an end is a failure if the stub was removed or reset.
  @discardableResult
  public func thenFail() -> StubHandle<Output, Input> { changed { $0.end(with: .fail) } }

  /// Lets older stubs answer the calls after the last answer, as if you had removed this one.
  ///
  /// Setting an end is a failure if the stub was removed or reset.
  @discardableResult
  public func thenFallThrough() -> StubHandle<Output, Input> { changed { $0.end(with: .fallThrough) } }
}

nonisolated extension StubHandle where Output == Void {
  /// Adds an answer that returns nothing to the end of the sequence. It's a failure if the stub was removed or reset.
  @discardableResult
  public func thenReturn() -> StubHandle<Output, Input> { then(.returning(())) }
}

nonisolated extension StubHandle where Output == Any? {
  /// Adds an answer that returns nothing (`Void`) to the end of the sequence.
  ///
  /// It's a failure if the stub was removed or reset.
  @discardableResult
  public func thenReturn() -> StubHandle<Output, Input> { then(.returning(())) }
}

/// A stub in the tables of its faker.
nonisolated struct InstalledStub: Sendable {
  let id: Int
  let store: any StubStore

  /// False if the stub is gone.
  func append(_ answer: StubAnswer) -> Bool { store.append(answer, toStub: id) }
  /// False if the stub is gone.
  func end(with end: SequenceEnd) -> Bool { store.endStub(id, with: end) }
  var callCount: Int { store.callCount(ofStub: id) }
  func remove() { store.removeStub(id) }
}

/// The faker's tables, which belong to a higher layer.
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
  private let handles: [StubHandle<Any?, [Any?]>]

  init(_ storage: LockedValue<Value>, _ handles: [StubHandle<Any?, [Any?]>]) {
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
