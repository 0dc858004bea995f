/// One call that a fake received.
nonisolated public struct RecordedCall<Function: PoseurFunction>: CustomStringConvertible {
  /// The function that was called.
  public let function: Function
  /// The arguments of the call, in order.
  public let arguments: [Any?]
  /// A number that rises with every call that any fake in the process records.
  ///
  /// It puts calls to several fakes in the order they began. It starts at any number and has gaps. To count calls, use
  /// `number`.
  public let sequenceNumber: Int
  /// The position of this call among its fake's calls, counted from 1 since the fake was made or its calls were reset.
  public let number: Int
  /// What had become of the call when you read this value from the fake.
  public let outcome: CallOutcome
  /// Where you wrote the stub that should have answered, and usually did; nil if there was none.
  public let stubPosition: SourcePosition?
  /// How long the call took, or nil while it's pending.
  ///
  /// This is the time in which one of the test's closures or the fake's `orElse:` ran, or an answer was awaited. It's
  /// zero if a stub's value or error, a default or nothing answered the call, because there is nothing to measure.
  public let duration: Duration?
  /// Whether the call came on the main thread.
  public let isOnMainThread: Bool
  /// Whether the call threw `CancellationError`, or its task was cancelled while it waited for its stub's answer.
  public let wasCancelled: Bool
  /// Who made it, if the fake keeps that.
  let trace: (any CallerTrace)?
  /// The type that the caller needs. Nil if it only recorded the call.
  let resultType: Any.Type?

  init(function: Function, _ entry: CallEntry, _ retention: ArgumentRetention, _ trace: (any CallerTrace)?) {
    let (stored, timing) = (entry.outcome, entry.outcome?.timing)
    (self.function, self.trace) = (function, trace)
    arguments = retention.read(entry.arguments)
    resultType = entry.resultType
    sequenceNumber = entry.sequenceNumber
    number = Int(entry.number)
    outcome = entry.outcome(retention)
    stubPosition = stored?.stub?.position
    isOnMainThread = entry.isOnMainThread
    duration = entry.isPending ? nil : timing?.duration ?? .zero
    wasCancelled = timing?.wasCancelled?.withLock { $0 } == true || stored?.outcome.error is CancellationError
  }

  /// The same call, of a function in other terms.
  init<Original>(_ call: RecordedCall<Original>, function: Function) {
    (self.function, trace) = (function, call.trace)
    (arguments, resultType) = (call.arguments, call.resultType)
    (sequenceNumber, number) = (call.sequenceNumber, call.number)
    (outcome, stubPosition, duration) = (call.outcome, call.stubPosition, call.duration)
    (isOnMainThread, wasCancelled) = (call.isOnMainThread, call.wasCancelled)
  }

  /// The function and its arguments: `shouldFetch(.ball, .kid)`.
  public var description: String { function.label.call(with: arguments) }
}

nonisolated extension RecordedCall {
  /// The function and the line that made the call: `Checkout.buy(), Checkout.swift:12`.
  ///
  /// It's nil unless the fake keeps it, by `keepCallers()` or because the run has `POSEUR_CALLERS=1` in its environment,
  /// and where it can't be known. On Apple's systems it's the function alone.
  public var caller: String? { trace?.caller }
}

// A task that waits may return calls. A fake hands its calls to every thread that asks anyway, and with them arguments that
// may not be `Sendable`.
nonisolated extension RecordedCall: @unchecked Sendable {}

nonisolated extension NearMissList.Row {
  /// A call and a remark on it.
  init<Function>(
    _ call: RecordedCall<Function>, reason: String = "", describe: (Any?) -> String = describeArgument
  ) {
    let remarks = [reason.isEmpty ? nil : reason, call.trace?.remark].compactMap { $0 }
    let text = call.function.label.call(with: call.arguments, describe: describe)
    self.init(label: "#\(call.number)", text: text, reason: remarks.joined(separator: ", "))
  }
}
