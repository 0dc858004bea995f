import Poseur
import Testing

@Suite("The page on hand-written spies shows that")
struct FromHandWrittenSpiesExamples {
  private let fake = FakeStore()

  @Test("a spy has a property for everything")
  func spy() throws {
    let spy = StoreSpy()
    spy.fetchResult = .success("Rex")
    spy.priceClosure = { name in name.count }
    #expect(try spy.fetch(id: 3) == "Rex" && spy.price(of: "pear") == 4)
    spy.refresh()

    #expect(spy.fetchCallCount == 1 && spy.fetchReceivedID == 3 && spy.refreshCallCount == 1)
  }

  @Test("stubs return, compute and throw")
  func stubbing() throws {
    let error = Hoarse()
    fake.stub { try $0.fetch(id: 3) }.andReturn("Rex")
    #expect(try fake.fetch(id: 3) == "Rex")
    fake.stub { try $0.fetch(id: matching()) }.andReturn("Rex")
    #expect(try fake.fetch(id: 4) == "Rex")
    fake.stub { try $0.fetch(id: matching()) }.andThrow(error)
    #expect(throws: error) { try fake.fetch(id: 3) }
    fake.stub { try $0.fetch(id: matching()) }.andReturn("Rex").thenThrow(error)
    #expect(try fake.fetch(id: 3) == "Rex")
    #expect(throws: error) { try fake.fetch(id: 3) }

    #expect(fake.price(of: "plums") == 7)
    fake.stub { $0.price(of: matching()) }.andDo { (name: String) in name.count }
    #expect(fake.price(of: "plums") == 5)
  }

  @Test("calls are verified, counted, ordered and read")
  func verifying() throws {
    expectHaveNotReceived(fake, .refresh)
    fake.stub(.fetch).andReturn("Rex")
    for id in 3...4 { _ = try fake.fetch(id: id) }
    fake.refresh()

    XCTAssertHaveReceived(fake, .fetch)
    expectHaveReceived(fake, .fetch, times: 2)
    expectHaveReceived(fake) { try $0.fetch(id: 3) }
    #expect(fake.calls(to: .fetch, as: Int.self) == [3, 4])
    expectHaveReceivedInOrder(fake.call(to: .fetch), fake.call(to: .refresh))
    fake.resetCalls()
    expectHaveNoRecordedCalls(fake)
  }

  @Test("a test waits for a call")
  func waiting() async throws {
    fake.refresh()

    try await fake.waitForCall(to: .refresh)
  }

  @Test("a failure lists the calls")
  func report() throws {
    fake.stub(.fetch).andReturn("Rex")
    _ = try fake.fetch(id: 4)
    let messages = Failures.capture { expectHaveReceived(fake, times: 1) { try $0.fetch(id: 3) } }

    #expect(
      messages == [
        """
        Expected FakeStore.fetch(3) to be called exactly 1 time, but it was called 0 times.
        Calls to fetch (1):
          #1  fetch(4)   argument 0 is 4, not 3
        """
      ])
  }

  protocol Store {
    func fetch(id: Int) throws -> String
    func price(of name: String) -> Int
    func refresh()
  }

  final class StoreSpy: Store {
    var fetchCallCount = 0
    var fetchReceivedID: Int?
    var fetchResult: Result<String, any Error>!
    var priceClosure: ((String) -> Int)?
    var refreshCallCount = 0

    func fetch(id: Int) throws -> String {
      fetchCallCount += 1
      fetchReceivedID = id
      return try fetchResult.get()
    }
    func price(of name: String) -> Int { priceClosure?(name) ?? 7 }
    func refresh() { refreshCallCount += 1 }
  }

  final class FakeStore: Store, Fake {
    enum Function: String, PoseurFunction { case fetch, price, refresh }
    let faker = Function.faker()

    func fetch(id: Int) throws -> String {
      try recordAndStubThrowing(function: .fetch, arguments: id)
    }
    func price(of name: String) -> Int {
      recordAndStub(function: .price, arguments: name, orElse: 7)
    }
    func refresh() { recordAndStub(function: .refresh) }
  }
}
