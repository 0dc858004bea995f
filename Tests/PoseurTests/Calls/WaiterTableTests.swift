import Testing

@testable import PoseurCore

@Suite("A table of waiters")
struct WaiterTableTests {
  private let anxious = Waiter()
  private let patient = Waiter()
  private let eat = 0
  private let bark = 1

  @Test("gives a waiter out once, at the call that it waits for")
  func counts() {
    var table = WaiterTable()
    table.add(patient, for: eat, count: 3)
    table.add(anxious, for: eat, count: 0)

    #expect(table.take(bark, count: 5).isEmpty)
    #expect(isSame(table.take(eat, count: 1), [anxious]))
    #expect(table.take(eat, count: 2).isEmpty)
    #expect(isSame(table.take(eat, count: 3), [patient]))
    #expect(table.isEmpty)
  }

  @Test("has a waiter only once, with what it last asked for")
  func again() {
    var table = WaiterTable()
    table.add(patient, for: eat, count: 1)
    table.add(patient, for: eat, count: 2)

    #expect(table.take(eat, count: 1).isEmpty)
    #expect(isSame(table.take(eat, count: 2), [patient]))
  }

  @Test("is empty when everybody is removed, or taken")
  func removal() {
    var table = WaiterTable()
    table.add(patient, for: eat, count: 1)
    table.remove(patient, for: eat)
    table.remove(anxious, for: eat)
    #expect(table.isEmpty)

    table.add(patient, for: eat, count: 9)
    table.add(anxious, for: bark, count: 9)
    #expect(table.takeAll().count == 2)
    #expect(table.isEmpty)
  }

  @Test("leaves to the record which calls came after another, and which is the oldest")
  func laterCalls() {
    var calls = FunctionCalls()
    #expect(calls.firstSequenceNumber == .max)
    for number in 1...3 {
      _ = calls.append(CallEntry(sequenceNumber: number, arguments: [number], number: UInt32(number), thread: 1))
    }

    #expect(calls.firstSequenceNumber == 1)
    #expect(calls.calls(after: 0).entries.count == 3)
    #expect(calls.calls(after: 2).recordedCalls(to: Function.eat, .strong).map(\.description) == ["eat(3)"])
    #expect(calls.calls(after: 3).entries.isEmpty)
  }

  private func isSame(_ waiters: [any CallWaiter], _ expected: [Waiter]) -> Bool {
    waiters.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init)
  }
}

// MARK: - Fixtures

private enum Function: String, PoseurFunction { case eat }

private final class Waiter: CallWaiter { func wake() {} }
