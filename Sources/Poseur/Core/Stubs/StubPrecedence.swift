/// Which stub answers when a universal stub (for any arguments) and a specific one (for some) both match a call.
/// Within each tier the newest answers.
nonisolated public enum StubPrecedence: Sendable {
  /// A universal stub overrides every specific one: the rule of the original Poseur.
  case universalFirst
  /// A specific stub is asked before any universal one: the rule of Spry.
  case specificFirst
}
