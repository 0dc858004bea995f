import Poseur
import Testing

@testable import PoseurCore

@Suite("The page on Cuckoo shows that")
struct FromCuckooExamples {
  private let fake = FakeStore()

  @Test("stubs return, compute and throw")
  func stubbing() throws {
    fake.stub { $0.price(of: "pear") }.andReturn(3)
    #expect(fake.price(of: "pear") == 3)
    fake.stub { $0.price(of: matching()) }.andReturn(3, 4)
    #expect([fake.price(of: "pear"), fake.price(of: "plum")] == [3, 4])
    fake.stub { $0.price(of: matching()) }.andReturn(3).thenReturn(4)
    #expect([fake.price(of: "pear"), fake.price(of: "plum")] == [3, 4])
    fake.stub { $0.price(of: matching()) }.andDo { (name: String) in name.count }
    #expect(fake.price(of: "plums") == 5)
    let error = Hoarse()
    fake.stub { try $0.fetch(id: 3) }.andThrow(error)
    #expect(throws: error) { try fake.fetch(id: 3) }
  }

  @Test("a property has a case for its getter and one for its setter")
  func properties() {
    fake.stub { $0.isOpen }.andReturn(false)
    var log: [Bool] = []
    fake.stub(.setIsOpen).andDo { (isOpen: Bool) in log.append(isOpen) }
    #expect(!fake.isOpen)
    fake.isOpen = false

    #expect(log == [false])
    expectHaveReceived(fake) { $0.isOpen }
    expectHaveReceived(fake) { $0.isOpen = false }
  }

  @Test("a fake calls its superclass")
  func callingThrough() {
    #expect(fake.price(of: "pear") == 7)
    fake.stub { $0.price(of: matching()) }.andReturn(3)
    fake.stub { $0.price(of: "pear") }.andCallThrough()
    #expect(fake.price(of: "pear") == 7)
  }

  @Test("a lenient fake returns defaults")
  func lenient() {
    let faker = FakeStore.Function.faker(unstubbed: .returnDefault)

    #expect(faker.recordAndStub(function: .isOpen) == false)
  }

  @Test("calls are verified and counted")
  func verifying() {
    _ = fake.price(of: "pear")
    expectHaveReceived(fake, times: 1) { $0.price(of: "pear") }
    expectNoMoreCalls(fake)
    _ = fake.price(of: "plum")

    expectHaveReceived(fake, .price, times: 2)
    expectHaveReceived(fake, .price, times: .atLeast(2))
    expectHaveReceived(fake, .price, times: .atMost(3))
    expectHaveNotReceived(fake, .fetch)
  }

  @Test("arguments are captured")
  func captors() {
    for name in ["pear", "plum"] { _ = fake.price(of: name) }
    let captor = Argument.captor()
    expectHaveReceived(fake) { $0.price(of: matching(captor)) }

    #expect(captor.last(as: String.self) == "plum")
    #expect(captor.values(as: String.self) == ["pear", "plum"])
  }

  @Test("a fake is reset")
  func resetting() {
    fake.stub(.price).andReturn(3)
    fake.resetStubs()
    #expect(fake.price(of: "pear") == 7)
    fake.resetCalls()
    expectHaveNoRecordedCalls(fake)
    fake.reset()
    expectHaveNoRecordedCalls(fake)
  }

  @Test("matchers have other names")
  func matchers() {
    for name in ["pear", "fig"] { _ = fake.price(of: name) }

    expectHaveReceived(fake, times: 2) { $0.price(of: matching()) }
    expectHaveReceived(fake, times: 2) { $0.price(of: matching(.nonNil)) }
    expectHaveReceived(fake, times: 1) { $0.price(of: matching { $0.count == 4 }) }
    expectHaveReceived(fake, times: 1) { $0.price(of: matching(.oneOf("pear", "plum"))) }
    expectHaveReceived(fake, times: 1) { $0.price(of: matching(.hasCount(4))) }
    #expect(Argument.closure.matches {})
  }

  class Store {
    var isOpen = true
    func fetch(id: Int) throws -> String { "Tramp" }
    func price(of name: String) -> Int { 7 }
  }

  final class FakeStore: Store, Fake {
    enum Function: String, PoseurFunction {
      case isOpen, setIsOpen, fetch, price
    }
    let faker = Function.faker()

    override var isOpen: Bool {
      get { recordAndStub(function: .isOpen) }
      set { recordAndStub(function: .setIsOpen, arguments: newValue) }
    }
    override func fetch(id: Int) throws -> String {
      try recordAndStubThrowing(function: .fetch, arguments: id)
    }
    override func price(of name: String) -> Int {
      recordAndStub(
        function: .price, arguments: name, orElse: super.price(of: name))
    }
  }
}
