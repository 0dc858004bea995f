/// A call that came in, and that holds no lock.
@usableFromInline
nonisolated enum BegunCall {
  /// It is over and returns nothing, which is all that was needed.
  case nothing
  /// It is over, with a value of the type that was needed.
  case answered(StubbedValue)
  case open(OpenCall)
}
