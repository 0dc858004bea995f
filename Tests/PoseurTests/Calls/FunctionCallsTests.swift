import Testing

@testable import PoseurCore

@Suite("The calls to one function", .tags(.memory))
struct FunctionCallsTests {
  private var calls = FunctionCalls()

  @Test("keeps the newest calls with their arguments, and counts all")
  mutating func newest() {
    append(1...5, keeping: 2)

    #expect(calls.count == 5)
    #expect(calls.entries.blocks.joined().map(\.number) == [4, 5])
    #expect(calls.entries.blocks.joined().map { $0.arguments[0] as? Int } == [4, 5])
    #expect(calls.forgotten.count == 3)
    #expect(calls.firstSequenceNumber == 1 && calls.lastSequenceNumber == 5)
  }

  @Test("hands out the arguments of a call as soon as it is forgotten, once")
  mutating func arguments() {
    append(1...3, keeping: .max)

    #expect(forget(allBut: 2).map { $0.arguments[0] as? Int } == [1])
    #expect(forget(allBut: 2).isEmpty)
    #expect(forget(allBut: 0).map { $0.arguments[0] as? Int } == [2, 3])
  }

  @Test("holds never more entries than twice the cap and one, after any number of calls", arguments: [0, 1, 10, 1_000])
  func entries(limit: Int) {
    var (calls, most) = (keeping(limit), 0)
    for number in 1...1_000_000 {
      _ = calls.append(entry(number))
      _ = calls.forgetOldCalls()
      most = max(most, calls.allEntries.count)
    }
    #expect(most <= 2 * limit + 1)
    #expect(calls.count == 1_000_000)
    #expect(calls.entries.blocks.joined().map(\.number) == (1_000_001 - limit..<1_000_001).map(UInt32.init))
  }

  @Test("keeps what became of the calls that it keeps, and gives away the rest")
  mutating func outcomes() {
    let shared = StoredOutcome(.returned("woof"), stub: StubOrigin(SourcePosition()))
    calls = keeping(4)
    for number in 1...40 {
      if number.isMultiple(of: 3) {
        _ = calls.append(entry(number, outcome: shared))
      } else {
        let call = calls.append(entry(number, isOpen: true))
        calls.complete(call, StoredOutcome(.returned(number), stub: nil))
      }
      _ = calls.forgetOldCalls()
    }

    let outcomes = calls.recordedCalls(to: Function.bark).map(\.outcome.description)
    let later = calls.calls(after: 38).recordedCalls(to: Function.bark).map(\.outcome.description)
    #expect(outcomes == ["returned 37", "returned 38", #"returned "woof""#, "returned 40"])
    #expect(later == [#"returned "woof""#, "returned 40"])
  }

  @Test("a call that was forgotten before it ended completes nothing, whichever entries were removed", arguments: 0...9)
  func completion(index: Int) {
    var calls = keeping(3)
    let positions = (1...10).map { number in
      let position = calls.append(entry(number, isOpen: true))
      _ = calls.forgetOldCalls()
      return position
    }
    calls.complete(positions[index], StoredOutcome(.returned(index + 1), stub: nil))

    let outcomes = calls.recordedCalls(to: Function.bark).map(\.outcome.description)
    let expected = (8...10).map { $0 == index + 1 ? "returned \($0)" : "is pending" }
    #expect(outcomes == expected)
  }

  @Test("gives the calls after another one, as far as it keeps them")
  mutating func later() {
    append(1...5, keeping: 2)

    #expect(calls.calls(after: 0).entries.blocks.joined().map(\.number) == [4, 5])
    #expect(calls.calls(after: 4).entries.blocks.joined().map(\.number) == [5])
    #expect(calls.calls(after: 5).entries.isEmpty)
  }

  @Test("gives them without what became of those before")
  func resultsOfLaterCalls() {
    weak var earlier: StoredOutcome?
    let later = {
      var calls = FunctionCalls()
      for number in 1...2 {
        let result = StoredOutcome(.returned(number), stub: nil)
        if number == 1 { earlier = result }
        calls.complete(calls.append(entry(number, isOpen: true)), result)
      }
      return calls.calls(after: 1)
    }()

    #expect(later.recordedCalls(to: Function.bark).map(\.outcome.description) == ["returned 2"])
    #expect(earlier == nil)
  }

  @Test("knows how many forgotten calls no assertion has counted")
  mutating func verification() {
    append(1...3, keeping: .max)
    calls.markVerified(.some([2]))
    _ = forget(allBut: 1)
    #expect(calls.forgotten.unverifiedCount == 1)

    calls.markVerified(.all(through: 3))
    #expect(calls.forgotten.unverifiedCount == 0)
    append(4...4, keeping: 1)
    #expect(calls.forgotten.unverifiedCount == 0, "the third was counted before it was forgotten")
    append(5...5, keeping: 1)
    #expect(calls.forgotten.unverifiedCount == 1)
  }

  // MARK: - Fixtures

  private enum Function: String, PoseurFunction { case bark }

  private mutating func append(_ numbers: ClosedRange<Int>, keeping limit: Int) {
    for number in numbers {
      _ = calls.append(entry(number, [number]))
      _ = forget(allBut: limit)
    }
  }

  private mutating func forget(allBut limit: Int) -> [ForgottenValues] {
    calls.keeping.setLimit(limit, isOwn: true)
    return calls.forgetOldCalls()
  }

  private func keeping(_ limit: Int) -> FunctionCalls {
    var calls = FunctionCalls()
    calls.keeping.setLimit(limit, isOwn: true)
    return calls
  }

  private func entry(
    _ number: Int, _ arguments: [Any?] = [], outcome: StoredOutcome? = nil, isOpen: Bool = false
  ) -> CallEntry {
    CallEntry(
      sequenceNumber: number, arguments: arguments, outcome: outcome, number: UInt32(number), thread: 1, isOpen: isOpen)
  }
}
