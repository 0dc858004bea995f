/// Goes through two values side by side and stops at each difference.
///
/// Equality asks for the first difference, a report for all of them. The walk keeps its own stack, so it can compare a
/// chain of any length on any thread. It enters each pair of objects only once, so cycles end.
///
/// Values have no identity. If many paths lead to one, it's compared each time, which could take forever. So the walk
/// gives up after very many members.
nonisolated struct ComparisonWalk {
  /// The most members it compares, which takes a second or two. `Equatable` arrays may be longer, since one `==`
  /// compares the whole.
  static let mostMembers = 100_000

  nonisolated private struct Level {
    let step: DifferenceStep?
    let members: MemberPairs
    /// The values, if their own `==` calls them different. If no member differs, they themselves are the difference.
    let judged: MemberPair?
    /// The two objects, if they are some.
    let objects: [ObjectIdentifier]
    /// How many differences had been found when the walk entered this level.
    let explainedBefore: Int
  }

  private let ladder: EqualityLadder
  private var levels: [Level]
  private var entered: Set<[ObjectIdentifier]> = []
  /// Those of the entered objects in which a difference was found. Met again, they explain why their owners differ.
  private var different: Set<[ObjectIdentifier]> = []
  /// The objects it has entered. A new object could get a freed one's address.
  private var keptAlive: [AnyObject] = []
  private var explained = 0
  private var membersLeft: Int

  init(ladder: EqualityLadder, from members: MemberPairs, mostMembers: Int = Self.mostMembers) {
    self.ladder = ladder
    membersLeft = mostMembers
    levels = [Level(step: nil, members: members, judged: nil, objects: [], explainedBefore: 0)]
  }

  /// Whether the walk stopped because there are too many members.
  private(set) var hasGivenUp = false

  /// A type whose own `==` decided, so that it may ignore some of the differences found inside. Swift writes none for
  /// classes, and for structs only if all fields are `Equatable`.
  private(set) var typeWithOwnEquality: Any.Type?

  /// The next difference, or nil if there are no more or the walk gives up.
  mutating func next() -> MemberPair? {
    while !hasGivenUp, let level = levels.last {
      if let pair = level.members.next() {
        membersLeft -= 1
        hasGivenUp = membersLeft < 0
        if !hasGivenUp, isDifference(pair) { return found(pair) }
      } else {
        levels.removeLast()
        if level.explainedBefore < explained || level.judged != nil { different.insert(level.objects) }
        if level.explainedBefore == explained, let judged = level.judged { return found(judged) }
      }
    }
    return nil
  }

  /// The path to the last difference found.
  func path(to difference: MemberPair) -> [DifferenceStep] {
    (levels.map(\.step) + [difference.step]).compactMap { $0 }
  }

  /// Whether the last difference found is inside a value that may be new each time, or is one.
  func isFresh(_ difference: MemberPair) -> Bool {
    difference.isFresh || levels.contains { $0.judged?.isFresh == true }
  }

  private mutating func found(_ difference: MemberPair) -> MemberPair {
    explained += 1
    return difference
  }

  /// Whether the pair is a difference by itself. If its members decide, the walk enters it.
  private mutating func isDifference(_ pair: MemberPair) -> Bool {
    guard case .both(_, let actual, let expected) = pair else { return true }
    noteOwnEquality(of: actual)
    switch ladder.verdict(actual, expected) {
    case .equal: return false
    case .different: return true
    case .byMembers(let members): enter(pair, members, judged: nil)
    case .judgedDifferent:
      guard let members = ladder.explanation(actual, expected) else { return true }
      enter(pair, members, judged: pair)
    }
    return false
  }

  private mutating func noteOwnEquality(of member: Any?) {
    guard typeWithOwnEquality == nil, let owner = levels.last?.judged?.actual else { return }
    let isWritten = classInstance(owner) != nil || unwrappedValue(member).map { !($0 is any Equatable) } == true
    if isWritten, owner is any Equatable { typeWithOwnEquality = type(of: owner) }
  }

  private mutating func enter(_ pair: MemberPair, _ members: MemberPairs, judged: MemberPair?) {
    guard case .both(let step, let actual, let expected) = pair else { return }
    let objects = [actual, expected].compactMap { unwrappedValue($0).flatMap(classInstance) }
    let ids = objects.count == 2 ? objects.map(ObjectIdentifier.init) : []
    if !ids.isEmpty, !entered.insert(ids).inserted {
      if different.contains(ids) { explained += 1 }
      return
    }
    keptAlive += objects
    levels.append(Level(step: step, members: members, judged: judged, objects: ids, explainedBefore: explained))
  }
}
