/// A matcher that was in no written call. The assertion there fails for that reason alone.
nonisolated struct MisplacedMatcher {
  static let last = LockedValue<MisplacedMatcher?>(nil)

  static let message = """
    matching is not in a written call, so it matches nothing.
    Write it in the closure of one, as in dog.call { $0.eat(matching(.nonNil)) }. In a list of arguments, write the matcher \
    itself.
    """

  static func report(at position: SourcePosition) {
    last.exchange(MisplacedMatcher(at: position))
    Failures.reporter.report(message, severity: .failure, at: position)
  }

  private let position: SourcePosition
  private let test: String?
  // Kept, since a later one could have the same address.
  private let reporter: AnyObject?

  /// One that the test has just made.
  init(at position: SourcePosition) {
    (self.position, test, reporter) = (position, StandardReporter.currentTestID, classInstance(Failures.reporter))
  }

  /// Whether it stands in an assertion of the same test. One whose failure went elsewhere doesn't.
  func isArgument(at other: SourcePosition) -> Bool {
    let now = MisplacedMatcher(at: other)
    return test == now.test && reporter === now.reporter && "\(position.filePath)" == "\(other.filePath)"
      && position.line >= other.line && position.line < other.line + 5
  }
}
