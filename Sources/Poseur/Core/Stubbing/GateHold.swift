/// What the stub holds: it goes with the last copy of the stub.
final class GateHold: Sendable {
  nonisolated let gate: CallGate

  init(_ gate: CallGate) { self.gate = gate }

  deinit { gate.close(.stubGone) }
}
