import Foundation
import Poseur
import Testing

extension IsolatedFakesTests {
  @Test("are known, on threads and in detached tasks, to a fake that was made among them")
  func madeInScope() async {
    await withIsolatedFakes {
      let faker = HutFunction.faker(scope: .perTest)
      faker.stub(function: .count).andReturn(2)

      let fromTask = await Task.detached { faker.recordAndStub(function: .count, asType: Int.self) }.value
      let fromThread = onThread { faker.recordAndStub(function: .count, asType: Int.self) }
      #expect(fromTask == 2)
      #expect(fromThread == 2)
      #expect(faker.callCountFor(function: .count) == 2)
    }
  }

  @Test("are found from a detached task if no other scope has used the type")
  func onlyUser() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    await withIsolatedFakes {
      FakeHut.stub(function: .count).andReturn(2)
      await Task.detached { FakeHut.open(FakeHut.count()) }.value
      #expect(FakeHut.classFaker.receivedCall(to: .open, withArguments: 2))

      await withIsolatedFakes {
        FakeHut.stub(function: .count).andReturn(3)
        #expect(await Task.detached { FakeHut.count() }.value == 3, "the innermost")
      }
    }
  }

  @Test("are found by who waits in a detached task since before the scope used the type")
  func earlyWait() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    await watched("Waits from before a scope used the type") {
      let clock = ManualClock()
      await withIsolatedFakes {
        let wait = Task.detached {
          try? await FakeHut.classFaker.waitForCall(to: .open, clock: clock).map(\.description)
        }
        let (seen, sink) = AsyncStream<Int>.makeStream()
        let loop = Task.detached {
          for await call in FakeHut.classFaker.callStream(to: .open) { sink.yield(call.number) }
        }
        await clock.untilSleeping()
        FakeHut.open(1)

        let calls = await wait.value
        #expect(calls == ["open(1)"])
        #expect(await seen.first { _ in true } == 1)
        loop.cancel()
      }
    }
  }

  @Test("are not found from a detached task if two tests that run at the same time have used the type")
  func twoUsers() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let (isUsed, isChecked) = (Latch(), Latch())
    async let other: Void = withIsolatedFakes {
      FakeHut.open(1)
      isUsed.open()
      await isChecked.wait()
    }
    await isUsed.wait()
    await withIsolatedFakes {
      FakeHut.open(2)
      await Task.detached { FakeHut.open(3) }.value
      #expect(FakeHut.classFaker.callCountFor(function: .open) == 1)
    }
    isChecked.open()
    await other

    #expect(FakeHut.classFaker.calls.map(\.description) == ["open(3)"], "it is among the shared ones")
  }

  @Test("are known in the block of an assertion about a trap, which has a thread of its own")
  func trap() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let (isUsed, isChecked) = (Latch(), Latch())
    async let other: Void = withIsolatedFakes {
      FakeHut.open(1)
      isUsed.open()
      await isChecked.wait()
    }
    await isUsed.wait()
    withIsolatedFakes {
      FakeHut.stub(function: .count).andReturn(2)
      expectThrowsAssertion { precondition(FakeHut.count() != 2) }
      #expect(FakeHut.classFaker.callCountFor(function: .count) == 1)
    }
    isChecked.open()
    await other
  }

  @Test("are not those of a test that is not isolated, though only one that is has used the type")
  func testThatIsNotIsolated() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let (isUsed, isChecked) = (Latch(), Latch())
    async let other: Int = withIsolatedFakes {
      FakeHut.open(1)
      isUsed.open()
      await isChecked.wait()
      return FakeHut.classFaker.callCountFor(function: .open)
    }
    await isUsed.wait()
    FakeHut.open(2)
    expectThrowsAssertion {
      FakeHut.open(3)
      preconditionFailure("stuck")
    }
    isChecked.open()

    #expect(await other == 1)
    #expect(FakeHut.classFaker.calls.map(\.description) == ["open(2)", "open(3)"])
  }
}

// MARK: - Fixtures

/// Runs `body` on a thread of its own and waits for it.
private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
  let result = Results<Value>()
  let isDone = DispatchSemaphore(value: 0)
  Thread {
    result.values.append(body())
    isDone.signal()
  }.start()
  isDone.wait()
  return result.values[0]
}

/// Written by one thread, read when that has ended.
private final class Results<Value>: @unchecked Sendable {
  var values: [Value] = []
}
