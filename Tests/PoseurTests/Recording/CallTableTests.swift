import Testing

@testable import PoseurCore

@Suite("CallTable")
struct CallTableTests {
  private enum Function: String, PoseurFunction { case bark, eat }
  private var table = CallTable<Function>()

  @Test("a new table is empty")
  func empty() {
    #expect(table.isEmpty)
    #expect(table.count(of: .bark) == 0)
    #expect(table.calls(to: .bark).isEmpty)
  }

  @Test("each function's calls are counted on their own")
  mutating func counts() {
    _ = table.append(.bark, [], outcome: .pending)
    _ = table.append(.eat, [1], outcome: .pending)
    _ = table.append(.bark, [], outcome: .pending)

    #expect(table.count(of: .bark) == 2)
    #expect(table.count(of: .eat) == 1)
    #expect(table.functions == [.bark, .eat])
  }

  @Test("every call keeps its own arguments")
  mutating func arguments() {
    _ = table.append(.eat, [1, "a"], outcome: .pending)
    _ = table.append(.eat, [], outcome: .pending)
    _ = table.append(.eat, [nil], outcome: .pending)

    let texts = table.calls(to: .eat).map(\.description)
    #expect(texts == [#"eat(1, "a")"#, "eat()", "eat(nil)"])
  }

  @Test("calls of all functions come in the order in which they began, numbered from 1")
  mutating func order() {
    _ = table.append(.eat, [1], outcome: .pending)
    _ = table.append(.bark, [], outcome: .pending)
    _ = table.append(.eat, [2], outcome: .pending)

    let calls = table.calls()
    #expect(calls.map(\.description) == ["eat(1)", "bark()", "eat(2)"])
    #expect(calls.map(\.number) == [1, 2, 3])
    #expect(calls[0].sequenceNumber < calls[1].sequenceNumber)
    #expect(table.calls(except: .eat).map(\.description) == ["bark()"])
  }

  @Test("sequence numbers put the calls of two tables in order")
  mutating func sequenceAcrossTables() {
    var other = CallTable<Function>()
    _ = table.append(.bark, [], outcome: .pending)
    _ = other.append(.bark, [], outcome: .pending)
    _ = table.append(.bark, [], outcome: .pending)

    let numbers = table.calls(to: .bark).map(\.sequenceNumber)
    let between = other.calls(to: .bark)[0].sequenceNumber
    #expect(numbers[0] < between && between < numbers[1])
  }

  @Test("a call is completed with its outcome and the stub that answered")
  mutating func completion() {
    let first = table.append(.bark, [], outcome: .pending)
    _ = table.append(.bark, [], outcome: .pending)
    let position = SourcePosition()
    table.complete(first, outcome: .returned("woof"), stub: StubSite(position))

    let calls = table.calls(to: .bark)
    #expect(calls.map(\.outcome.description) == [#"returned "woof""#, "is pending"])
    #expect(calls[0].stubPosition?.line == position.line)
    #expect(calls[1].stubPosition == nil)
  }

  @Test("a call that was forgotten before it ended stays forgotten, and completes no later one")
  mutating func completionAfterRemoval() {
    let forgotten = table.append(.bark, [], outcome: .pending)
    _ = table.removeAll()
    table.complete(forgotten, outcome: .returned(1), stub: nil)
    #expect(table.isEmpty)

    _ = table.append(.bark, [], outcome: .pending)
    table.complete(forgotten, outcome: .returned(1), stub: nil)
    #expect(table.calls(to: .bark).map(\.outcome.description) == ["is pending"])
  }

  @Test("marking a call that was forgotten marks no later one")
  mutating func markAfterRemoval() {
    _ = table.append(.bark, [], outcome: .pending)
    let forgotten = table.calls(to: .bark).map(\.sequenceNumber)
    _ = table.removeAll()
    _ = table.append(.bark, [], outcome: .pending)
    table.markVerified(.bark, .some(forgotten))
    #expect(table.unverifiedCalls.count == 1)

    table.markVerified(.bark, .some(table.calls(to: .bark).map(\.sequenceNumber)))
    #expect(table.unverifiedCalls.isEmpty)
  }

  @Test("once all is forgotten, calls are numbered from 1 again, and no function was called")
  mutating func numbersAfterRemoval() {
    _ = table.append(.bark, [], outcome: .pending)
    _ = table.removeAll()
    #expect(table.functions.isEmpty)

    _ = table.append(.eat, [], outcome: .pending)
    #expect(table.calls().map(\.number) == [1])
    #expect(table.functions == [.eat])
  }

  @Test("the calls to one function can be forgotten")
  mutating func removal() {
    _ = table.append(.bark, [], outcome: .pending)
    _ = table.append(.eat, [1], outcome: .pending)
    _ = table.removeCalls(to: .eat)
    _ = table.append(.eat, [2], outcome: .pending)

    #expect(table.calls().map(\.description) == ["bark()", "eat(2)"])
    #expect(table.calls().map(\.number) == [1, 3])
  }
}
