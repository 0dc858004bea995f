/// What waiting for a call throws when the time is over. Prints as a failed assertion does.
public struct CallNotReceived: Error, CustomStringConvertible {
  /// Which call was waited for, how often it came, and which calls came near.
  public let description: String
}
