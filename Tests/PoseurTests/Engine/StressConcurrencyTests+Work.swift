import Foundation
import Poseur

// What goes on with the fakes.

extension StressConcurrencyTests {
  /// What one of many threads does: one call that nobody forgets, and anything to the other functions.
  func disturb(_ faker: Faker<Function>, _ thread: Int, _ number: Int) {
    faker.recordCall(.eat, arguments: thread, number)
    switch (thread + number) % 8 {
    case 0: faker.stub(function: .bark).andReturn("woof").remove()
    case 1: faker.stub(function: .bark, withArguments: number).times(1).andReturn("wuff")
    case 2: faker.resetFunction(.bark)
    case 3: faker.removeMethodCalls(for: .bark)
    case 4:
      let stub = faker.stub(function: .bark).andReturn("grr")
      _ = bark(faker, number)
      stub.remove()
    case 5: faker.removeAllStubs(for: .bark)
    case 6: faker.stub(function: .bark).andDo { [weak faker] _ in "\(faker?.callCountFor(function: .eat) ?? 0)" }
    default: _ = bark(faker, number)
    }
  }

  /// What one of many tasks does.
  /// - Returns: whether it got what it waited for.
  func isWellUsed(_ faker: Faker<Function>, _ responder: StubResponder<Any?>, _ number: Int) async -> Bool {
    let timeout = Duration.seconds(600)
    switch number % 8 {
    case 0: return await (try? faker.waitForCall(to: .eat, times: 1 + 10 * number, timeout: timeout)) != nil
    case 1:
      return await (try? faker.waitForCall(to: .eat, withArguments: number % 7, number, timeout: timeout))?.count == 1
    case 2:
      var numbers: [Int] = []
      for await call in faker.callStream(to: .eat).prefix(8 * 250) { numbers.append(call.sequenceNumber) }
      return numbers == numbers.sorted() && Set(numbers).count == 8 * 250
    case 3: return await faker.recordAndStub(function: .fetch, asType: Int.self, arguments: number) >= 0
    case 4:
      responder.respond(with: number)
      return true
    case 5:
      let wait = Task { try await faker.waitForCall(to: .eat, withArguments: -1, timeout: timeout).count }
      await Task.yield()
      wait.cancel()
      return await wait.result.failed(with: CancellationError.self)
    case 6:
      let stub = faker.stub(function: .bark).andReturn("grr")
      await Task.yield()
      defer { stub.remove() }
      return bark(faker, number).count <= 5
    default:
      let stub = faker.stub(function: .count).andReturn(number)
      await Task.yield()
      _ = await faker.recordAndStub(function: .count, asType: Int.self)
      stub.remove()
      return faker.receivedCall(to: .count)
    }
  }

  /// What one of many tasks does to a fake that is reset all the time.
  func live(with faker: Faker<Function>, _ number: Int) async {
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
      for _ in 0..<5 { _ = await faker.recordAndStub(function: .fetch, asType: Int.self, arguments: number) }
    default:
      for await _ in faker.callStream(to: .eat).prefix(5) { faker.resetStubs() }
    }
  }

  /// Uses a static fake in a scope of its own.
  /// - Returns: whether it was as if nobody else did.
  func isAlone<FakeHut: Hut>(in type: FakeHut.Type, _ number: Int) async -> Bool {
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
      return FakeHut.classFaker.callCountFor(function: .open) == 5 && FakeHut.count() == number
    }
  }

  /// How often a hut is opened, once that is at least 5 times.
  func openCount<FakeHut: Hut>(_ type: FakeHut.Type) async -> Int {
    (try? await FakeHut.classFaker.waitForCall(to: .open, times: 5, timeout: .seconds(600)))?.count ?? 0
  }

  /// Loops over the calls of a fake, each in a scope that has ended; the fake is gone.
  func loopsInEndedScopes() async -> [Task<Void, Never>] {
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

  func bark(_ faker: Faker<Function>, _ number: Int) -> String {
    faker.recordAndStub(function: .bark, arguments: number)
  }

}

// MARK: - Fixtures

extension StressConcurrencyTests {
  enum Function: String, PoseurFunction { case eat, bark, fetch, count }

  /// There are as many as one likes.
  struct Errand: PoseurFunction, RawRepresentable {
    let rawValue: String
    init(number: Int) { rawValue = "errand\(number)" }
    init?(rawValue: String) {
      guard rawValue.hasPrefix("errand") else { return nil }
      self.rawValue = rawValue
    }
  }

  final class Counts: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: Int] = [:]
    func add(_ number: Int, to name: String) { lock.withLock { values[name, default: 0] += number } }
    subscript(name: String) -> Int { lock.withLock { values[name] ?? 0 } }
  }
}

extension Result {
  fileprivate func failed<Expected: Error>(with type: Expected.Type) -> Bool {
    if case .failure(let error) = self { error is Expected } else { false }
  }
}
