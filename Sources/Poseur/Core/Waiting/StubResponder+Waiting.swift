nonisolated extension StubResponder {
  /// Waits until the stub holds a given number of calls at once; see `pendingCallCount`.
  /// - Parameters:
  ///   - count: how many calls. Fewer than 1 is a failure.
  ///   - timeout: how long to wait at most, with a last look at the end. With zero or less, it looks just once.
  ///   - clock: measures the timeout.
  /// - Throws: `CallNotReceived` when time runs out, or if the stub is gone or its test has ended. `CancellationError`
  ///   when the task is cancelled.
  nonisolated(nonsending) public func waitForPendingCalls(
    _ count: Int = 1, timeout: Duration = .seconds(5), clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    let position = SourcePosition(fileID, filePath, line, column)
    if count < 1 { queue.report(EmptyWait.pendingCalls(count), at: position) }
    let wait = PendingWait.begin(.waitOfTest, at: position) { [text = queue.callText] in
      { "the waitForPendingCalls at \(position) waits for \(text), and gives up by itself" }
    }
    defer { wait.end() }
    let wakeUp = WakeUp()
    var isEnough = false
    _ = await wakeUp.look(for: timeout, on: clock) {
      isEnough = queue.pendingCallCount(orWake: wakeUp, below: count) >= count
      // Asked only now that the waiter was added, unless the closing kept it from being added.
      return isEnough || queue.closing != nil
    }
    queue.stopWaking(wakeUp)
    if !isEnough { try lastLook(for: count, at: position, after: timeout) }
  }

  private func lastLook(for count: Int, at position: SourcePosition, after timeout: Duration) throws {
    let pendingCount = pendingCallCount
    guard pendingCount < count else { return }
    if Task.isCancelled { throw CancellationError() }
    let closing = queue.closing
    let reason =
      switch closing {
      case nil, .responderGone: ""
      case .stubGone: ", and the stub is gone"
      case .scopeEnded: ", and its test has ended"
      }
    let fact = """
      Expected \(countedNoun(count, "call")) to be waiting for a response of the stub of \(queue.callText), but \
      \(pendingCount == 1 ? "1 is" : "\(pendingCount) are")\(reason).
      """
    let explanation = closing == nil ? explanation(of: count) : []
    throw CallNotReceived(
      ([fact] + explanation).joined(separator: "\n"), at: position, after: closing == nil ? timeout : nil)
  }

  /// What came instead of the calls, as where a count is too low.
  private func explanation(of count: Int) -> [String] {
    guard let stubbed, let faker = stubbed.faker as? FakerCore else { return [] }
    let meant = MeantCalls(
      faker: faker, fakeType: nil, function: stubbed.function, pattern: stubbed.pattern, times: .atLeast(count),
      waiting: .never)
    return CallVerdict(meant, in: faker.callSnapshot).explanation
  }
}
