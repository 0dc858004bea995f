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
