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
  /// Whether it may answer no call.
  let isLenient: Bool
  /// Whether it answers every call at any time.
  let isUnconditional: Bool

  init(id: Int, specification: StubSpecification) {
    self.id = id
    pattern = specification.pattern
    conditions = specification.conditions
    limit = specification.limit
    site = specification.site
    pair = specification.pair
    isLenient = specification.isLenient
    isUnconditional =
      specification.pattern.isUniversal && specification.conditions.isEmpty && specification.limit == nil
  }

  /// Runs matchers, checks and conditions, all of them code of the user's.
  func matches(_ arguments: [Any?], returning type: Any.Type) -> Bool {
    pattern.matches(arguments, returning: type) && (conditions.count == 0 || conditionsHold)
  }

  /// Runs the conditions, which are code of the user's.
  var conditionsHold: Bool { conditions.allSatisfy { $0() } }
}

/// What tells stubs that are written together, as those of a property's getter and setter are.
nonisolated final class StubPair: Sendable {}

/// A stub that is being written: it answers nothing before it is given an answer.
nonisolated struct StubSpecification {
  var pattern = ArgumentPattern.any
  /// They run for every call that the pattern means: where one is false, the stub steps back.
  var conditions: [() -> Bool] = []
  /// How often it is to answer; nil for no limit.
  var limit: Int?
  /// The stubs that it is written together with: a call that uses one of them uses all.
  var pair: StubPair?
  /// Whether it may answer no call.
  var isLenient = false
  /// Whether it replaces stubs for the same calls, instead of standing before them.
  var replacesSame = false
  var site: StubOrigin
}
