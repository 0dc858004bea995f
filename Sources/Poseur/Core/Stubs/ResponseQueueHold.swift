/// Lets the queue know when the last copy of the stub goes.
nonisolated final class ResponseQueueHold: Sendable {
  let queue: ResponseQueue

  init(_ queue: ResponseQueue) { self.queue = queue }

  deinit { queue.closeFinally() }
}

nonisolated extension ResponseQueue {
  /// Closes for good, and reports the answers that no call took.
  func closeFinally() {
    let count = close(.stubGone, takingAnswers: true).answers.count
    if count == 0 { return }
    report("The stub of \(callText) was given \(countedNoun(count, "response")) that no call took.", at: position)
  }
}
