import Foundation
import Poseur
import Testing

/// Everything that can go on with a fake, at once. The name is what the queue's run under the thread sanitizer looks
/// for.
@Suite("A fake under stress", .tags(.memory, .threads))
struct StressConcurrencyTests {
  @Test("loses no call and leaves nobody waiting, whatever 8 threads and 200 tasks do")
  func everything() async {
    await watched("8 threads and 200 tasks on one fake") {
      let faker = Function.faker(precedence: .specificFirst, unstubbed: .returnDefault)
      let responder = faker.stub(function: .fetch).andWaitForResponse()
      let count = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<200 { group.addTask { await isWellUsed(faker, responder, number) } }
        group.addTask {
          await onThreads { thread in
            for number in 0..<250 { disturb(faker, thread, number) }
          }
          return true
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }

      #expect(count == 201)
      #expect(faker.callCountFor(function: .eat) == 8 * 250)
      #expect(faker.callCountFor(function: .fetch) == 25)
      #expect(responder.pendingCallCount == 0)
    }
  }

  @Test("leaves nobody waiting when everything is reset again and again")
  func resets() async {
    await watched("Waiters, queues and resets on one fake") {
      let messages = await Failures.capture {
        let faker = Function.faker(unstubbed: .returnDefault)
        let feeder = Task.detached {
          while !Task.isCancelled {
            for number in 0..<50 { faker.recordCall(.eat, arguments: number) }
            await Task.yield()
          }
        }
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<200 { group.addTask { await live(with: faker, number) } }
        }
        feeder.cancel()
        await feeder.value
      }
      #expect(messages.allSatisfy { $0.contains("response") })
    }
  }

  @Test("keeps 200 tasks and 8 threads with scopes of their own apart")
  func scopes() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    await watched("200 tasks and 8 threads in scopes of their own") {
      let count = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<200 { group.addTask { await isAlone(in: FakeHut.self, number) } }
        group.addTask {
          await onThreads { thread in
            for number in 0..<25 {
              withIsolatedFakes {
                FakeHut.stub(function: .count).andReturn(number)
                FakeHut.open(thread)
                #expect(FakeHut.classFaker.callCountFor(function: .open) == 1)
                #expect(FakeHut.count() == number)
              }
            }
          }
          return true
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }

      #expect(count == 201)
      #expect(!FakeHut.classFaker.hasRecordedCalls)
    }
  }

  @Test("ends every stream that was begun in a scope, also where the scope ended first")
  func streamsOfEndedScopes() async {
    await watched("Streams whose scopes and fake are gone") {
      for loop in await loopsInEndedScopes() { await loop.value }
    }
  }

  @Test("counts each call for the stub that answered it, while other stubs come and go")
  func countsOfBriefStubs() async {
    await watched("Calls while stubs come and go") {
      let faker = Function.faker()
      let lasting = faker.stub(function: .count).andReturn(0)
      let counts = Counts()
      await onThreads { thread in
        for number in 1...400 {
          guard thread == 0 else {
            counts.add(faker.recordAndStub(function: .count, asType: Int.self), to: "answers")
            continue
          }
          let brief = faker.stub(function: .count).andReturn(1)
          if number.isMultiple(of: 3) { lasting.thenReturn(0) }
          counts.add(faker.recordAndStub(function: .count, asType: Int.self), to: "answers")
          brief.remove()
          counts.add(brief.callCount, to: "brief")
        }
      }

      #expect(faker.callCountFor(function: .count) == 8 * 400)
      #expect(counts["brief"] == counts["answers"])
      #expect(lasting.callCount + counts["brief"] == 8 * 400)
    }
  }

  @Test("gives each turn of a sequence to one call, while others add to it and stub other functions")
  func sequence() async {
    await watched("A sequence that grows while it answers") {
      let faker = Function.faker()
      let stub = faker.stub(function: .count).andReturn(1).thenFallThrough()
      let counts = Counts()
      await onThreads { thread in
        for _ in 0..<250 {
          if thread < 2 {
            stub.thenReturn(1)
          } else {
            counts.add(
              Failures.capture { counts.add(faker.recordAndStub(function: .count), to: "answers") }.count,
              to: "failures")
          }
        }
      }

      #expect(counts["answers"] == stub.callCount)
      #expect(counts["answers"] + counts["failures"] == 6 * 250)
    }
  }

  @Test("answers a stub's times just so often, where its value has to be cast")
  func timesOfCastValue() async {
    await watched("Calls of a stub that is for some of them") {
      let faker = Function.faker(precedence: .specificFirst)
      faker.stub(function: .count).andReturn(0)
      faker.stub(function: .count, where: { _ in true }).times(2_000).andReturn(1)
      let counts = Counts()
      await onThreads { _ in
        for _ in 0..<500 { counts.add(faker.recordAndStub(function: .count, asType: Int?.self) ?? 0, to: "limited") }
      }
      #expect(counts["limited"] == 2_000)
    }
  }

  @Test("wakes who begins to wait just as the call comes")
  func callThatComesWithItsWaiter() async {
    await watched("Waiting that begins as the call comes") {
      let faker = Function.faker()
      let counts = Counts()
      await onThreads { thread in
        guard thread < 2 else { return }
        for number in 0..<10_000 {
          if thread == 0 {
            while counts["calls wanted"] < number { sched_yield() }
            faker.recordCall(.eat, arguments: number)
          } else {
            let calls = try? faker.call(to: .eat).waitSynchronously(timeout: .seconds(600))
            counts.add(calls?.count ?? 0, to: "calls")
            faker.resetCalls()
            counts.add(1, to: "calls wanted")
          }
        }
      }
      #expect(counts["calls"] == 10_000)
    }
  }

  @Test("tells which stubs are unused, and which functions it knows, while more come up")
  func functionsThatComeUp() async {
    await watched("Reports while functions come up") {
      let messages = await Failures.capture {
        let faker = Errand.faker()
        await onThreads { thread in
          for number in 0..<200 {
            switch thread % 4 {
            case 0: _ = faker.unusedStubs
            case 1: faker.recordCall("no errand", arguments: number)
            default: faker.stub(function: Errand(number: thread * 1_000 + number)).andReturn(number).remove()
            }
          }
        }
        #expect(faker.unusedStubs.isEmpty)
      }
      #expect(messages.count == 2 * 200)
    }
  }
}
