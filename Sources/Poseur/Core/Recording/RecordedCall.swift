/// One call that a fake received.
public struct RecordedCall<Function: PoseurFunction>: CustomStringConvertible {
  /// The function that was called.
  public let function: Function
  /// The arguments it was called with, in order.
  public let arguments: [Any?]
  /// Rises with every call that any fake of the process records: puts calls of several fakes in the order in which
  /// they began. It starts anywhere; `number` is the one that a reader can count.
  public let sequenceNumber: Int
  /// The how-manieth call of its fake it is, from 1, counted since the fake was made or its calls were reset.
  public let number: Int
  /// What became of the call, as far as was known when this value was read from the fake.
  public let outcome: CallOutcome
  /// Where the stub that answered was written; nil when none did.
  public let stubPosition: SourcePosition?

  init(function: Function, _ row: CallSlot.Row, _ result: CallResult?, _ retention: ArgumentRetention) {
    self.function = function
    arguments = retention.read(row.arguments)
    sequenceNumber = row.sequenceNumber
    number = row.number
    outcome = result.map { retention.read($0.outcome) } ?? (row.isPending ? .pending : .returned(()))
    stubPosition = result?.stub?.position
  }

  /// The function and its arguments: `shouldFetch(.ball, .kid)`.
  public var description: String { function.label.call(with: arguments) }
}
