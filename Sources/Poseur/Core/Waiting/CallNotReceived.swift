/// The error that a wait for a call throws when time runs out. It prints like a failed assertion.
///
/// A test framework reports a thrown error at the line of the test, so the text says which wait it was.
nonisolated public struct CallNotReceived: Error, CustomStringConvertible {
  /// Where the wait is written.
  public let position: SourcePosition
  /// Which call you waited for, how often it came, and which calls came close.
  let report: String
  /// The length of the wait, unless something ended it before its time was over.
  private let time: String?
  /// What else may be the cause.
  private let hint: String?

  init(_ report: String, at position: SourcePosition, after timeout: Duration?, hint: String? = nil) {
    (self.report, self.position, self.hint) = (report, position, hint)
    time = timeout.flatMap(timeText)
  }

  /// Which call you waited for, how long and where, how often it came, and which calls came close.
  public var description: String {
    let place = "The wait \(time.map { "of \($0) " } ?? "")is at \(position.description)."
    return [report, hint, place].compactMap { $0 }.joined(separator: "\n")
  }
}

/// A time in a message: `5 seconds`, `0.05 seconds`, `1 second`. Nil if it isn't positive.
nonisolated func timeText(_ time: Duration) -> String? {
  if time <= .zero { return nil }
  if time < .milliseconds(1) { return "less than 0.001 seconds" }
  let seconds = secondsText(time)
  return seconds == "1" ? "1 second" : "\(seconds) seconds"
}

/// How many seconds a time takes: `4`, `0.25`.
nonisolated func secondsText(_ time: Duration) -> String {
  // More digits say nothing, and some would only come from the number's inexact representation.
  let text = "\((time / .milliseconds(1)).rounded() / 1_000)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
