/// A call as it came in.
struct IncomingCall {
  /// The number of the function that was called.
  let function: Int
  let arguments: [Any?]
  /// Whether the function can throw.
  let canThrow: Bool
  /// What the function returns.
  let neededType: Any.Type
  /// Nil where only an answer is asked for and nothing is recorded.
  let record: CallPosition?
  /// How its outcome is to be recorded.
  let retention: ArgumentRetention
  /// The tables in which the call is recorded and its stubs are.
  let state: LockedValue<FakerState>
}
