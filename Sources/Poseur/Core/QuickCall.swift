/// A call that came in just now.
@usableFromInline
nonisolated enum QuickCall {
  /// It is over except for the value, which is to be copied under the lock; the lock stays held until `handOut` or
  /// `endAnswering` is called.
  case ready(ReadyPlace)
  // The cases of `BegunCall` again: a `BegunCall` in a case would take longer where the code is not optimised.
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
