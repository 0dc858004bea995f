/// One stub: the calls it is for. What it answers, and how far it has come, is its slot's to know. An object, since it
/// is handed out for matching with every call.
final class StubRule {
  /// Unique in its table.
  let id: Int
  let pattern: ArgumentPattern
  let conditions: [() -> Bool]
  /// How often it answers before it steps back for older stubs; nil for ever.
  let limit: Int?
  let site: StubSite
  /// Whether it is for every call at any time, which needs no code of the test's to find out.
  let isUnconditional: Bool
  /// What can choose the stub under a lock; nil where that takes code of the test's, or too much.
  let plainPattern: PlainPattern?
  /// Whether it may come to one value for all calls that it is for.
  let maySettle: Bool
  private let hasConditions: Bool

  init(id: Int, draft: StubDraft) {
    self.id = id
    pattern = draft.pattern
    conditions = draft.conditions
    limit = draft.limit
    site = draft.site
    hasConditions = !draft.conditions.isEmpty
    plainPattern = draft.conditions.isEmpty ? draft.pattern.plain : nil
    isUnconditional = draft.pattern.isUniversal && draft.conditions.isEmpty
    maySettle = plainPattern != nil && limit == nil
  }

  /// Runs matchers, checks and conditions, all of them code of the user's.
  func matches(_ arguments: [Any?]) -> Bool {
    pattern.matches(arguments) && (!hasConditions || conditionsHold)
  }

  /// Runs the conditions, which are code of the user's.
  var conditionsHold: Bool { conditions.allSatisfy { $0() } }
}

/// What a stub does with a call it answers.
enum StubAnswer {
  case value(StubbedValue)
  case error(any Error)
  case action(([Any?]) throws -> Any?)
  /// Takes the arguments and returns what is to be awaited, so that these are never handed to another actor. It may
  /// let the call proceed to other stubs.
  case asynchronousAction(mayProceed: Bool = false, ([Any?]) throws -> AwaitedAnswer)
  case callThrough
  case changedCallThrough(ResultChange)
  /// A failure: the sequence of so many answers has ended.
  case ended(count: Int)

  /// Whether it may leave the call to other stubs.
  var mayProceed: Bool { if case .asynchronousAction(mayProceed: true, _) = self { true } else { false } }

  static func returning(_ value: Any?) -> StubAnswer { .value(StubbedValue(value)) }

  /// Makes what is recorded of the calls that it answers, where that is the same for all.
  func prepare(for retention: ArgumentRetention, _ site: StubSite) {
    if case .value(let value) = self { value.prepare(for: retention, site) }
  }
}

/// A stub that is being written: it answers nothing before it is given an answer.
struct StubDraft {
  var pattern: ArgumentPattern
  /// Asked by every call that the pattern means: where one is false, the stub steps back.
  var conditions: [() -> Bool] = []
  /// How often it is to answer; nil for ever.
  var limit: Int?
  /// Takes the place of stubs for the same calls, instead of standing before them.
  var replacesSame = false
  /// Reports that a call, with these arguments, does not go with the stub: "The stub that answered bark(3) …".
  var reportMisfit: (_ arguments: [Any?], _ reason: String) -> Void = { _, _ in }
  /// What it is for, as it reads in a message: `FakeDog.bark()`.
  var callText: (ArgumentPattern) -> String = { _ in "" }
  /// Told of the gate where its calls are to wait.
  var noteGate: (CallGate) -> Void = { _ in }
  var site: StubSite
}

/// Which stub answers when a universal stub (for any arguments) and a specific one (for some) both match a call.
/// Within each tier the newest answers.
public enum StubPrecedence: Sendable {
  /// A universal stub overrides every specific one: the rule of the original Poseur.
  case universalFirst
  /// A specific stub is asked before any universal one: the rule of Spry.
  case specificFirst
}

/// Where a stub was written. An object, so that a million calls that it answered share one.
final class StubSite: Sendable {
  let position: SourcePosition

  init(_ position: SourcePosition) { self.position = position }
}

/// What a stub makes of the result of a call-through.
struct ResultChange {
  /// The type that the closure takes and returns.
  let type: Any.Type
  private let change: (Any?) throws -> Any?

  init<Result>(_ change: @escaping (Result) throws -> Result) {
    type = Result.self
    self.change = { result in try castValue(result, to: Result.self).map { try change($0) as Any } }
  }

  /// Runs the closure, which is code of the user's; nil where the result is of another type.
  func callAsFunction(_ result: Any?) throws -> Any? { try change(result) }
}
