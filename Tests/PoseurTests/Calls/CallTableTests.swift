import Testing

@testable import PoseurCore

@Suite("CallTable")
struct CallTableTests {
  private enum Function: String, PoseurFunction { case bark, eat }
  private var table = CallTable()
  private let index: FunctionIndex<Function>
  private let bark: Int
  private let eat: Int

  init() {
    let index = LockedValue(FunctionIndex<Function>())
    (bark, eat) = (index.number(of: .bark), index.number(of: .eat))
    self.index = index.withLock { $0 }
  }

  @Test("knows which of several values each call got")
  func values() {
    let faker = FakeDog.Function.faker()
    faker.stub(function: .bark).andReturn("woof")
    let first = faker.recordAndStub(function: .bark, asType: String.self)
    let again = faker.recordAndStub(function: .bark, asType: String.self)
    faker.stub(function: .bark).andReturn("wuff")
    let second = faker.recordAndStub(function: .bark, asType: String.self)

    let outcomes = [first, again, second].map { "returned \"\($0)\"" }
    #expect(faker.calls(to: .bark).map { "\($0.outcome)" } == outcomes)
    #expect(outcomes.last == #"returned "wuff""#)
  }

  @Test("a new table is empty")
  func empty() {
    #expect(table.isEmpty)
    #expect(table.count(of: bark) == 0)
    #expect(record.calls(to: .bark).isEmpty)
  }

  @Test("each function's calls are counted on their own")
  mutating func counts() {
    _ = table.append(bark, [], isOpen: true)
    _ = table.append(eat, [1], isOpen: true)
    _ = table.append(bark, [], isOpen: true)

    #expect(table.count(of: bark) == 2)
    #expect(table.count(of: eat) == 1)
    #expect(record.functions == [.bark, .eat])
  }

  @Test("every call keeps its own arguments")
  mutating func arguments() {
    _ = table.append(eat, [1, "a"], isOpen: true)
    _ = table.append(eat, [], isOpen: true)
    _ = table.append(eat, [nil], isOpen: true)

    let texts = record.calls(to: .eat).map(\.description)
    #expect(texts == [#"eat(1, "a")"#, "eat()", "eat(nil)"])
  }

  @Test("calls of all functions come in the order in which they began, numbered from 1")
  mutating func order() {
    _ = table.append(eat, [1], isOpen: true)
    _ = table.append(bark, [], isOpen: true)
    _ = table.append(eat, [2], isOpen: true)

    let calls = record.calls()
    #expect(calls.map(\.description) == ["eat(1)", "bark()", "eat(2)"])
    #expect(calls.map(\.number) == [1, 2, 3])
    #expect(calls[0].sequenceNumber < calls[1].sequenceNumber)
    #expect(record.firstCalls(9, except: .eat).map(\.description) == ["bark()"])
  }

  @Test("sequence numbers put the calls of two tables in order")
  mutating func sequenceAcrossTables() {
    var other = CallTable()
    _ = table.append(bark, [], isOpen: true)
    _ = other.append(bark, [], isOpen: true)
    _ = table.append(bark, [], isOpen: true)

    let numbers = record.calls(to: .bark).map(\.sequenceNumber)
    let between = CallSnapshot(other, index).calls(to: .bark)[0].sequenceNumber
    #expect(numbers[0] < between && between < numbers[1])
  }

  @Test("a call is completed with its outcome and the stub that answered")
  mutating func completion() {
    let first = table.append(bark, [], isOpen: true)
    _ = table.append(bark, [], isOpen: true)
    let position = SourcePosition()
    table.complete(first, StoredOutcome(.returned("woof"), stub: StubOrigin(position)))

    let calls = record.calls(to: .bark)
    #expect(calls.map(\.outcome.description) == [#"returned "woof""#, "is pending"])
    #expect(calls[0].stubPosition?.line == position.line)
    #expect(calls[1].stubPosition == nil)
  }

  @Test("a call that was forgotten before it ended stays forgotten, and completes no later one")
  mutating func completionAfterRemoval() {
    let forgotten = table.append(bark, [], isOpen: true)
    _ = table.removeAll()
    table.complete(forgotten, StoredOutcome(.returned(1), stub: nil))
    #expect(table.isEmpty)

    _ = table.append(bark, [], isOpen: true)
    table.complete(forgotten, StoredOutcome(.returned(1), stub: nil))
    #expect(record.calls(to: .bark).map(\.outcome.description) == ["is pending"])
  }

  @Test("marking a call that was forgotten marks no later one")
  mutating func markAfterRemoval() {
    _ = table.append(bark, [], isOpen: true)
    let forgotten = record.calls(to: .bark).map(\.sequenceNumber)
    _ = table.removeAll()
    _ = table.append(bark, [], isOpen: true)
    table.markVerified(bark, .some(forgotten))
    #expect(record.unverifiedCalls.count == 1)

    table.markVerified(bark, .some(record.calls(to: .bark).map(\.sequenceNumber)))
    #expect(record.unverifiedCalls.isEmpty)
  }

  @Test("once all is forgotten, calls are numbered from 1 again, and no function was called")
  mutating func numbersAfterRemoval() {
    _ = table.append(bark, [], isOpen: true)
    _ = table.removeAll()
    #expect(record.functions.isEmpty)

    _ = table.append(eat, [], isOpen: true)
    #expect(record.calls().map(\.number) == [1])
    #expect(record.functions == [.eat])
  }

  @Test("the calls to one function can be forgotten")
  mutating func removal() {
    _ = table.append(bark, [], isOpen: true)
    _ = table.append(eat, [1], isOpen: true)
    _ = table.removeCalls(to: eat)
    _ = table.append(eat, [2], isOpen: true)

    #expect(record.calls().map(\.description) == ["bark()", "eat(2)"])
    #expect(record.calls().map(\.number) == [1, 3])
  }

  // MARK: - Fixtures

  private var record: CallSnapshot<Function> { CallSnapshot(table, index) }
}
