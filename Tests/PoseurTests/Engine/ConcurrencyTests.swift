import Foundation
import Poseur
import Testing

/// Real threads and no lock in the test, so that the thread sanitizer sees what the library does by itself.
@Suite("A fake used from several threads", .tags(.memory, .threads))
struct ConcurrencyTests {
  private static let threadCount = 8

  @Test("loses none of 8 threads' 100,000 calls each")
  func losesNoCall() {
    let faker = Function.faker(retention: .none)
    faker.stub(function: .fetch).andReturn(true)
    onThreads { thread in
      for number in 0..<100_000 {
        if number.isMultiple(of: 2) {
          faker.recordCall(.eat, arguments: thread)
        } else {
          _ = faker.recordAndStub(function: .fetch, asType: Bool.self, arguments: thread, number)
        }
      }
    }

    #expect(faker.callCountFor(function: .eat) == Self.threadCount * 50_000)
    #expect(faker.callCountFor(function: .fetch) == Self.threadCount * 50_000)
  }

  @Test("is given defaults while it is asked for them")
  func defaults() {
    let faker = Function.faker(unstubbed: .returnDefault)
    faker.register(default: 0, for: .count)
    onThreads { thread in
      for number in 1...500 {
        faker.register(default: number, for: .count)
        faker.register(default: "\(thread)")
        _ = faker.recordAndStub(function: .count, asType: Int.self)
        _ = faker.recordAndStub(function: .eat, asType: String.self)
      }
    }

    #expect(faker.callCountFor(function: .count) == Self.threadCount * 500)
  }

  @Test("gives each call a number of its own, in the order of the calls")
  func numbers() {
    let faker = Function.faker()
    onThreads { thread in
      for number in 0..<500 { faker.recordCall(.eat, arguments: thread, number) }
    }

    let calls = faker.calls
    #expect(calls.map(\.number) == Array(1...Self.threadCount * 500))
    #expect(Set(calls.map(\.sequenceNumber)).count == calls.count)
    for thread in 0..<Self.threadCount {
      let ownNumbers = calls.filter { $0.arguments[0] as? Int == thread }.compactMap { $0.arguments[1] as? Int }
      #expect(ownNumbers == Array(0..<500), "a thread's calls are in its own order")
    }
  }

  @Test("answers, stubs, looks, resets and calls itself all at once, without a deadlock")
  func everythingAtOnce() {
    let faker = Function.faker(precedence: .specificFirst, unstubbed: .returnDefault)
    onThreads { thread in
      for number in 0..<1_000 {
        switch (thread + number) % 8 {
        case 0: faker.stub(function: .fetch).andDo { [faker] _ in faker.callCountFor(function: .fetch) > 0 }
        case 1: faker.stub(function: .fetch, withArguments: number, Shy(faker)).andReturn(true)
        case 2: faker.reset()
        case 3: faker.resetFunction(.fetch)
        case 4: faker.stub(function: .eat).times(3).andDoVoid { [faker] _ in faker.resetCalls() }.remove()
        case 5: _ = faker.receivedCall(to: .fetch, withArguments: number, Shy(faker))
        default:
          _ = faker.recordAndStub(function: .fetch, asType: Bool.self, arguments: number, Shy(faker))
          faker.recordAndStub(function: .eat, arguments: number)
        }
      }
    }
    faker.reset()

    #expect(!faker.hasRecordedCalls)
  }

  @Test("hands out each answer of a sequence once")
  func sequence() {
    let faker = Function.faker()
    let stub = faker.stub(function: .count).andReturn(0)
    for number in 1..<4_000 { stub.thenReturn(number) }
    let results = LockedResults()
    onThreads { _ in
      for _ in 0..<500 { results.append(faker.recordAndStub(function: .count)) }
    }

    #expect(results.sorted == Array(0..<4_000))
    #expect(stub.callCount == 4_000)
  }

  @Test("answers a stub's times just so often")
  func times() {
    let faker = Function.faker(precedence: .specificFirst)
    faker.stub(function: .count).andReturn(0)
    let limited = faker.stub(function: .count, where: { _ in true }).times(1_000).andReturn(1)
    let results = LockedResults()
    onThreads { _ in
      for _ in 0..<500 { results.append(faker.recordAndStub(function: .count)) }
    }

    #expect(results.sorted.reduce(0, +) == 1_000)
    #expect(limited.callCount == 1_000)
  }

  @Test("finds functions by their names")
  func names() {
    let faker = Function.faker()
    onThreads { _ in
      for _ in 0..<1_000 { faker.recordCall("eat(_:)", arguments: 1) }
    }
    #expect(faker.callCountFor(function: .eat) == 8_000)
  }

  @Test("casts an answer whose members are hashed and call it")
  func answersThatCall() {
    let faker = Function.faker()
    faker.stub(function: .fetch).andReturn(Set<AnyHashable>([Bashful(faker)]))

    let answer = faker.recordAndStub(function: .fetch, asType: Set<Bashful>.self)
    #expect(answer.count == 1)
    #expect(faker.callCountFor(function: .count) > 0, "the members did call")
  }

  @Test("compares, and describes, arguments that call it")
  func argumentsThatCall() {
    let faker = Function.faker()
    faker.stub(function: .fetch, withArguments: 1, Shy(faker)).andReturn(true)

    #expect(faker.recordAndStub(function: .fetch, asType: Bool.self, arguments: 1, Shy(faker)))
    let messages = Failures.capture {
      _ = faker.recordAndStub(function: .fetch, asType: Bool.self, arguments: 2, Shy(faker))
    }
    #expect(messages.first?.contains("argument 0 is 2, not 1") == true)
    #expect(faker.callCountFor(function: .count) > 0, "the arguments did call")
  }
}

// MARK: - Fixtures

private enum Function: String, PoseurFunction { case eat, fetch, count }

/// Calls the fake whenever it is compared or described.
private struct Shy: Equatable, CustomStringConvertible {
  let faker: Faker<Function>
  init(_ faker: Faker<Function>) { self.faker = faker }

  var description: String {
    faker.recordCall(.count)
    return "shy"
  }

  static func == (lhs: Shy, rhs: Shy) -> Bool {
    lhs.faker.recordCall(.count)
    return true
  }
}

/// Calls the fake whenever it is hashed.
private struct Bashful: Hashable {
  let faker: Faker<Function>
  init(_ faker: Faker<Function>) { self.faker = faker }

  func hash(into hasher: inout Hasher) { faker.recordCall(.count) }
  static func == (lhs: Bashful, rhs: Bashful) -> Bool { true }
}

/// What the threads got; a fake is not asked to keep it.
private final class LockedResults: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Int] = []
  func append(_ value: Int) { lock.withLock { values.append(value) } }
  var sorted: [Int] { lock.withLock { values.sorted() } }
}
