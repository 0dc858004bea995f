/// What happens when no stub answers a call and the fake has no `orElse:`.
///
/// Under any policy, a function that returns nothing needs no stub, nor does one with its own default from
/// `register(default:for:)`.
nonisolated public enum UnstubbedPolicy: Sendable {
  /// Fails the test at each such call, with the nearest stubs and a line to paste.
  ///
  /// Then a function that can throw any error throws `UnstubbedCall`, and one that throws one type an error of that.
  /// Any other returns a stand-in: a value registered for the type, the default of a `DefaultProvidable` type, nil, zero,
  /// false, something empty, or a struct, tuple or enum made of stand-ins. The process stops only if Poseur can't make
  /// one, as of an object.
  case report
  /// Like `report`, but without the failure, unless Poseur can't make a stand-in and the process stops.
  ///
  /// A stub that matches but whose answer doesn't fit is still a failure. A function that can throw returns the value
  /// registered for its type, if there is one.
  case returnDefault
  /// Reports, then stops the process, also if a stub's answer doesn't fit: the rule of the original Poseur.
  case trap
}
