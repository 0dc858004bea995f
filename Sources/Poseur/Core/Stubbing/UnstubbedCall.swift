/// What a throwing function throws when no stub answers it. Prints as the failure does.
public struct UnstubbedCall: Error, CustomStringConvertible {
  /// Which call it was, which stubs came near, and a line to paste.
  public let description: String
}
