import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("A copy of the calls")
struct CallSnapshotTests {
  private enum Function: String, PoseurFunction { case bark, eat }
  private var calls = [FunctionCalls(), FunctionCalls()]
  private var lastNumber: UInt32 = 0

  @Test("without calls is empty")
  func empty() {
    #expect(record.isEmpty)
    #expect(record.calls(of: Function.bark).count == 0)
    #expect(record.calls(of: Function.bark).recordedCalls(to: Function.bark).isEmpty && record.functions.isEmpty)
  }

  @Test("counts each function's calls on their own")
  mutating func counts() {
    append(.eat, [1])
    append(.bark)
    append(.eat)

    #expect(record.calls(of: Function.eat).count == 2)
    #expect(record.calls(of: Function.bark).count == 1)
    #expect(record.functions.map { $0 as? Function } == [.eat, .bark])
  }

  @Test("has every call's own arguments")
  mutating func arguments() {
    append(.eat, [1, "a"])
    append(.eat, [])
    append(.eat, [nil])

    let calls = record.calls(of: Function.eat).recordedCalls(to: Function.eat)
    #expect(calls.map(\.description) == [#"eat(1, "a")"#, "eat()", "eat(nil)"])
  }

  @Test("has the calls of all functions in the order in which they began")
  mutating func order() {
    append(.eat, [1])
    append(.bark)
    append(.eat, [2])

    let calls = record.calls()
    #expect(calls.map(\.description) == ["eat(1)", "bark()", "eat(2)"])
    #expect(calls.map(\.number) == [1, 2, 3])
    #expect(calls[0].sequenceNumber < calls[1].sequenceNumber)
    func first(_ limit: Int, of record: CallSnapshot) -> [String] {
      record.firstCalls(limit).map { $0.function.label.call(with: $0.arguments) }
    }
    #expect(first(9, of: record.without([Function.eat])) == ["bark()"])
    #expect(first(2, of: record) == ["eat(1)", "bark()"])
  }

  @Test("has the outcome of a call that ended, and the stub that answered it")
  mutating func completion() {
    let first = append(.bark)
    append(.bark)
    let position = SourcePosition()
    calls[0].complete(first, StoredOutcome(.returned("woof"), stub: StubOrigin(position)))

    let calls = record.calls(of: Function.bark).recordedCalls(to: Function.bark)
    #expect(calls.map(\.outcome.description) == [#"returned "woof""#, "is pending"])
    #expect(calls[0].stubPosition?.line == position.line)
    #expect(calls[1].stubPosition == nil)
  }

  @Test("has no outcome of a call that was forgotten before it ended, nor completes a later one with it")
  mutating func completionAfterRemoval() {
    let forgotten = append(.bark)
    _ = calls[0].removeAll()
    calls[0].complete(forgotten, StoredOutcome(.returned(1), stub: nil))
    #expect(record.isEmpty)

    append(.bark)
    calls[0].complete(forgotten, StoredOutcome(.returned(1), stub: nil))
    #expect(
      record.calls(of: Function.bark).recordedCalls(to: Function.bark).map(\.outcome.description) == ["is pending"])
  }

  @Test("knows which calls an assertion has counted")
  mutating func marks() {
    append(.bark)
    let forgotten = record.calls(of: Function.bark).recordedCalls(to: Function.bark).map(\.sequenceNumber)
    _ = calls[0].removeAll()
    append(.bark)
    calls[0].markVerified(.some(forgotten))
    #expect(record.unverifiedCalls.count == 1)

    calls[0].markVerified(.some(record.calls(of: Function.bark).recordedCalls(to: Function.bark).map(\.sequenceNumber)))
    #expect(record.unverifiedCalls.isEmpty)
  }

  // MARK: - Fixtures

  private var record: CallSnapshot { CallSnapshot([(Function.bark, calls[0]), (Function.eat, calls[1])]) }

  @discardableResult
  private mutating func append(_ function: Function, _ arguments: [Any?] = []) -> CallPosition {
    lastNumber += 1
    return calls[function == .bark ? 0 : 1].append(
      CallEntry(
        sequenceNumber: SequenceCounter.next(), arguments: arguments, number: lastNumber, isOnMainThread: true,
        isOpen: true))
  }
}
