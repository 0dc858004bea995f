import Testing

@testable import PoseurCore

@Suite("Those who wait for calls")
struct CallWaitersTests {
  private let anxious = Waiter()
  private let patient = Waiter()

  @Test("are given out once, at the call that they wait for")
  func counts() {
    var waiters = CallWaiters()
    waiters.add(patient, count: 3)
    waiters.add(anxious, count: 0)

    #expect(isSame(waiters.take(count: 1), [anxious]))
    #expect(waiters.take(count: 2).isEmpty)
    #expect(isSame(waiters.take(count: 3), [patient]))
    #expect(waiters.isEmpty)
  }

  @Test("are there only once, with what they last asked for")
  func again() {
    var waiters = CallWaiters()
    waiters.add(patient, count: 1)
    waiters.add(patient, count: 2)

    #expect(waiters.take(count: 1).isEmpty)
    #expect(isSame(waiters.take(count: 2), [patient]))
  }

  @Test("are none when all are removed, or taken")
  func removal() {
    var waiters = CallWaiters()
    waiters.add(patient, count: 1)
    waiters.remove(patient)
    waiters.remove(anxious)
    #expect(waiters.isEmpty)

    waiters.add(patient, count: 9)
    waiters.add(anxious, count: 9)
    #expect(waiters.take().count == 2)
    #expect(waiters.isEmpty)
  }

  private func isSame(_ waiters: [any CallWaiter], _ expected: [Waiter]) -> Bool {
    waiters.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init)
  }
}

// MARK: - Fixtures

private final class Waiter: CallWaiter { func wake() {} }
