/// The stubs of a faker.
struct StubTable<Function: PoseurFunction> {
  private let precedence: StubPrecedence
  private var slots: [Function: StubSlot] = [:]
  private var functions: [Int: Function] = [:]
  // What a handle still tells of a stub that was removed.
  private var retiredCounts: [Int: Int] = [:]
  private var lastID = 0

  init(precedence: StubPrecedence = .universalFirst) { self.precedence = precedence }

  /// The stubs of a function, the one to ask first in front.
  func rules(for function: Function) -> [StubRule] { slots[function]?.rules ?? [] }

  /// The stubs of a function with what they have answered.
  func slot(for function: Function) -> StubSlot { slots[function] ?? StubSlot() }

  /// Adds a stub in front of its tier, and returns its id.
  mutating func add(_ draft: StubDraft, _ answers: [StubAnswer], to function: Function) -> Int {
    lastID += 1
    functions[lastID] = function
    let rule = StubRule(id: lastID, draft: draft, answers: answers)
    slots[function, default: StubSlot()].insert(rule, universalFirst: precedence == .universalFirst)
    return lastID
  }

  /// The answer that a stub has for the next call; nil when it has none or is gone.
  func offer(of id: Int, for function: Function) -> StubOffer? {
    guard let slot = slots[function], let index = slot.index(of: id) else { return nil }
    return slot.offer(of: index)
  }

  /// Counts a call for a stub that takes the offer. False when the stub is gone or has come to another answer.
  mutating func take(_ offer: StubOffer, of id: Int, for function: Function) -> Bool {
    guard let index = slots[function]?.index(of: id) else { return false }
    return slots[function]?.take(offer, of: index) ?? false
  }

  /// Adds an answer to the end of a stub's sequence. False when the stub is gone.
  mutating func append(_ answer: StubAnswer, to id: Int) -> Bool {
    guard let function = functions[id], let index = slots[function]?.index(of: id) else { return false }
    slots[function]?.append(answer, at: index)
    return true
  }

  /// Says what comes after a stub's last answer. False when the stub is gone.
  mutating func end(_ id: Int, with end: SequenceEnd) -> Bool {
    guard let function = functions[id], let index = slots[function]?.index(of: id) else { return false }
    slots[function]?.end(with: end, at: index)
    return true
  }

  /// How often a stub answered, also after it was removed by itself.
  func callCount(of id: Int) -> Int {
    guard let function = functions[id], let slot = slots[function], let index = slot.index(of: id) else {
      return retiredCounts[id] ?? 0
    }
    return slot.usages[index].callCount
  }

  /// Removes one stub, and returns it, to be dropped outside the lock; nil when it is gone already.
  mutating func remove(_ id: Int) -> StubRule? {
    guard let function = functions.removeValue(forKey: id), let index = slots[function]?.index(of: id) else {
      return nil
    }
    let removed = slots[function]?.remove(at: index)
    retiredCounts[id] = removed?.callCount
    return removed?.rule
  }

  /// Removes the stubs of a function, or only the universal ones, and returns them, to be dropped outside the lock.
  mutating func removeAll(for function: Function, onlyUniversal: Bool = false) -> [StubRule] {
    rules(for: function).filter { $0.pattern.isUniversal || !onlyUniversal }.compactMap { remove($0.id) }
  }

  /// Removes every stub, and returns them, to be dropped outside the lock.
  mutating func removeAll() -> [StubRule] {
    let removed = slots.values.flatMap(\.rules)
    slots = [:]
    functions = [:]
    retiredCounts = [:]
    return removed
  }

  /// Makes the stubs those of an earlier copy of the table. A stub that is still there goes on where it is; one that was
  /// removed meanwhile goes on where it was.
  /// - Returns: the stubs that are in the table no more, to be dropped outside the lock.
  mutating func restore(_ earlier: StubTable) -> [StubRule] {
    let dropped = functions.keys.filter { earlier.functions[$0] == nil }.compactMap { remove($0) }
    let current = slots
    (slots, functions) = (earlier.slots, earlier.functions)
    for (function, slot) in current { slots[function]?.catchUp(with: slot) }
    return dropped
  }

  /// The stubs that have answered no call, in the order in which they were added.
  var unusedRules: [(function: Function, rule: StubRule)] {
    let unused = slots.flatMap { function, slot in
      slot.rules.indices.filter { slot.usages[$0].callCount == 0 }.map { (function: function, rule: slot.rules[$0]) }
    }
    return unused.sorted { $0.rule.id < $1.rule.id }
  }

  /// The functions that have stubs.
  var stubbedFunctions: [Function] { slots.filter { !$0.value.rules.isEmpty }.map(\.key) }
}
