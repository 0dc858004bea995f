/// What the stub holds: it goes with the last copy of the stub.
final class GateHold: Sendable {
  nonisolated let gate: CallGate

  init(_ gate: CallGate) { self.gate = gate }

  deinit { gate.closeFinally() }
}

/// Why nobody can answer the calls of a gate.
enum GateClosing: Sendable {
  /// Answers that it gave before are still taken.
  case responderGone
  case stubGone
  /// The test has ended. Answers that it gave before are still taken.
  case scopeEnded

  /// Whether no call can come any more.
  nonisolated var isFinal: Bool { if case .stubGone = self { true } else { false } }
}
