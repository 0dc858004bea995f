import Poseur
import Testing

extension IsolatedFakesTests {
  @Test("free what they held when they end, outside of the lock")
  func freeing() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    var freed = 0
    withIsolatedFakes {
      let bone = Bone { freed += FakeHut.classFaker.callCountFor(function: .open) + 1 }
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
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
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

  @Test("complete a call where it was recorded, though another scope is the one to find by then")
  func callAcrossScopes() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let (isAnswering, isNested) = (Latch(), Latch())
    await withIsolatedFakes {
      FakeHut.stub(function: .load).andDo { () async -> String in
        isAnswering.open()
        await isNested.wait()
        return "across"
      }
      let page = Task.detached { await FakeHut.load() }
      await isAnswering.wait()
      await withIsolatedFakes {
        FakeHut.open(1)
        isNested.open()
        #expect(await page.value == "across")
      }
      #expect(FakeHut.classFaker.calls(to: .load).map { "\($0.outcome)" } == [#"returned "across""#])
    }
  }

  @Test("are left by who still waits when they end, and looks at the calls outside as at new ones")
  func waitsThatOutlive() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let clock = ManualClock()
    FakeHut.open(1)
    let (quiet, received) = await withIsolatedFakes {
      FakeHut.open(2)
      let waits = (
        Task { await FakeHut.classFaker.waitForNoCall(to: .load, during: .seconds(1), clock: clock) },
        Task {
          try? await FakeHut.classFaker.waitForCall(to: .open, times: 2, timeout: .seconds(1), clock: clock).count
        }
      )
      await clock.untilSleeping(2)
      return waits
    }
    await clock.advance(by: .seconds(1))

    #expect(await quiet.value)
    #expect(await received.value == nil, "there is one here and one there")
  }

  @Test("do not hear of calls that come late")
  func lateCalls() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
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
      #expect(FakeHut.classFaker.callCountFor(function: .open) == 1)
    }

    #expect(FakeHut.classFaker.calls.map(\.description) == ["open(2)"], "it is among the shared ones")
  }

  @Test("let those who wait in them go on waiting, for the calls outside", .timeLimit(.minutes(1)))
  func waiters() async throws {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let isWaiting = Latch()
    let count = await withIsolatedFakes {
      FakeHut.open(1)
      let count = Task {
        let second = Argument.where("the second") { (door: Int) in
          isWaiting.open()
          return door == 2
        }
        return try await FakeHut.classFaker.waitForCall(to: .open, withArguments: second, clock: ManualClock()).count
      }
      await isWaiting.wait()
      return count
    }
    FakeHut.open(2)

    #expect(try await count.value == 1)
  }

  @Test("end the calls that a queue holds, though its responder lives on", .timeLimit(.minutes(1)))
  func heldCalls() async throws {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    var responder: StubResponder<Any?>?
    let messages = try await Failures.capture {
      let page = try await withIsolatedFakes {
        let queue = FakeHut.stub(function: .load).andWaitForResponse()
        responder = queue
        let page = Task { await FakeHut.load() }
        try await queue.waitForPendingCalls()
        return page
      }
      #expect(await page.value.isEmpty)
    }
    #expect(responder?.pendingCallCount == 0)
    #expect(messages == [], "unless it was asked for: the scope ends them on purpose")
  }
}

// MARK: - Fixtures

private final class Bone {
  let onDeinit: () -> Void
  init(onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
  deinit { onDeinit() }
}
