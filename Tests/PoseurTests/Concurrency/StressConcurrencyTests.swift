import Foundation
import Poseur
import Testing

/// Everything that can go on with a fake, at once. The name is what the gate's run under the thread sanitizer looks for.
@Suite("A fake under stress")
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
    await watched("Waiters, gates and resets on one fake") {
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
    enum FakeHut: Hut { static let classFaker = ClassFunction.faker(scope: .perTest) }
    await watched("200 tasks and 8 threads in scopes of their own") {
      let count = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<200 { group.addTask { await isAlone(in: FakeHut.self, number) } }
        group.addTask {
          await onThreads { thread in
            for number in 0..<100 {
              withIsolatedFakes {
                FakeHut.stub(function: .count).andReturn(number)
                FakeHut.open(thread)
                #expect(FakeHut.callCountFor(function: .open) == 1)
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

  @Test("counts each call for the stub that answered it, while stubs for a block come and go")
  func countsOfScopedStubs() async {
    await watched("Calls while stubs for a block come and go") {
      let faker = Function.faker()
      nonisolated(unsafe) let lasting = faker.stub(function: .count).andReturn(0)
      let counts = Counts()
      await onThreads { thread in
        for number in 1...400 {
          guard thread == 0 else {
            counts.add(faker.recordAndStub(function: .count, asType: Int.self), to: "answers")
            continue
          }
          var handle: StubHandle?
          faker.withStub(
            {
              handle = faker.stub(function: .count).andReturn(1); return handle!
            }()
          ) {
            if number.isMultiple(of: 3) { lasting.thenReturn(0) }
            counts.add(faker.recordAndStub(function: .count, asType: Int.self), to: "answers")
          }
          counts.add(handle?.callCount ?? 0, to: "scoped")
        }
      }

      #expect(faker.callCountFor(function: .count) == 8 * 400)
      #expect(counts["scoped"] == counts["answers"])
      #expect(lasting.callCount + counts["scoped"] == 8 * 400)
    }
  }

  @Test("gives each turn of a sequence to one call, while others add to it and stub other functions")
  func sequence() async {
    await watched("A sequence that grows while it answers") {
      let faker = Function.faker()
      nonisolated(unsafe) let stub = faker.stub(function: .count).andReturn(1).thenFallThrough()
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
            let calls = try? faker.waitForCallSynchronously(to: .eat, timeout: .seconds(600))
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
          for number in 0..<500 {
            switch thread % 4 {
            case 0: _ = faker.unusedStubs
            case 1: faker.recordCall("no errand", arguments: number)
            default: faker.stub(function: Errand(number: thread * 1_000 + number)).andReturn(number).remove()
            }
          }
        }
        #expect(faker.unusedStubs.isEmpty)
      }
      #expect(messages.count == 2 * 500)
    }
  }
}

// MARK: - What goes on

/// What one of many threads does: one call that nobody forgets, and anything to the other functions.
private func disturb(_ faker: Faker<Function>, _ thread: Int, _ number: Int) {
  faker.recordCall(.eat, arguments: thread, number)
  switch (thread + number) % 8 {
  case 0: faker.stub(function: .bark).andReturn("woof").remove()
  case 1: faker.stub(function: .bark, withArguments: number).times(1).andReturn("wuff")
  case 2: faker.resetFunction(.bark)
  case 3: faker.removeMethodCalls(for: .bark)
  case 4: faker.withStub(faker.stub(function: .bark).andReturn("grr")) { _ = bark(faker, number) }
  case 5: faker.removeAllStubs(for: .bark)
  case 6: faker.stub(function: .bark).andDo { [weak faker] _ in "\(faker?.callCountFor(function: .eat) ?? 0)" }
  default: _ = bark(faker, number)
  }
}

/// What one of many tasks does.
/// - Returns: whether it got what it waited for.
private func isWellUsed(_ faker: Faker<Function>, _ responder: StubResponder, _ number: Int) async -> Bool {
  let timeout = Duration.seconds(600)
  switch number % 8 {
  case 0: return await (try? faker.waitForCall(to: .eat, times: 10 * number, timeout: timeout)) != nil
  case 1:
    return await (try? faker.waitForCall(to: .eat, withArguments: number % 7, number, timeout: timeout))?.count == 1
  case 2:
    var numbers: [Int] = []
    for await call in faker.callStream(to: .eat).prefix(8 * 250) { numbers.append(call.sequenceNumber) }
    return numbers == numbers.sorted() && Set(numbers).count == 8 * 250
  case 3: return await faker.recordAndStub(function: .fetch, asType: Int.self, arguments: [number]) >= 0
  case 4:
    responder.respond(with: number)
    return true
  case 5:
    let wait = Task { try await faker.waitForCall(to: .eat, withArguments: -1, timeout: timeout).count }
    await Task.yield()
    wait.cancel()
    return await wait.result.failed(with: CancellationError.self)
  case 6:
    return await faker.withStub(faker.stub(function: .bark).andReturn("grr")) {
      await Task.yield()
      return bark(faker, number).count <= 5
    }
  default:
    let stub = faker.stub(function: .count).andReturn(number)
    await Task.yield()
    _ = await faker.recordAndStub(function: .count, asType: Int.self)
    stub.remove()
    return faker.receivedCall(to: .count)
  }
}

/// What one of many tasks does to a fake that is reset all the time.
private func live(with faker: Faker<Function>, _ number: Int) async {
  switch number % 5 {
  case 0: _ = try? await faker.waitForCall(to: .eat, times: 1 + number % 9, timeout: .seconds(600))
  case 1:
    for _ in 0..<10 {
      faker.reset()
      await Task.yield()
    }
  case 2:
    let responder = faker.stub(function: .fetch).andWaitForResponse()
    if number.isMultiple(of: 2) { responder.respond(with: number) }
    await Task.yield()
  case 3:
    for _ in 0..<5 { _ = await faker.recordAndStub(function: .fetch, asType: Int.self, arguments: [number]) }
  default:
    for await _ in faker.callStream(to: .eat).prefix(5) { faker.resetStubs() }
  }
}

/// Uses a static fake in a scope of its own.
/// - Returns: whether it was as if nobody else did.
private func isAlone<FakeHut: Hut>(in type: FakeHut.Type, _ number: Int) async -> Bool {
  await withIsolatedFakes {
    FakeHut.stub(function: .count).andReturn(number)
    let responder = FakeHut.stub(function: .load).andWaitForResponse()
    async let page = FakeHut.load()
    async let count = openCount(FakeHut.self)
    for door in 0..<5 { FakeHut.open(door) }
    responder.respond(with: "\(number)")
    guard await page == "\(number)", await count == 5 else { return false }
    await withIsolatedFakes {
      FakeHut.open(number)
      await Task.yield()
      FakeHut.reset()
    }
    return FakeHut.callCountFor(function: .open) == 5 && FakeHut.count() == number
  }
}

/// How often a hut is opened, once that is at least 5 times.
private func openCount<FakeHut: Hut>(_ type: FakeHut.Type) async -> Int {
  (try? await FakeHut.waitForCall(to: .open, times: 5, timeout: .seconds(600)))?.count ?? 0
}

/// Loops over the calls of a fake, each in a scope that has ended; the fake is gone.
private func loopsInEndedScopes() async -> [Task<Void, Never>] {
  let faker = Function.faker(scope: .perTest)
  var loops: [Task<Void, Never>] = []
  for number in 0..<200 {
    loops += await withIsolatedFakes {
      let loop = Task { [stream = faker.callStream(to: .eat)] in for await _ in stream {} }
      if number.isMultiple(of: 2) { await Task.yield() }
      faker.recordCall(.eat, arguments: number)
      return [loop]
    }
  }
  return loops
}

private func bark(_ faker: Faker<Function>, _ number: Int) -> String {
  faker.recordAndStub(function: .bark, arguments: number)
}

// MARK: - Fixtures

private enum Function: String, PoseurFunction { case eat, bark, fetch, count }

/// There are as many as one likes.
private struct Errand: PoseurFunction, RawRepresentable {
  let rawValue: String
  init(number: Int) { rawValue = "errand\(number)" }
  init?(rawValue: String) {
    guard rawValue.hasPrefix("errand") else { return nil }
    self.rawValue = rawValue
  }
}

private final class Counts: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Int] = [:]
  func add(_ number: Int, to name: String) { lock.withLock { values[name, default: 0] += number } }
  subscript(name: String) -> Int { lock.withLock { values[name] ?? 0 } }
}

extension Result {
  fileprivate func failed<Expected: Error>(with type: Expected.Type) -> Bool {
    if case .failure(let error) = self { error is Expected } else { false }
  }
}

/// Runs `body` on 8 threads and waits for them all.
private func onThreads(_ body: @escaping @Sendable (_ thread: Int) -> Void) async {
  await withCheckedContinuation { continuation in
    let group = DispatchGroup()
    for index in 0..<8 {
      group.enter()
      Thread {
        body(index)
        group.leave()
      }.start()
    }
    group.notify(queue: .global()) { continuation.resume() }
  }
}
