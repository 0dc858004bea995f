/// An error that was thrown, in words for the middle of a sentence. What a call without a stub throws is a report of
/// several lines, of which a sentence takes the first; the whole was reported when the call came, unless the policy is
/// silent.
@_spi(Poseur) nonisolated public struct ThrownError {
  let error: any Error

  /// The error that was thrown.
  public init(_ error: any Error) { self.error = error }

  /// `threw Hoarse()`, `threw UnstubbedCall: FakeDog.bark() was called, but nothing is stubbed for it`.
  public var active: String { "threw \(name)\(explanation)" }

  /// `Hoarse() was thrown`, `UnstubbedCall was thrown: FakeDog.bark() was called, but nothing is stubbed for it`.
  var passive: String { "\(name) was thrown\(explanation)" }

  private var unstubbed: UnstubbedCall? { error as? UnstubbedCall }

  private var name: String { unstubbed == nil ? describeError(error) : "UnstubbedCall" }

  private var explanation: String { unstubbed.map { ": \($0.headline)" } ?? "" }
}
