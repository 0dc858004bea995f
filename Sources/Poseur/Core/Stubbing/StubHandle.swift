/// A complete stub: extend its sequence, count its calls, or remove it.
///
/// ```swift
/// let stub = fake.stub { try $0.howl(at: 3) }.andReturn("awoo").thenThrow(Hoarse())
/// ```
/// For `Output` and `Input`, see ``StubBuilder``.
nonisolated public struct StubHandle<Output, Input>: Sendable {
  /// Nil if a failure kept the stub from being added. The handle then does nothing.
  let stub: Stub?
  let state: LockedValue<FakerState>?
  let input: InputReader<Input>
  let position: SourcePosition

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
    changed { $0.append(([first, second] + more).map { .returning($0) }, keptBy: $1) }
  }

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
    changed { $0.append(([error] + more).map { .error($0) }, keptBy: $1) }
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
  /// A stub that you removed on its own keeps its count. A stub that you removed with the others of its function, or
  /// reset, has 0.
  public var callCount: Int {
    guard let stub, let state else { return 0 }
    return state.withLock { _ in stub.callCount }
  }

  /// Removes the stub, so that older ones answer again. Removing it twice does nothing.
  public func remove() {
    if let stub { state?.drop { $0.remove(stub) } }
  }

  func then(_ answer: StubAnswer) -> StubHandle<Output, Input> { changed { $0.append([answer], keptBy: $1) } }

  private func ending(with end: SequenceEnd) -> StubHandle<Output, Input> { changed { stub, _ in stub.setEnd(end) } }

  private func changed(_ change: (Stub, ArgumentRetention) -> Void) -> StubHandle<Output, Input> {
    if let stub, let state, !state.withLock({ $0.change(stub, change) }) {
      reportMisuse("This stub was removed or reset, so nothing can be added to its sequence. Stub the function again.")
    }
    return self
  }

  func reportMisuse(_ text: String) { Failures.reporter.report(text, severity: .failure, at: position) }
}

nonisolated extension StubHandle: CustomStringConvertible {
  /// Which calls the stub is for, how many it has answered, and where you wrote it.
  public var description: String {
    guard let stub, let state else { return "a stub that was not added, written at \(position)" }
    let (function, count) = state.withLock { ($0[stub.function].function, stub.callCount) }
    let calls = function?.label.calls(matching: stub.pattern) ?? "a function"
    return "the stub of \(calls), used \(countedNoun(count, "time")), written at \(position)"
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
  public func thenCycle() -> StubHandle<Output, Input> { ending(with: .cycle) }

  /// Makes every call after the last answer a failure.
  ///
  /// The failure says where you wrote the sequence and how long it was. The call then goes on as if it had no stub:
  /// `orElse:` answers, or else the function's default. If there's neither, a function that returns nothing returns,
  /// and for any other the policy decides. Setting an end is a failure if the stub was removed or reset.
  @discardableResult
  public func thenFail() -> StubHandle<Output, Input> { ending(with: .fail) }

  /// Lets older stubs answer the calls after the last answer, as if you had removed this one.
  ///
  /// Setting an end is a failure if the stub was removed or reset.
  @discardableResult
  public func thenFallThrough() -> StubHandle<Output, Input> { ending(with: .fallThrough) }
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
