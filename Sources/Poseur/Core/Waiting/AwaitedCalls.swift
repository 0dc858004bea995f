/// The calls that somebody waits for, and those of them that have come. One task or thread uses it at a time.
nonisolated final class AwaitedCalls {
  let meant: MeantCalls
  /// How many are awaited, including earlier ones.
  private let count: Int
  /// The calls that match and were in the record at the last look.
  private var received: [RecordedCall<AnyFunction>] = []
  /// The sequence number of the last call that it has seen.
  private var lastSeen = 0
  /// The state in which it has seen them. A wait that outlives its scope looks at another.
  private var state: AnyObject?
  /// How many calls there were at the last look, kept or not.
  private var seenCount = 0

  /// - Parameter count: how many are awaited; nil for as many as are meant at least.
  init(_ meant: MeantCalls, count: Int?) {
    var meant = meant
    let count = count ?? (meant.times.isNever ? 0 : max(1, meant.times.lowerBound))
    (meant.times, meant.waiting) = (.atLeast(count), .never)
    (self.meant, self.count) = (meant, count)
  }

  /// Calls that aren't kept count if the arguments don't matter.
  private var isComplete: Bool { (meant.pattern.isEveryCall ? seenCount : received.count) >= count }

  /// The sequence number of the last call that it has seen in this state.
  private func lastSeen(in state: AnyObject) -> Int { state === self.state ? lastSeen : 0 }

  // MARK: Waiting

  /// - Parameter verb: the name of the function that waits.
  nonisolated(nonsending) func wait(
    _ timeout: Duration, _ clock: any Clock<Duration>, as verb: String = "waitForCall", at position: SourcePosition
  ) async throws -> [RecordedCall<AnyFunction>] {
    let wait = begin(verb, "gives up by itself", at: position)
    defer { wait.end() }
    let wakeUp = WakeUp()
    let end = await wakeUp.look(for: timeout, on: clock) { look(orWake: wakeUp) }
    if end == .found { return finish(wakeUp) }
    return try lastLook(wakeUp, at: position, after: timeout, isCancellable: true)
  }

  /// Waits to make sure that no call comes. Earlier calls count.
  /// - Returns: false as soon as there is one, or if the task is cancelled before the end.
  nonisolated(nonsending) func waitForNone(
    _ duration: Duration, _ clock: any Clock<Duration>, as verb: String = "waitForNoCall", at position: SourcePosition
  ) async -> Bool {
    guard duration > .zero else {
      meant.faker.report(EmptyWait.noCall(verb: verb, duration), at: position)
      return true
    }
    let wakeUp = WakeUp()
    defer { meant.faker.stopWaking(wakeUp, for: meant.function) }
    return await wakeUp.look(for: duration, on: clock) { look(orWake: wakeUp) } == .timeOver
  }

  /// Blocks the thread instead of the task.
  func block(_ timeout: Duration, at position: SourcePosition) throws -> [RecordedCall<AnyFunction>] {
    let wakeUp = ThreadWakeUp(timeout)
    let thread = timeout > .zero ? BlockedThread.current : nil
    let wait = begin("waitSynchronously", thread?.fact ?? "gives up by itself", at: position)
    defer { wait.end() }
    repeat {
      if look(orWake: wakeUp) { return finish(wakeUp) }
    } while wakeUp.block()
    return try lastLook(wakeUp, at: position, after: timeout, isCancellable: false, hint: thread?.hint)
  }

  /// Has it told that the test waits. A wait for fewer calls than one would end at once.
  private func begin(_ verb: String, _ fact: String, at position: SourcePosition) -> PendingWait {
    if count < 1 { meant.faker.report(EmptyWait.calls(verb: verb, times: count), at: position) }
    let (name, function) = (meant.faker.name, meant.function)
    return .begin(.waitOfTest, at: position, reporter: meant.faker.reporter) {
      { "the \(verb) at \(position) waits for \(name ?? type(of: function).fakeName).\(function.label), and \(fact)" }
    }
  }

  // MARK: Looking at the record

  // A waiter is added under the lock that is held while the calls are copied, so a call is among the copies or wakes the
  // waiter. Matchers, checks and captors run outside the lock.

  /// Looks at the calls that came since the last look. If they aren't enough, the next one that may be wakes the waiter.
  func look(orWake waiter: any CallWaiter) -> Bool {
    // Nothing that calls still write to is kept while matchers run: their next write would copy it.
    let (state, (count, oldest, later)) = meant.faker.withAwaitedState { state in
      state.withState(of: meant.function) { function in
        // With fewer calls in the record, another look isn't worth it.
        function.addWaiter(waiter, count: meant.pattern.isEveryCall ? self.count : 0)
        let calls = function.calls
        return (calls.count, calls.firstSequenceNumber, calls.calls(after: lastSeen(in: state)))
      }
    }
    add(later, of: count, since: oldest, in: state)
    return isComplete
  }

  /// Ends a wait that was successful. Its calls count as verified, and captors have their arguments.
  @discardableResult
  func finish(_ waiter: any CallWaiter) -> [RecordedCall<AnyFunction>] {
    meant.faker.stopWaking(waiter, for: meant.function)
    let areAll = meant.pattern.isEveryCall
    meant.take(received, verified: areAll ? .all(through: lastSeen) : .some(received.map(\.sequenceNumber)))
    return received
  }

  /// Ends a wait whose time is over or whose task was cancelled, with a last look.
  /// - Throws: `CancellationError`, or the report of what was received.
  private func lastLook(
    _ waiter: any CallWaiter, at position: SourcePosition, after timeout: Duration, isCancellable: Bool,
    hint: String? = nil
  ) throws -> [RecordedCall<AnyFunction>] {
    meant.faker.stopWaking(waiter, for: meant.function)
    let (state, all) = meant.faker.withAwaitedState { $0.withLock(\.knownCalls) }
    let record = CallSnapshot(all)
    let calls = record.calls(of: meant.function)
    let later = calls.calls(after: lastSeen(in: state))
    add(later, of: calls.count, since: calls.firstSequenceNumber, in: state)
    if isComplete { return finish(waiter) }
    if isCancellable, Task.isCancelled { throw CancellationError() }
    throw CallNotReceived(CallVerdict(meant, in: record).report, at: position, after: timeout, hint: hint)
  }

  /// Adds the calls that came since the last look. Runs matchers and checks, which are the test's code.
  /// - Parameters:
  ///   - calls: those that are kept.
  ///   - count: how many the function has at this moment, kept or not.
  ///   - oldest: the sequence number of the first of all that are kept; the largest number if there are none.
  private func add(_ calls: FunctionCalls, of count: Int, since oldest: Int, in state: AnyObject) {
    if state !== self.state { (self.state, received, lastSeen) = (state, [], 0) }
    // The calls were reset, and all came since.
    if let first = received.first, first.sequenceNumber < oldest { received = [] }
    seenCount = count
    received += calls.recordedCalls(to: AnyFunction(meant.function)).filter { meant.pattern.matches($0) }
    lastSeen = max(lastSeen, calls.lastSequenceNumber)
  }
}

nonisolated extension FakerCore {
  /// Looks at the state, which wakes the waiters that the body adds: at a call, or when its scope ends. A state whose
  /// scope has just ended wakes nobody any more, so the body then looks again, at another state.
  func withAwaitedState<Result>(
    _ body: (LockedValue<FakerState>) -> Result
  ) -> (LockedValue<FakerState>, Result) {
    while true {
      let state = state
      let result = body(state)
      if state === self.state { return (state, result) }
    }
  }

  func stopWaking(_ waiter: any CallWaiter, for function: any PoseurFunction) {
    state.withState(of: function) { $0.removeWaiter(waiter) }
  }
}
