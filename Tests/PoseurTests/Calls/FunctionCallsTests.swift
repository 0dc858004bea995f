import Testing

@testable import PoseurCore

@Suite("The calls to one function", .tags(.memory))
struct FunctionCallsTests {
  private var calls = FunctionCalls()

  @Test("keeps what became of the calls")
  mutating func outcomes() {
    let shared = StoredOutcome(.returned("woof"), stub: StubOrigin(SourcePosition()))
    for number in 1...4 {
      if number == 3 {
        _ = calls.append(entry(number, outcome: shared))
      } else {
        let call = calls.append(entry(number, isOpen: true))
        calls.complete(call, StoredOutcome(.returned(number), stub: nil))
      }
    }

    let outcomes = calls.recordedCalls(to: Function.bark).map(\.outcome.description)
    let later = calls.calls(after: 2).recordedCalls(to: Function.bark).map(\.outcome.description)
    #expect(outcomes == ["returned 1", "returned 2", #"returned "woof""#, "returned 4"])
    #expect(later == [#"returned "woof""#, "returned 4"])
  }

  @Test("a call that was forgotten before it ended completes nothing, though another one is in its place")
  mutating func completion() {
    let call = calls.append(entry(1, isOpen: true))
    _ = calls.removeAll()
    calls.complete(call, StoredOutcome(.returned(1), stub: nil))
    #expect(calls.count == 0)
    _ = calls.append(entry(2, isOpen: true))
    calls.complete(call, StoredOutcome(.returned(1), stub: nil))

    #expect(calls.recordedCalls(to: Function.bark).map(\.outcome.description) == ["is pending"])
  }

  @Test("gives the calls after another one")
  mutating func later() {
    for number in 1...5 { _ = calls.append(entry(number)) }

    #expect(calls.calls(after: 0).entries.blocks.joined().map(\.number) == [1, 2, 3, 4, 5])
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

  // MARK: - Fixtures

  private enum Function: String, PoseurFunction { case bark }

  private func entry(
    _ number: Int, _ arguments: [Any?] = [], outcome: StoredOutcome? = nil, isOpen: Bool = false
  ) -> CallEntry {
    CallEntry(
      sequenceNumber: number, arguments: arguments, outcome: outcome, number: UInt32(number), isOnMainThread: true,
      isOpen: isOpen)
  }
}
