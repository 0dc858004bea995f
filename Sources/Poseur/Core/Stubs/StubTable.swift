/// The stubs of a faker. It knows functions by the numbers that a `FunctionIndex` gives them.
nonisolated struct StubTable {
  private let precedence: StubPrecedence
  private let retention: ArgumentRetention
  /// By function, where it differs from that of the others.
  private var ownRetentions: [Int: ArgumentRetention] = [:]
  private var slots: [FunctionStubs] = []
  /// The function of each stub, by the stub's id.
  private var functions: [Int: Int] = [:]
  // The counts that handles still tell of stubs that were removed.
  private var retiredCounts: [Int: Int] = [:]
  private var lastID = 0

  init(precedence: StubPrecedence = .universalFirst, retention: ArgumentRetention = .strong) {
    self.precedence = precedence
    self.retention = retention
  }

  // `mutating`, as what follows: debug speed, see Architecture.
  @_transparent
  mutating func hasStubs(for function: Int) -> Bool { function < slots.count && !slots[function].rules.isEmpty }

  /// The stubs of a function, the one to ask first in front.
  mutating func rules(for function: Int) -> [StubRule] { function < slots.count ? slots[function].rules : [] }

  /// The stubs of a function with what they answer.
  func slot(for function: Int) -> FunctionStubs { function < slots.count ? slots[function] : FunctionStubs() }

  /// Adds a stub in front of its tier, and returns its id.
  mutating func add(_ specification: StubSpecification, _ answers: [StubAnswer], to function: Int) -> Int {
    lastID += 1
    functions[lastID] = function
    while slots.count <= function { slots.append(FunctionStubs()) }
    for answer in answers { answer.prepare(for: retention(of: function), specification.site) }
    slots[function].insert(
      StubRule(id: lastID, specification: specification), answers, universalFirst: precedence == .universalFirst)
    return lastID
  }

  /// Takes the value that every call to the function gets, if there is one of just this type.
  @_transparent
  mutating func takeConstant(for function: Int, ofType type: Any.Type) -> ValueBox? {
    function < slots.count ? slots[function].takeConstant(ofType: type) : nil
  }

  /// Takes the next answer of one of the function's stubs. A value of another type is only offered. Nil where the stub
  /// has no answer, or is gone.
  mutating func takeAnswer(
    of rule: StubRule, at position: Int, for function: Int, needing type: Any.Type
  ) -> NextAnswer? {
    function < slots.count ? slots[function].takeAnswer(of: rule, at: position, needing: type) : nil
  }

  /// Counts a call that takes a value that was offered. False when the stub is gone or has come to another answer.
  /// - Parameter value: the offered value, as the stub keeps it from now on.
  mutating func take(_ offered: ValueBox, turn: Int, of id: Int, as value: ValueBox) -> Bool {
    guard let place = place(of: id) else { return false }
    return slots[place.function].take(offered, turn: turn, of: place.index, as: value)
  }

  /// Adds an answer to the end of a stub's sequence. False when the stub is gone.
  mutating func append(_ answer: StubAnswer, to id: Int) -> Bool {
    guard let place = place(of: id) else { return false }
    answer.prepare(for: retention(of: place.function), slots[place.function].rules[place.index].site)
    slots[place.function].append(answer, at: place.index)
    return true
  }

  /// Says what comes after a stub's last answer. False when the stub is gone.
  mutating func end(_ id: Int, with end: SequenceEnd) -> Bool {
    guard let place = place(of: id) else { return false }
    slots[place.function].end(with: end, at: place.index)
    return true
  }

  /// How often a stub answered, even after it was removed on its own.
  func callCount(of id: Int) -> Int {
    guard let place = place(of: id) else { return retiredCounts[id] ?? 0 }
    return slots[place.function].progress(of: place.index).callCount
  }

  /// Sets how values that stubs of the function return are recorded, those of existing stubs included.
  mutating func setRetention(_ retention: ArgumentRetention, of function: Int) {
    ownRetentions[function] = retention
    guard function < slots.count else { return }
    slots[function].prepareAnswers(for: retention)
  }

  private func retention(of function: Int) -> ArgumentRetention { ownRetentions[function] ?? retention }

  private func place(of id: Int) -> (function: Int, index: Int)? {
    guard let function = functions[id], let index = slots[function].index(of: id) else { return nil }
    return (function, index)
  }
}

nonisolated extension StubTable {
  /// Removes one stub; nil when it is gone already.
  mutating func remove(_ id: Int) -> RemovedStub? {
    guard let place = place(of: id) else { return nil }
    functions[id] = nil
    let removed = slots[place.function].remove(at: place.index)
    retiredCounts[id] = removed.progress.callCount
    return removed
  }

  /// Removes the stubs of a function, or only the universal ones. Their handles tell nothing any more.
  mutating func removeAll(for function: Int, onlyUniversal: Bool = false) -> [RemovedStub] {
    guard function < slots.count else { return [] }
    let removed = slots[function].removeAll { $0.pattern.isUniversal || !onlyUniversal }
    for stub in removed { functions[stub.rule.id] = nil }
    return removed
  }

  /// Removes every stub, and returns them, to be dropped outside the lock.
  mutating func removeAll() -> [FunctionStubs] {
    let removed = slots
    slots = []
    functions = [:]
    retiredCounts = [:]
    return removed
  }

  /// The stubs that have answered no call, nor has one that they are written together with, in the order in which they
  /// were added.
  var unusedRules: [(function: Int, rule: StubRule, answers: [StubAnswer])] {
    let all = allRules
    let usedPairs = all.filter { $0.progress.callCount > 0 }.compactMap(\.rule.pair)
    let unused = all.filter { stub in
      stub.progress.callCount == 0 && !stub.rule.isLenient && !usedPairs.contains { $0 === stub.rule.pair }
    }
    return unused.map { ($0.function, $0.rule, $0.progress.answers) }
  }

  /// The stubs of all functions, with what they answer and how far they have come, in the order in which they were
  /// added.
  var allRules: [(function: Int, rule: StubRule, progress: StubProgress)] {
    slots.enumerated().flatMap { function, slot in
      slot.rules.indices.map { (function: function, rule: slot.rules[$0], progress: slot.progress(of: $0)) }
    }.sorted { $0.rule.id < $1.rule.id }
  }

  /// The functions whose stubs have answered no call.
  var unusedFunctions: [Int] {
    stubbedFunctions.filter { function in
      let slot = slots[function]
      return slot.rules.indices.allSatisfy { slot.progress(of: $0).callCount == 0 }
    }
  }

  /// The functions that have stubs.
  var stubbedFunctions: [Int] { slots.indices.filter { !slots[$0].rules.isEmpty } }
}

/// Which stub answers if a universal one (for any arguments) and a specific one (for some) both match a call.
///
/// Among stubs of the same kind, the newest wins.
nonisolated public enum StubPrecedence: Sendable {
  /// A universal stub overrides every specific one: the rule of the original Poseur.
  case universalFirst
  /// Specific stubs come before universal ones: the rule of Spry.
  case specificFirst
}
