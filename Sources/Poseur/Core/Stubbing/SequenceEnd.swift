/// What a stub does with the calls that come after the last answer of its sequence.
enum SequenceEnd {
  /// The last answer stays.
  case stay
  /// The sequence starts again.
  case cycle
  /// The call is a failure.
  case fail
  /// Older stubs answer.
  case fallThrough
}
