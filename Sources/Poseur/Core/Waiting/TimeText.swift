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
