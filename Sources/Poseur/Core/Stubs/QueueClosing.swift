/// Why nobody can answer the calls of a queue.
nonisolated enum QueueClosing: Sendable {
  /// Answers that it gave before are still taken.
  case responderGone
  case stubGone
  /// The test has ended. Answers that it gave before are still taken.
  case scopeEnded

  /// Why a call cannot be answered any more.
  var fact: String {
    switch self {
    case .responderGone: "its responder is gone"
    case .stubGone: "its stub was removed or reset"
    case .scopeEnded: "its test has ended"
    }
  }

  /// What happened, and what to write where calls waited then; nil where it is no mistake of the test's.
  var mistake: (end: String, advice: String)? {
    switch self {
    case .responderGone:
      ("its responder went", "Keep the responder for as long as calls wait, or stub andNeverReturn().")
    case .stubGone:
      ("it was removed or reset", "Respond to the waiting calls before you remove or reset the stub.")
    case .scopeEnded: nil
    }
  }

  /// Whether no call can come any more.
  var isFinal: Bool { if case .stubGone = self { true } else { false } }
}
