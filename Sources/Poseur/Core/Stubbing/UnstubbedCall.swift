/// What a throwing function throws when no stub answers it. Prints as the failure does.
public struct UnstubbedCall: Error, CustomStringConvertible {
  /// Which call it was, which stubs came near, and a line to paste.
  public let description: String

  /// Whether a function that throws errors of one type only can throw it.
  nonisolated static func canBeThrown<Failure: Error>(as type: Failure.Type) -> Bool {
    UnstubbedCall(description: "") is Failure
  }
}
