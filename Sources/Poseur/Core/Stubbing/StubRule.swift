/// One stub: the calls it is for. Its slot knows what it answers, and how far it has come. An object, since it is
/// handed out for matching with every call.
nonisolated final class StubRule {
  /// Unique in its table.
  let id: Int
  let pattern: ArgumentPattern
  let conditions: [() -> Bool]
  /// How often it answers before it steps back for older stubs; nil for no limit.
  let limit: Int?
  let site: StubSite
  let pair: StubPair?
  /// What can choose the stub under a lock; nil where that takes code of the test's, or more than a plain comparison.
  let plainPattern: PlainPattern?
  /// Whether it may come to one value for all calls that it is for.
  let maySettle: Bool

  init(id: Int, draft: StubDraft) {
    self.id = id
    pattern = draft.pattern
    conditions = draft.conditions
    limit = draft.limit
    site = draft.site
    pair = draft.pair
    plainPattern = draft.conditions.isEmpty ? draft.pattern.plain : nil
    maySettle = plainPattern != nil && limit == nil
  }

  /// Whether it is for every call at any time.
  var isUnconditional: Bool { pattern.isUniversal && conditions.isEmpty }

  /// Runs matchers, checks and conditions, all of them code of the user's.
  func matches(_ arguments: [Any?]) -> Bool {
    pattern.matches(arguments) && conditionsHold
  }

  /// Runs the conditions, which are code of the user's.
  var conditionsHold: Bool { conditions.isEmpty || conditions.allSatisfy { $0() } }
}
