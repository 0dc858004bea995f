import Foundation
import Poseur
import Testing

/// The name is what the queue's run under the thread sanitizer looks for.
@Suite("Waiting from many tasks and threads", .tags(.memory, .threads))
struct WaitingConcurrencyTests {
  private static let threadCount = 8

  @Test("wakes every waiter, while other functions are called, stubbed and reset")
  func manyWaiters() async {
    let faker = Function.faker(unstubbed: .returnDefault)
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<100 {
        group.addTask {
          (try? await faker.waitForCall(to: .eat, times: 1 + number * 7, timeout: .seconds(300))) != nil
        }
        group.addTask {
          let pattern = Argument.where("own") { (value: Int) in value == number }
          return (try? await faker.waitForCall(to: .eat, withArguments: pattern, timeout: .seconds(300))) != nil
        }
      }
      group.addTask { await callFromThreads(faker) }
      for await isDone in group { #expect(isDone) }
    }
    #expect(faker.callCountFor(function: .eat) == Self.threadCount * 200)
  }

  @Test("loses no call of a stream, however many run")
  func streams() async {
    await watched("20 streams of one function") {
      let faker = Function.faker(unstubbed: .returnDefault)
      await withTaskGroup(of: [Int].self) { group in
        for _ in 0..<20 {
          group.addTask {
            let calls = faker.callStream(to: .eat).prefix { $0.arguments[0] as? String != "last" }
            return await calls.reduce(into: []) { $0.append($1.number) }
          }
        }
        _ = await callFromThreads(faker)
        faker.recordCall(.eat, arguments: "last")

        let numbers = faker.calls(to: .eat).dropLast().map(\.number)
        #expect(numbers.count == Self.threadCount * 200)
        for await streamed in group { #expect(streamed == numbers) }
      }
    }
  }

  @Test("ends every waiter that is cancelled while calls come")
  func cancellation() async {
    let faker = Function.faker(unstubbed: .returnDefault)
    let waits = (0..<100).map { number in
      Task { try await faker.waitForCall(to: .eat, withArguments: -1, times: number + 1, timeout: .seconds(300)).count }
    }
    async let calls = callFromThreads(faker)
    for wait in waits { wait.cancel() }
    for wait in waits { await #expect(throws: CancellationError.self) { try await wait.value } }
    #expect(await calls)
  }

  @Test("answers each held call once, in spite of resets of other functions")
  func queues() async {
    await watched("200 calls that are held, and their responses") {
      let faker = Function.faker(unstubbed: .returnDefault)
      let responder = faker.stub(function: .fetch).andWaitForResponse()
      let count = 200
      let sum = await withTaskGroup(of: Int.self) { group in
        for number in 0..<count {
          group.addTask { await faker.recordAndStub(function: .fetch, arguments: number) }
          group.addTask {
            responder.respond(with: number)
            if number.isMultiple(of: 10) { faker.resetFunction(.bark) }
            return 0
          }
        }
        group.addTask { await callFromThreads(faker) ? 0 : -1 }
        return await group.reduce(0, +)
      }
      #expect(sum == count * (count - 1) / 2)
      #expect(responder.pendingCallCount == 0)
    }
  }

  @Test("ends every held call when stubs are removed and responders go meanwhile")
  func closingGates() async {
    await watched("200 calls that are held by stubs which go") {
      let messages = await Failures.capture {
        let faker = Function.faker()
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<200 {
            group.addTask { _ = await faker.recordAndStub(function: .fetch, asType: Int.self, arguments: number) }
            group.addTask { withExtendedLifetime(faker.stub(function: .fetch).andWaitForResponse()) {} }
            group.addTask { faker.removeAllStubs(for: .fetch) }
          }
        }
        faker.stub(function: .fetch).andReturn(3)
        #expect(await faker.recordAndStub(function: .fetch) == 3)
      }
      #expect(messages.count <= 200)
    }
  }

  @Test("blocks no thread for ever")
  func threads() async {
    let faker = Function.faker(unstubbed: .returnDefault)
    let count = await withCheckedContinuation { continuation in
      let group = DispatchGroup()
      let results = ResultCount()
      for number in 0..<Self.threadCount {
        group.enter()
        Thread {
          if let calls = try? faker.call(to: .eat).waitSynchronously(times: 1 + 100 * number, timeout: .seconds(300)) {
            results.add(calls.count > 100 * number ? 1 : 0)
          }
          group.leave()
        }.start()
      }
      Thread { for number in 0..<1_000 { faker.recordCall(.eat, arguments: number) } }.start()
      group.notify(queue: .global()) { continuation.resume(returning: results.count) }
    }
    #expect(count == Self.threadCount)
  }

  /// Each thread calls `eat` 200 times, and now and then does something else to the fake.
  private func callFromThreads(_ faker: Faker<Function>) async -> Bool {
    await withCheckedContinuation { continuation in
      let group = DispatchGroup()
      for thread in 0..<Self.threadCount {
        group.enter()
        Thread {
          for number in 0..<200 {
            faker.recordCall(.eat, arguments: number)
            switch (thread + number) % 4 {
            case 0: faker.removeMethodCalls(for: .bark)
            case 1: faker.stub(function: .bark).times(1).andReturn("woof").remove()
            default: _ = faker.recordAndStub(function: .bark, asType: String.self)
            }
          }
          group.leave()
        }.start()
      }
      group.notify(queue: .global()) { continuation.resume(returning: true) }
    }
  }
}

// MARK: - Fixtures

private enum Function: String, PoseurFunction { case eat, bark, fetch }

private final class ResultCount: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0
  func add(_ number: Int) { lock.withLock { value += number } }
  var count: Int { lock.withLock { value } }
}
