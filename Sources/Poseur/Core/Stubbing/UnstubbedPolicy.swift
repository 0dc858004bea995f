/// What a call does that no stub answers, where the fake has no `orElse:`. A function that returns nothing needs no
/// stub under any policy.
public enum UnstubbedPolicy: Sendable {
  /// Fails the test once, with the nearest stubs and a line to paste. Then a throwing function throws
  /// `UnstubbedCall`; any other returns a stand-in (nil, an empty string or collection, zero, false, a first case,
  /// a `DefaultProvidable` type's default), and traps only where none can be made.
  case report
  /// As `report`, but without the failure.
  case returnDefault
  /// Reports, then stops the process: the rule of the original Poseur.
  case trap
}
