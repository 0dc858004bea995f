/// One stub: the calls it is for and what it answers. How often it has answered is the table's to know.
struct StubRule {
  /// Unique in its table.
  let id: Int
  let pattern: ArgumentPattern
  let conditions: [() -> Bool]
  /// How often it answers before it steps back for older stubs; nil for ever.
  let limit: Int?
  let site: StubSite
  /// One after the other.
  private(set) var answers: [StubAnswer]
  /// What comes after the last of them.
  var end = SequenceEnd.stay

  init(id: Int, draft: StubDraft, answers: [StubAnswer]) {
    self.id = id
    pattern = draft.pattern
    conditions = draft.conditions
    limit = draft.limit
    site = StubSite(draft.position)
    self.answers = answers
  }

  /// Whether the stub leaves some of the calls it is for to others.
  var stepsBack: Bool { limit != nil || end == .fallThrough || !conditions.isEmpty }

  /// Whether it is for every call at any time, which needs no code of the test's to find out.
  var isUnconditional: Bool { pattern.isUniversal && conditions.isEmpty }

  /// Runs matchers, checks and conditions, all of them code of the user's.
  func matches(_ arguments: [Any?]) -> Bool { pattern.matches(arguments) && conditionsHold }

  /// Runs the conditions, which are code of the user's.
  var conditionsHold: Bool { conditions.allSatisfy { $0() } }

  mutating func append(_ answer: StubAnswer) { answers.append(answer) }

  /// The index of the answer to the next call; nil where the sequence has ended.
  /// - Parameter count: how many answers were given already.
  func nextAnswer(after count: Int) -> Int? {
    if count < answers.count { return count }
    return switch end {
    case .stay: answers.count - 1
    case .cycle: 0
    case .fail, .fallThrough: nil
    }
  }
}
