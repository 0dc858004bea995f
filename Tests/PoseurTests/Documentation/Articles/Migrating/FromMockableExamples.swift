import Poseur
import Testing

@Suite("The page on Mockable shows that")
struct FromMockableExamples {
  private let fake = FakeStore()

  @Test("stubs return, compute and throw")
  func stubbing() async throws {
    fake.stub { $0.price(of: "pear") }.andReturn(3)
    #expect(fake.price(of: "pear") == 3)
    fake.stub { $0.price(of: matching { $0.isEmpty }) }.andReturn(0)
    #expect(fake.price(of: "") == 0)
    fake.stub { $0.price(of: matching()) }.andReturn(3)
    #expect(fake.price(of: "plum") == 3)
    fake.stub { $0.price(of: matching()) }.andReturn(3, 4)
    #expect([fake.price(of: "pear"), fake.price(of: "plum")] == [3, 4])
    fake.stub { $0.price(of: matching()) }.andDo { (name: String) in name.count }
    #expect(fake.price(of: "plums") == 5)

    let error = Hoarse()
    await fake.stub { try await $0.fetch(id: matching()) }.andThrow(error)
    await #expect(throws: error) { try await fake.fetch(id: 3) }
    await fake.stub { try await $0.fetch(id: matching()) }.andThrow(error).thenReturn("Rex")
    await #expect(throws: error) { try await fake.fetch(id: 3) }
    #expect(try await fake.fetch(id: 3) == "Rex")
  }

  @Test("a property has a case for its getter and one for its setter")
  func properties() {
    fake.stub { $0.isOpen }.andReturn(true)
    #expect(fake.isOpen)
    fake.isOpen = false

    expectHaveReceived(fake, times: 1) { $0.isOpen }
    expectHaveReceived(fake, .setIsOpen, with: false, times: 1)
  }

  @Test("a stub has side effects")
  func sideEffects() {
    var log: [String] = []
    fake.stub { $0.refresh() }.andDo { log.append("refreshed") }
    fake.refresh()

    #expect(log == ["refreshed"])
  }

  @Test("calls are verified and counted")
  func verifying() {
    fake.register(default: 3, for: .price)
    _ = fake.price(of: "pear")
    expectHaveReceived(fake, times: 1) { $0.price(of: "pear") }
    _ = fake.price(of: "plum")

    expectHaveReceived(fake, .price)
    expectHaveNotReceived(fake, .fetch)
    expectHaveReceived(fake, .price, times: .between(1...5))
    expectHaveReceived(fake, .price, times: .atLeast(2))
    expectHaveReceived(fake, .price, times: .atMost(2))
  }

  @Test("a test waits for calls, also for those that came before")
  func waiting() async throws {
    for _ in 1...2 { fake.refresh() }

    try await fake.waitForCall(to: .refresh)
    try await fake.waitForCall(to: .refresh, times: 2, timeout: .seconds(3))
  }

  @Test("a fake is reset")
  func resetting() {
    fake.stub(.price).andReturn(3)
    _ = fake.price(of: "pear")
    fake.resetStubs()
    #expect(Failures.capture { _ = fake.price(of: "pear") }.count == 1)
    fake.resetCalls()
    expectHaveNoRecordedCalls(fake)
    fake.reset()
    expectHaveNoRecordedCalls(fake)
  }

  @Test("a relaxed fake returns defaults")
  func relaxed() {
    let relaxed = FakeStore(FakeStore.Function.faker(unstubbed: .returnDefault))

    #expect(relaxed.price(of: "pear") == 0)
  }

  @Test("specific stubs can go first")
  func precedence() {
    let fake = FakeStore(FakeStore.Function.faker(precedence: .specificFirst))
    fake.stub { $0.price(of: "pear") }.andReturn(3)
    fake.stub(.price).andReturn(4)

    #expect([fake.price(of: "pear"), fake.price(of: "plum")] == [3, 4])
  }

  protocol Store: Sendable {
    var isOpen: Bool { get set }
    func fetch(id: Int) async throws -> String
    func price(of name: String) -> Int
    func refresh()
  }

  final class FakeStore: Store, Fake {
    enum Function: String, PoseurFunction {
      case isOpen, setIsOpen, fetch, price, refresh
    }
    let faker: Faker<Function>
    init(_ faker: Faker<Function> = Function.faker()) { self.faker = faker }

    var isOpen: Bool {
      get { recordAndStub(function: .isOpen) }
      set { recordAndStub(function: .setIsOpen, arguments: newValue) }
    }
    func fetch(id: Int) async throws -> String {
      try await recordAndStubThrowing(function: .fetch, arguments: id)
    }
    func price(of name: String) -> Int {
      recordAndStub(function: .price, arguments: name)
    }
    func refresh() { recordAndStub(function: .refresh) }
  }
}
