/// A call that came in just now.
@usableFromInline
enum QuickCall {
  /// It is over but for the value, which is to be copied under the lock: that is held until `handOut` is called.
  case ready(ReadyPlace)
  // As those of `BegunCall`, which within this one would take longer where the code is not optimised.
  case nothing
  case answered(StubbedValue)
  case open(OpenCall)

  init(_ call: BegunCall) {
    self =
      switch call {
      case .nothing: .nothing
      case .answered(let value): .answered(value)
      case .open(let call): .open(call)
      }
  }
}

/// A call that came in, and that holds no lock.
@usableFromInline
enum BegunCall {
  /// It is over, with nothing, which is all that was needed.
  case nothing
  /// It is over, with a value of the type that was needed.
  case answered(StubbedValue)
  case open(OpenCall)
}
