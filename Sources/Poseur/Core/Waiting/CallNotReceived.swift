/// What waiting for a call throws when the time is over. Prints as a failed assertion does.
///
/// A test framework reports an error that is thrown at the line of the test: the text says which wait it was.
public struct CallNotReceived: Error, CustomStringConvertible {
  /// Where the wait is written.
  public let position: SourcePosition
  /// Which call was waited for, how often it came, and which calls came near.
  let report: String

  init(_ report: String, at position: SourcePosition) {
    (self.report, self.position) = (report, position)
  }

  /// Which call was waited for, and where, how often it came, and which calls came near.
  public var description: String { "\(report)\nThe wait is at \(position.description)." }
}
