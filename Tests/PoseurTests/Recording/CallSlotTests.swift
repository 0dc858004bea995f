import Testing

@testable import PoseurCore

@Suite("CallSlot")
struct CallSlotTests {
  private var slot = CallSlot()

  @Test("keeps the newest calls with their arguments, and counts all")
  mutating func newest() {
    append(1...5, keeping: 2)

    #expect(slot.count == 5)
    #expect(slot.rows.blocks.joined().map(\.number) == [4, 5])
    #expect(slot.rows.blocks.joined().map { $0.arguments.list[0] as? Int } == [4, 5])
    #expect(slot.forgotten.count == 3)
    #expect(slot.firstSequenceNumber == 1 && slot.lastSequenceNumber == 5)
  }

  @Test("hands out the arguments of a call as soon as it is forgotten, once")
  mutating func arguments() {
    append(1...2, keeping: 2)
    append(3...3, keeping: .max)

    #expect(slot.forget(allBut: 2).arguments.map { $0.list[0] as? Int } == [1])
    #expect(slot.forget(allBut: 2).arguments.isEmpty)
    #expect(slot.forget(allBut: 0).arguments.map { $0.list[0] as? Int } == [2, 3])
  }

  @Test("holds never more rows than twice the cap and one, after any number of calls", arguments: [0, 1, 10, 1_000])
  func rows(limit: Int) {
    var (slot, most) = (CallSlot(), 0)
    for number in 1...1_000_000 {
      slot.append(number, [], number: UInt32(number), thread: 1)
      _ = slot.forget(allBut: limit)
      most = max(most, slot.allRows.count)
    }
    #expect(most <= 2 * limit + 1)
    #expect(slot.count == 1_000_000)
    #expect(slot.rows.blocks.joined().map(\.number) == (1_000_001 - limit..<1_000_001).map(UInt32.init))
  }

  @Test("keeps what became of the calls that it keeps, and gives away the rest")
  mutating func results() throws {
    let value = StubbedValue("woof")
    value.prepare(for: .strong, StubSite(SourcePosition()))
    let shared = try #require(value.ready)
    for number in 1...40 {
      if number.isMultiple(of: 3) {
        slot.append(number, [], number: UInt32(number), thread: 1, answeredBy: shared)
      } else {
        let row = slot.begin(number, [], number: UInt32(number), thread: 1)
        slot.complete(row, number, CallResult(.returned(number), stub: nil))
      }
      _ = slot.forget(allBut: 4)
    }

    let (outcomes, later) = withExtendedLifetime(value) {
      let later = slot.calls(after: 38).recordedCalls(to: Function.bark, .strong)
      let all = slot.recordedCalls(to: Function.bark, .strong)
      return (all.map(\.outcome.description), later.map(\.outcome.description))
    }
    #expect(outcomes == ["returned 37", "returned 38", #"returned "woof""#, "returned 40"])
    #expect(later == [#"returned "woof""#, "returned 40"])
  }

  @Test("a call that was forgotten before it ended completes nothing, whichever rows were removed", arguments: 0...9)
  func completion(index: Int) {
    var slot = CallSlot()
    let rows = (1...10).map { number in
      let row = slot.begin(number, [], number: UInt32(number), thread: 1)
      _ = slot.forget(allBut: 3)
      return row
    }
    slot.complete(rows[index], index + 1, CallResult(.returned(index + 1), stub: nil))

    let outcomes = slot.recordedCalls(to: Function.bark, .strong).map(\.outcome.description)
    let expected = (8...10).map { $0 == index + 1 ? "returned \($0)" : "is pending" }
    #expect(outcomes == expected)
  }

  @Test("gives the calls after another one, as far as it keeps them")
  mutating func later() {
    append(1...5, keeping: 2)

    #expect(slot.calls(after: 0).rows.blocks.joined().map(\.number) == [4, 5])
    #expect(slot.calls(after: 4).rows.blocks.joined().map(\.number) == [5])
    #expect(slot.calls(after: 5).rows.isEmpty)
  }

  @Test("gives them without what became of those before")
  func resultsOfLaterCalls() {
    weak var earlier: CallResult?
    let later = {
      var slot = CallSlot()
      for number in 1...2 {
        let result = CallResult(.returned(number), stub: nil)
        if number == 1 { earlier = result }
        slot.complete(slot.begin(number, [], number: UInt32(number), thread: 1), number, result)
      }
      return slot.calls(after: 1)
    }()

    #expect(later.recordedCalls(to: Function.bark, .strong).map(\.outcome.description) == ["returned 2"])
    #expect(earlier == nil)
  }

  @Test("knows how many forgotten calls no assertion has counted")
  mutating func verification() {
    append(1...3, keeping: .max)
    slot.markVerified([2])
    _ = slot.forget(allBut: 1)
    #expect(slot.forgotten.unverifiedCount == 1)

    slot.markVerified(through: 3)
    #expect(slot.forgotten.unverifiedCount == 0)
    append(4...4, keeping: 1)
    #expect(slot.forgotten.unverifiedCount == 0, "the third was counted before it was forgotten")
    append(5...5, keeping: 1)
    #expect(slot.forgotten.unverifiedCount == 1)
  }

  // MARK: - Fixtures

  private enum Function: String, PoseurFunction { case bark }

  private mutating func append(_ numbers: ClosedRange<Int>, keeping limit: Int) {
    for number in numbers {
      slot.append(number, [number], number: UInt32(number), thread: 1)
      _ = slot.forget(allBut: limit)
    }
  }
}
