/// One call that a fake received.
nonisolated public struct RecordedCall<Function: PoseurFunction>: CustomStringConvertible {
  /// The function that was called.
  public let function: Function
  /// The arguments it was called with, in order.
  public let arguments: [Any?]
  /// Rises with every call that any fake of the process records: puts calls of several fakes in the order in which
  /// they began. It starts at any number and has gaps; `number` is the one that a reader can count.
  public let sequenceNumber: Int
  /// Which call of its fake this is, counted from 1 since the fake was made or its calls were reset.
  public let number: Int
  /// What became of the call, as far as was known when this value was read from the fake.
  public let outcome: CallOutcome
  /// Where the stub that was to answer, and most often did, was written; nil when there was none.
  public let stubPosition: SourcePosition?
  /// How long the call took: the time in which a closure of the test's or the fake's `orElse:` ran, or in which an
  /// answer was awaited. Nil while the call is pending; zero for a call that was answered by a stub's value or error,
  /// by a default or by nothing, since there is nothing to measure.
  public let duration: Duration?
  /// The thread that the call came on: 1 for the main thread, the others are numbered as they come up.
  public let threadNumber: Int
  /// The type of the actor that the call came from; `MainActor` for the main actor. It is only known for calls of
  /// asynchronous functions, if code ran or something was awaited for the call, and the fake's function belongs to the
  /// actor or takes `isolation: isolated (any Actor)? = #isolation`; else it is nil.
  public let actorType: Any.Type?
  /// Whether the call threw `CancellationError`, or its task was cancelled while the answer of its stub was awaited.
  public let wasCancelled: Bool
  /// Where its end is among the sequence numbers: at its own number if it was answered at once.
  let endNumber: Int

  init(function: Function, _ entry: CallEntry, _ retention: ArgumentRetention) {
    let (stored, timing) = (entry.outcome, entry.outcome?.timing)
    self.function = function
    arguments = retention.read(entry.arguments)
    sequenceNumber = entry.sequenceNumber
    number = Int(entry.number)
    outcome = stored.map { retention.read($0.outcome) } ?? (entry.isOpen ? .pending : .returned(()))
    stubPosition = stored?.stub?.position
    threadNumber = Int(entry.thread)
    endNumber = entry.endNumber
    duration = endNumber == .max ? nil : timing?.duration ?? .zero
    actorType = timing?.actor
    wasCancelled = timing?.cancellation?.isNoted == true || stored?.isCancellation == true
  }

  /// The function and its arguments: `shouldFetch(.ball, .kid)`.
  public var description: String { function.label.call(with: arguments) }
}

nonisolated extension RecordedCall {
  /// Whether the call came on the main thread.
  public var isOnMainThread: Bool { threadNumber == Int(ThreadNumbers.main) }

  /// Whether both calls, of the same fake or of two, were open at the same time: one began before the other had ended.
  /// A call that is answered at once overlaps with none; any other that is made while a stub's closure answers a call
  /// overlaps with that call.
  /// - Parameter other: the other call.
  public func overlaps<Other>(_ other: RecordedCall<Other>) -> Bool {
    guard isLasting, other.isLasting, sequenceNumber != other.sequenceNumber else { return false }
    return sequenceNumber < other.endNumber && other.sequenceNumber < endNumber
  }

  /// It was not answered at once.
  var isLasting: Bool { endNumber > sequenceNumber }
}

nonisolated extension StoredOutcome {
  fileprivate var isCancellation: Bool {
    if case .threw(let error) = outcome { error is CancellationError } else { false }
  }
}
