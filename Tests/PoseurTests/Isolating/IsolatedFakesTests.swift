import Foundation
import Poseur
import Testing

@Suite("Isolated fakes")
struct IsolatedFakesTests {
  @Test("begin with nothing, and leave nothing")
  func ownTables() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
    FakeHut.stub(function: .count).andReturn(1)
    withIsolatedFakes {
      #expect(Failures.capture { FakeHut.count() }.count == 1, "the stub is not there")
      FakeHut.stub(function: .count).andReturn(2)
      #expect(FakeHut.count() == 2)
      #expect(FakeHut.callCountFor(function: .count) == 2)
    }

    #expect(FakeHut.callCountFor(function: .count) == 0)
    #expect(FakeHut.count() == 1)
  }

  @Test("share nothing with the block that they are nested in")
  func nesting() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
    withIsolatedFakes {
      FakeHut.stub(function: .count).andReturn(1)
      withIsolatedFakes {
        FakeHut.stub(function: .count).andReturn(2)
        #expect(FakeHut.count() == 2)
      }
      #expect(FakeHut.count() == 1)
      #expect(FakeHut.callCountFor(function: .count) == 1)
    }
  }

  @Test("are reset alone")
  func resetting() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
    FakeHut.open(1)
    withIsolatedFakes {
      FakeHut.open(2)
      FakeHut.reset()
      #expect(!FakeHut.classFaker.hasRecordedCalls)
    }

    #expect(FakeHut.callCountFor(function: .open) == 1)
  }

  @Test("leave a faker alone that all tests share")
  func sharedFaker() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker() }
    withIsolatedFakes { FakeHut.open(1) }

    #expect(FakeHut.callCountFor(function: .open) == 1)
  }

  @Test("return what the block returns, and end with its error")
  func resultAndError() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
    #expect(throws: Hoarse()) { try sync { throw Hoarse() } }
    await #expect(throws: Hoarse()) {
      try await withIsolatedFakes {
        await Task.yield()
        FakeHut.open(1)
        throw Hoarse()
      }
    }

    #expect(sync { 5 } == 5)
    #expect(!FakeHut.classFaker.hasRecordedCalls)
  }

  @Test("stay on the caller's actor where the block is asynchronous")
  @MainActor func callersActor() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
    var doors: [Int] = []
    await withIsolatedFakes {
      MainActor.assertIsolated()
      await Task.yield()
      FakeHut.open(1)
      doors = FakeHut.classFaker.calls.compactMap { $0.arguments[0] as? Int }
    }

    #expect(doors == [1])
  }

  @Test("are those of the block in child tasks and in tasks that it starts")
  func tasks() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
    await withIsolatedFakes {
      FakeHut.stub(function: .count).andReturn(4)
      async let count = FakeHut.count()
      await withTaskGroup(of: Void.self) { group in
        for door in 1...3 { group.addTask { FakeHut.open(door) } }
      }
      let task = Task { FakeHut.count() }

      #expect(await [count, task.value] == [4, 4])
      #expect(FakeHut.callCountFor(function: .open) == 3)
      #expect(FakeHut.callCountFor(function: .count) == 2)
    }
  }

  @Test("complete a call where it was recorded, whatever the answer isolates")
  func completion() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
    await withIsolatedFakes {
      FakeHut.stub(function: .count).andDo { _ in
        withIsolatedFakes {
          FakeHut.open(7)
          return 3
        }
      }
      FakeHut.stub(function: .load).andCallThrough()

      #expect(FakeHut.count() == 3)
      #expect(await FakeHut.load() == "from the hut")
      #expect(
        FakeHut.classFaker.calls.map { "\($0) \($0.outcome)" } == [
          "count() returned 3", #"load() called through and returned "from the hut""#,
        ])
    }
  }

  @Test("put stubs back where they were, though the scope has ended meanwhile")
  func scopedStub() {
    let faker = HutFunction.faker(scope: .perTest)
    faker.stub(function: .count).andReturn(1)
    let handle = withIsolatedFakes { faker.stub(function: .count).andReturn(2) }
    handle.thenReturn(3)

    #expect(faker.recordAndStub(function: .count) == 1)
    #expect(handle.callCount == 0)
  }
}

// MARK: - Where nothing is known of the task

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
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
    await withIsolatedFakes {
      FakeHut.stub(function: .count).andReturn(2)
      await Task.detached { FakeHut.open(FakeHut.count()) }.value
      #expect(FakeHut.receivedCall(to: .open, withArguments: 2))

      await withIsolatedFakes {
        FakeHut.stub(function: .count).andReturn(3)
        #expect(await Task.detached { FakeHut.count() }.value == 3, "the innermost")
      }
    }
  }

  @Test("are not found from a detached task if two tests that run at the same time have used the type")
  func twoUsers() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
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
      #expect(FakeHut.callCountFor(function: .open) == 1)
    }
    isChecked.open()
    await other

    #expect(FakeHut.classFaker.calls.map(\.description) == ["open(3)"], "it is among the shared ones")
  }

  @Test("are known in the block of an assertion about a trap, which has a thread of its own")
  func trap() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
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
      #expect(FakeHut.callCountFor(function: .count) == 1)
    }
    isChecked.open()
    await other
  }

  @Test("are not those of a test that is not isolated, though only one that is has used the type")
  func testThatIsNotIsolated() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
    let (isUsed, isChecked) = (Latch(), Latch())
    async let other: Int = withIsolatedFakes {
      FakeHut.open(1)
      isUsed.open()
      await isChecked.wait()
      return FakeHut.callCountFor(function: .open)
    }
    await isUsed.wait()
    FakeHut.open(2)
    isChecked.open()

    #expect(await other == 1)
    #expect(FakeHut.classFaker.calls.map(\.description) == ["open(2)"])
  }
}

// MARK: - After the end

extension IsolatedFakesTests {
  @Test("free what they held when they end, outside of the lock")
  func freeing() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
    var freed = 0
    withIsolatedFakes {
      let bone = Bone { freed += FakeHut.callCountFor(function: .open) + 1 }
      FakeHut.classFaker.recordCall(.open, arguments: bone)
      FakeHut.stub(function: .count).andDo { _ in withExtendedLifetime(bone) { 1 } }
    }

    #expect(freed == 1)
  }

  @Test("free what they held though a fake that was made among them lives on")
  func freeingOfLivingFake() {
    var faker: Faker<HutFunction>?
    var freed = 0
    withIsolatedFakes {
      faker = HutFunction.faker(scope: .perTest)
      faker?.recordCall(.open, arguments: Bone { freed += 1 })
    }

    #expect(freed == 1)
    #expect(faker?.hasRecordedCalls == false)
  }

  @Test("may end while a call is being answered")
  func callThatOutlives() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
    let (isAnswering, hasEnded) = (Latch(), Latch())
    let answer = await withIsolatedFakes {
      FakeHut.stub(function: .load).andDo { () async -> String in
        isAnswering.open()
        await hasEnded.wait()
        return "late"
      }
      let answer = Task { await FakeHut.load() }
      await isAnswering.wait()
      return answer
    }
    hasEnded.open()

    #expect(await answer.value == "late")
    #expect(!FakeHut.classFaker.hasRecordedCalls)
  }

  @Test("do not hear of calls that come late")
  func lateCalls() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
    let hasEnded = Latch()
    let late = withIsolatedFakes {
      FakeHut.open(1)
      return Task {
        await hasEnded.wait()
        FakeHut.open(2)
      }
    }
    await withIsolatedFakes {
      FakeHut.open(3)
      hasEnded.open()
      await late.value
      #expect(FakeHut.callCountFor(function: .open) == 1)
    }

    #expect(FakeHut.classFaker.calls.map(\.description) == ["open(2)"], "it is among the shared ones")
  }
}

// MARK: - Fixtures

private func sync<Value>(_ body: () throws -> Value) rethrows -> Value { try withIsolatedFakes(body) }

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

private final class Bone {
  let onDeinit: () -> Void
  init(onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
  deinit { onDeinit() }
}
