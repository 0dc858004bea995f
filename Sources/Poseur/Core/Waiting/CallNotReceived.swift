/// The error that a wait for a call throws when time runs out. It prints like a failed assertion.
///
/// A test framework reports a thrown error at the line of the test, so the text says which wait it was.
nonisolated public struct CallNotReceived: Error, CustomStringConvertible {
  /// Where the wait is written.
  public let position: SourcePosition
  /// Which call was waited for, how often it came, and which calls came near.
  let report: String
  /// How long the wait was, in words; nil where it did not last to the end of its time.
  private let time: String?

  /// - Parameter timeout: the time that is over; nil where something else ended the wait.
  init(_ report: String, at position: SourcePosition, after timeout: Duration?) {
    (self.report, self.position) = (report, position)
    time = timeout.flatMap(timeText)
  }

  /// Which call you waited for, how long and where, how often it came, and which calls came close.
  public var description: String {
    "\(report)\nThe wait \(time.map { "of \($0) " } ?? "")is at \(position.description)."
  }
}

/// How a time reads in a message: `5 seconds`, `0.05 seconds`, `1 second`. Nil for none at all.
nonisolated func timeText(_ time: Duration) -> String? {
  if time <= .zero { return nil }
  if time < .milliseconds(1) { return "less than 0.001 seconds" }
  // More digits say nothing, and some would only be there since the number cannot be represented exactly.
  let seconds = (time / .milliseconds(1)).rounded() / 1_000
  if seconds == 1 { return "1 second" }
  let text = "\(seconds)"
  return "\(text.hasSuffix(".0") ? String(text.dropLast(2)) : text) seconds"
}
