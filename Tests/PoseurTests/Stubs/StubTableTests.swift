import Testing

@testable import PoseurCore

@Suite("StubTable", .tags(.memory))
struct StubTableTests {
  private let bark = 0
  private let eat = 1
  private var table = StubTable()

  @Test("the newest stub of a tier is asked first")
  mutating func newestFirst() {
    let older = add(.any)
    let newer = add(.any)

    #expect(order == [newer, older])
  }

  @Test("universal stubs are asked before specific ones, however old they are")
  mutating func universalFirst() {
    let universal = add(.any)
    let specific = add(ArgumentPattern([1]))
    let newest = add(ArgumentPattern([2]))

    #expect(order == [universal, newest, specific])
  }

  @Test("specific stubs are asked before universal ones where the precedence says so")
  mutating func specificFirst() {
    table = StubTable(precedence: .specificFirst)
    let specific = add(ArgumentPattern([1]))
    let check = add(ArgumentPattern(where: { _ in true }))
    let universal = add(.any)

    #expect(order == [check, specific, universal])
  }

  @Test("a sequence goes on call by call, and its last answer stays")
  mutating func sequence() {
    let id = add(.any, answers: [1, 2])
    #expect((1...3).map { _ in take(id) } == [1, 2, 2])

    let isThere = table.append(.returning(3), to: id) && table.append(.returning(4), to: id)
    #expect(isThere)
    #expect((1...3).map { _ in take(id) } == [3, 4, 4], "what is added later is not skipped")
    #expect(table.callCount(of: id) == 6)
  }

  @Test("the end of a sequence decides what comes after it")
  mutating func sequenceEnds() {
    let id = add(.any, answers: [1, 2])
    #expect(end(id, with: .cycle))
    #expect((1...5).map { _ in take(id) } == [1, 2, 1, 2, 1])

    #expect(end(id, with: .fallThrough))
    #expect((1...2).map { _ in take(id) } == [2, nil], "an end counts from where the sequence is")
    #expect(table.slot(for: bark).progress(of: 0).hasFallenThrough)
    #expect(table.callCount(of: id) == 6)
  }

  @Test("a sequence that is to fail hands out its end, which is no answered call")
  mutating func failingSequence() throws {
    let id = add(.any, answers: [1])
    #expect(end(id, with: .fail))
    #expect(take(id) == 1)

    guard case .taken(.ended(count: 1)) = try answer(of: rule(id), needing: Int.self) else {
      Issue.record("The sequence has no end.")
      return
    }
    #expect(table.callCount(of: id) == 1)
  }

  @Test("a stub that is gone has no end")
  mutating func endOfGoneStub() {
    let id = add(.any)
    _ = table.remove(id)

    #expect(!end(id, with: .cycle))
  }

  @Test("a stub of so many times has no answer after them")
  mutating func limit() {
    let id = add(.any, answers: [1], limit: 2)

    #expect((1...3).map { _ in take(id) } == [1, 1, nil])
    #expect(table.callCount(of: id) == 2)
  }

  @Test("an offer that is not taken is not counted")
  mutating func refusal() throws {
    let id = add(.any, answers: [1, 2])
    #expect(try offer(of: id) != nil)

    #expect(table.callCount(of: id) == 0)
    #expect(take(id) == 1)
  }

  @Test("an offer that another call was faster to take is void, unless the stub still has the same answer")
  mutating func lateOffer() throws {
    let id = add(.any, answers: [1, 2])
    let first = try #require(try offer(of: id))
    #expect(take(id) == 1)
    #expect(!take(first, of: id))

    #expect(take(id) == 2)
    let last = try #require(try offer(of: id))
    #expect(take(id) == 2)
    #expect(take(last, of: id))
    #expect(table.callCount(of: id) == 4)
  }

  @Test("an offer of a stub that is used up or gone is void")
  mutating func voidOffer() throws {
    let limited = add(.any, answers: [1], limit: 1)
    let only = try #require(try offer(of: limited))
    #expect(take(limited) == 1)
    #expect(!take(only, of: limited))
    #expect(try offer(of: limited) == nil)

    _ = table.remove(limited)
    #expect(!take(only, of: limited))
  }

  @Test("a removed stub answers nothing, takes no more answers, and keeps its count")
  mutating func removal() throws {
    let older = add(.any, answers: [1])
    let newer = add(.any, answers: [2])
    #expect(take(newer) == 2)
    let goneRule = try rule(newer)
    let removed = table.remove(newer)

    #expect(removed?.rule.id == newer)
    #expect(order == [older])
    #expect(answer(of: goneRule, needing: Int.self) == nil)
    #expect(table.append(.returning(3), to: newer) == false)
    #expect(table.callCount(of: newer) == 1)
    #expect(table.remove(newer) == nil)
  }

  @Test("only the universal stubs of a function can be removed")
  mutating func removeUniversal() {
    _ = add(.any)
    let specific = add(ArgumentPattern([1]))
    _ = add(.any)
    let removed = table.removeAll(for: bark, onlyUniversal: true)

    #expect(removed.count == 2)
    #expect(order == [specific])
  }

  @Test("removing one function's stubs leaves the others'")
  mutating func removeFunction() {
    _ = add(.any)
    _ = table.add(specification(.any), [.returning(1)], to: eat)
    _ = table.removeAll(for: bark)

    #expect(table.stubbedFunctions == [eat])
  }

  @Test("removing all leaves nothing, and forgets the counts")
  mutating func removeAll() {
    let id = add(.any)
    _ = take(id)
    let removed = table.removeAll()

    #expect(removed.flatMap(\.rules).map(\.id) == [id])
    #expect(table.stubbedFunctions.isEmpty)
    #expect(table.callCount(of: id) == 0)
  }

  // MARK: - Fixtures

  private var order: [Int] { table.slot(for: bark).rules.map(\.id) }

  private func specification(_ pattern: ArgumentPattern, limit: Int? = nil) -> StubSpecification {
    StubSpecification(pattern: pattern, limit: limit, site: StubOrigin(SourcePosition()))
  }

  private mutating func add(_ pattern: ArgumentPattern, answers: [Int] = [1], limit: Int? = nil) -> Int {
    table.add(specification(pattern, limit: limit), answers.map { .returning($0) }, to: bark)
  }

  private mutating func end(_ id: Int, with end: SequenceEnd) -> Bool { table.end(id, with: end) }

  private func rule(_ id: Int) throws -> StubRule {
    try #require(table.slot(for: bark).rules.first { $0.id == id })
  }

  private mutating func answer(of rule: StubRule, needing type: Any.Type) -> NextAnswer? {
    table.takeAnswer(of: rule, at: 0, for: bark, needing: type)
  }

  private mutating func take(_ id: Int) -> Int? {
    guard let rule = try? rule(id), case .taken(.value(let value)) = answer(of: rule, needing: Int.self) else {
      return nil
    }
    return value.original as? Int
  }

  /// What the stub has for a call that needs an optional.
  private mutating func offer(of id: Int) throws -> (value: ValueBox, turn: Int)? {
    guard case .needsCast(let value, let turn) = try answer(of: rule(id), needing: Int?.self) else { return nil }
    return (value, turn)
  }

  private mutating func take(_ offer: (value: ValueBox, turn: Int), of id: Int) -> Bool {
    table.take(offer.value, turn: offer.turn, of: id, as: offer.value)
  }
}
