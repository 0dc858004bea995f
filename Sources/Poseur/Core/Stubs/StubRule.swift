/// One stub: the calls it is for. `FunctionStubs` knows what it answers, and how far it has come. An object, since it
/// is handed out for matching with every call.
nonisolated final class StubRule {
  /// Unique in its table.
  let id: Int
  let pattern: ArgumentPattern
  let conditions: [() -> Bool]
  /// How often it answers before it steps back for older stubs; nil for no limit.
  let limit: Int?
  let site: StubOrigin
  let pair: StubPair?
  /// Whether it answers every call at any time.
  let isUnconditional: Bool

  init(id: Int, specification: StubSpecification) {
    self.id = id
    pattern = specification.pattern
    conditions = specification.conditions
    limit = specification.limit
    site = specification.site
    pair = specification.pair
    isUnconditional =
      specification.pattern.isUniversal && specification.conditions.isEmpty && specification.limit == nil
  }

  /// Runs matchers, checks and conditions, all of them code of the user's.
  func matches(_ arguments: [Any?]) -> Bool {
    pattern.matches(arguments) && (conditions.count == 0 || conditionsHold)
  }

  /// Runs the conditions, which are code of the user's.
  var conditionsHold: Bool { conditions.allSatisfy { $0() } }
}
