/// What waiting for a call throws when the time is over. Prints as a failed assertion does.
///
/// A test framework reports an error that is thrown at the line of the test: the text says which wait it was.
public struct CallNotReceived: Error, CustomStringConvertible {
  /// Where the wait is written.
  public let position: SourcePosition
  /// Which call was waited for, how often it came, and which calls came near.
  let report: String
  /// How long it was waited, in words; nil where not to the end of a time.
  private let time: String?

  /// - Parameter timeout: the time that is over; nil where something else ended the wait.
  init(_ report: String, at position: SourcePosition, after timeout: Duration?) {
    (self.report, self.position) = (report, position)
    time = timeout.flatMap(timeText)
  }

  /// Which call was waited for, how long and where, how often it came, and which calls came near.
  public var description: String {
    "\(report)\nThe wait \(time.map { "of \($0) " } ?? "")is at \(position.description)."
  }
}

/// How a time reads in a message: `5 seconds`, `0.05 seconds`, `1 second`. Nil for none at all.
nonisolated func timeText(_ time: Duration) -> String? {
  if time <= .zero { return nil }
  if time < .milliseconds(1) { return "less than 0.001 seconds" }
  // More digits say nothing, and some would be those of a number that cannot be told exactly.
  let seconds = (time / .milliseconds(1)).rounded() / 1_000
  if seconds == 1 { return "1 second" }
  let text = "\(seconds)"
  return "\(text.hasSuffix(".0") ? String(text.dropLast(2)) : text) seconds"
}
