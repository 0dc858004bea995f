import Poseur
import Testing

@testable import PoseurCore

@Suite("The page on SwiftMocking shows that")
struct FromSwiftMockingExamples {
  private let fake = FakeStore()

  @Test("stubs return, compute and throw")
  func stubbing() async throws {
    fake.stub { $0.add(1, 2) }.andReturn(3)
    #expect(fake.add(1, 2) == 3)
    fake.stub { $0.add(matching(), matching()) }.andDo((*) as (Int, Int) -> Int)
    #expect(fake.add(2, 3) == 6)

    await fake.stub { try await $0.fetch(id: matching()) }.andReturn("Rex")
    #expect(try await fake.fetch(id: 3) == "Rex")
    await fake.stub { try await $0.fetch(id: matching()) }.andDo { (id: Int) in "Rex \(id)" }
    #expect(try await fake.fetch(id: 3) == "Rex 3")
    let error = NotFound()
    await fake.stub { try await $0.fetch(id: matching()) }.andThrow(error)
    await #expect(throws: error) { try await fake.fetch(id: 3) }
    expectHaveReceived(fake, .fetch, with: 3, outcome: .threw(NotFound.self))
  }

  @Test("a completion is called")
  func completion() {
    fake.stub { $0.load { _ in } }.andInvokeClosure(with: "Rex")
    var name = ""
    fake.load { name = $0 }

    #expect(name == "Rex")
  }

  @Test("calls are verified and counted")
  func verifying() async throws {
    expectHaveNoRecordedCalls(fake)
    expectHaveNotReceived(fake, .fetch)
    fake.stub(.add).andReturn(3)
    fake.stub(.fetch).andReturn("Rex")
    _ = fake.add(1, 2)
    _ = try await (fake.fetch(id: 3), fake.fetch(id: 4))

    expectHaveReceived(fake) { $0.add(1, 2) }
    expectHaveReceived(fake, .add, with: 1, Argument.any)
    expectHaveReceived(fake, .fetch, times: 2)
    expectHaveReceived(fake, .fetch, times: .atLeast(2))
    expectHaveReceived(fake, .fetch, times: .between(1...3))
    #expect(fake.transcript.contains("fetch(3)"))
    fake.reset()
    expectHaveNoRecordedCalls(fake)
  }

  @Test("calls of two fakes are in order")
  func order() {
    let (a, b) = (FakeStore(), FakeStore())
    a.stub(.add).andReturn(3)
    _ = a.add(1, 2)
    b.load { _ in }

    expectHaveReceivedInOrder(a.call { $0.add(1, 2) }, b.call(to: .load))
  }

  @Test("a captor in an assertion fails without a call")
  func captors() async throws {
    let captor = Argument.captor()
    #expect(Failures.capture { expectHaveReceived(fake, .fetch, with: captor) }.count == 1)
    fake.stub(.fetch).andReturn("Rex")
    _ = try await fake.fetch(id: 3)

    await expectHaveReceived(fake) { try await $0.fetch(id: matching(captor)) }
    #expect(captor.values(as: Int.self) == [3])
  }

  @Test("a test waits for a call, which a default answers")
  func waiting() async throws {
    fake.register(default: "Rex", for: .fetch)
    #expect(try await fake.fetch(id: 3) == "Rex")

    try await fake.call { try await $0.fetch(id: 3) }.wait()
    let waiting = Task { [fake] in _ = try await fake.waitForCall(to: .fetch) }
    try await waiting.value
    Task { _ = try await fake.waitForCall(to: .fetch) }
  }

  @Test("a subscript is a function like others")
  func subscripts() {
    let shelf = FakeShelf()
    shelf.stub { $0[matching()] }.andReturn("bone")
    #expect(shelf[3] == "bone")

    expectHaveReceived(shelf) { $0[3] }
  }

  @Test("a stub with matchers for all arguments is specific, and one without a list is not")
  func precedence() {
    let faker = FakeStore.Function.faker(precedence: .specificFirst)
    faker.stub(.add).with(1, 2).andReturn(3)
    faker.stub(.add).andReturn(4)
    #expect(faker.recordAndStub(function: .add, arguments: 1, 2) == 3)
    faker.stub(.add).with(Argument.any, Argument.any).andReturn(5)
    #expect(faker.recordAndStub(function: .add, arguments: 1, 2) == 5)
  }

  @Test("matchers have other names")
  func matchers() {
    #expect(Argument.where { (id: Int) in id > 2 }.matches(3) && Argument.key(\String.count, 3).matches("Rex"))
    #expect(Argument.is(Int.self).matches(3) && Argument.nonNil.matches(3) && Argument.in(0...9).matches(3))
    #expect(Argument.close(to: 0.3, within: 0.1).matches(0.35) && Argument.contains(#/e+/#).matches("feet"))
    #expect(Argument.hasCount(0).matches([Int]()) && Argument.hasCount(5...).matches("Tramp"))
    #expect(Argument.hasPrefix("R").matches("Rex") && Argument.hasSuffix("x").matches("Rex"))
    #expect(Argument.in(1...3).matches(3) && Argument.hasCount(2...4).matches("Rex") && Argument.nil.matches(nil))
    let rex = FakeShelf()
    #expect(Argument.identical(to: rex).matches(rex))
    #expect(Argument.is((any Error).self).matches(NotFound()) && Argument.is(NotFound.self).matches(NotFound()))
    #expect(Argument.elements(1, Argument.any).matches([1, 2]))
    let succeeds = Argument.where { (result: Result<Int, NotFound>) in result == .success(3) }
    #expect(succeeds.matches(Result<Int, NotFound>.success(3)))
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("a closure is spied on")
  func closures() {
    let price = FunctionSpy.named("price", as: ((String) -> Int).self)
    price.stub("Rex").andReturn(3)
    let closure = price.closure
    #expect(closure("Rex") == 3)

    expectHaveReceived(price.faker, price.function, with: "Rex")
  }

  @Test(.isolatedFakes) func isolation() {
    withIsolatedFakes { FakeKennel.open() }
    expectHaveNotReceived(FakeKennel.classFaker, .open)
  }

  protocol Store: Sendable {
    func fetch(id: Int) async throws -> String
    func add(_ a: Int, _ b: Int) -> Int
    func load(_ completion: @escaping (String) -> Void)
  }

  final class FakeStore: Store, Fake {
    enum Function: String, PoseurFunction { case fetch, add, load }
    let faker = Function.faker()

    func fetch(id: Int) async throws -> String {
      try await recordAndStubThrowing(function: .fetch, arguments: id)
    }
    func add(_ a: Int, _ b: Int) -> Int {
      recordAndStub(function: .add, arguments: a, b)
    }
    func load(_ completion: @escaping (String) -> Void) {
      recordAndStub(function: .load, arguments: completion)
    }
  }
}

// MARK: - Fixtures

private struct NotFound: Error, Equatable {}

private final class FakeShelf: Fake {
  enum Function: String, PoseurFunction { case item }
  let faker = Function.faker()
  subscript(index: Int) -> String { recordAndStub(function: .item, arguments: index) }
}

private enum FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction { case open }
  static let classFaker = ClassFunction.classFaker(scope: .perTest)
  static func open() { recordCall(.open) }
}
