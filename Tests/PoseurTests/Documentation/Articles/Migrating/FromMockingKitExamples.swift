import Poseur
import Testing

@Suite("The page on MockingKit shows that")
struct FromMockingKitExamples {
  private let fake = FakeStore()

  @Test("stubs return, compute and throw")
  func stubbing() async throws {
    fake.stub { $0.move("pear", to: 2) }.andReturn(4)
    #expect(fake.move("pear", to: 2) == 4)
    fake.stub(.move).andReturn(3)
    #expect(fake.move("pear", to: 1) == 3)
    fake.resetStubs()
    fake.stub { $0.move(matching(), to: matching()) }.andDo { (name: String, shelf: Int) in name.count + shelf }
    #expect(fake.move("plums", to: 1) == 6)
    let error = Hoarse()
    await fake.stub { try await $0.fetch(id: 3) }.andThrow(error)
    await #expect(throws: error) { try await fake.fetch(id: 3) }
  }

  @Test("a fake has an answer of its own")
  func fallback() {
    #expect(fake.price(of: "pear") == 7)
    fake.stub(.price).andReturn(3)
    #expect(fake.price(of: "pear") == 3)
  }

  @Test("calls are verified, counted and read")
  func calls() {
    fake.stub(.move).andReturn(3)
    _ = fake.move("pear", to: 2)
    expectHaveReceived(fake, times: 1) { $0.move("pear", to: 2) }
    _ = fake.move("plum", to: 1)

    expectHaveReceived(fake, .move)
    expectHaveReceived(fake, .move, times: 2)
    #expect(fake.receivedCall(to: .move))
    #expect(fake.callCountFor(function: .move) == 2)
    #expect(fake.calls(to: .move, as: (String, Int).self)[0].1 == 2)
    #expect(fake.calls(to: .move)[0].outcome.description == "returned 3")
  }

  @Test("calls of one function are forgotten, or all")
  func resetting() {
    fake.stub(.move).andReturn(3)
    _ = (fake.move("pear", to: 2), fake.price(of: "pear"))
    fake.removeMethodCalls(for: .move)
    #expect(fake.calls.map(\.function) == [.price])
    fake.resetCalls()
    expectHaveNoRecordedCalls(fake)
  }

  protocol Store: Sendable {
    func fetch(id: Int) async throws -> String
    func move(_ name: String, to shelf: Int) -> Int
    func price(of name: String) -> Int
  }

  final class FakeStore: Store, Fake {
    enum Function: String, PoseurFunction { case fetch, move, price }
    let faker = Function.faker()

    func fetch(id: Int) async throws -> String {
      try await recordAndStubThrowing(function: .fetch, arguments: id)
    }
    func move(_ name: String, to shelf: Int) -> Int {
      recordAndStub(function: .move, arguments: name, shelf)
    }
    func price(of name: String) -> Int {
      recordAndStub(function: .price, arguments: name, orElse: 7)
    }
  }
}
