/// Which stub answers if a universal one (for any arguments) and a specific one (for some) both match a call.
///
/// Among stubs of the same kind, the newest wins.
nonisolated public enum StubPrecedence: Sendable {
  /// A universal stub overrides every specific one: the rule of the original Poseur.
  case universalFirst
  /// Specific stubs come before universal ones: the rule of Spry.
  case specificFirst
}
