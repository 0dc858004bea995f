import Poseur
import Testing
import XCTest

@Suite("The page on swift-spyable shows that")
struct FromSwiftSpyableExamples {
  private let fake = FakeStore()

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("a typed spy has the same words")
  func typedSpy() async throws {
    let fetch = fake.spy(.fetch, of: FakeStore.fetch)
    fetch.returnValue = "Rex"
    #expect(try await fake.fetch(id: 3) == "Rex")
    #expect(fetch.callCount == 1)
    #expect(fetch.receivedArguments == 3)

    #expect(fetch.called)
    #expect(fetch.receivedInvocations == [3])
    XCTAssertEqual(fetch.receivedArguments, 3)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("a tuple of arguments has no labels")
  func tuple() {
    let save = fake.spy(.save, of: FakeStore.save)
    fake.save("Rex", id: 3)

    #expect(save.receivedArguments?.0 == "Rex")
  }

  @Test("the fake answers the same questions on all systems")
  func questions() async throws {
    await fake.stub { try await $0.fetch(id: matching()) }.andReturn("Rex")
    #expect(try await fake.fetch(id: 3) == "Rex")

    XCTAssertHaveReceived(fake, .fetch)
    expectHaveReceived(fake, .fetch, times: 1)
    expectHaveReceived(fake, .fetch, with: 3)
    #expect(fake.calls(to: .fetch, as: Int.self) == [3])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("a stub throws")
  func errors() async throws {
    let error = Hoarse()
    let fetch = fake.spy(.fetch, of: FakeStore.fetch)
    fetch.throwableError = error
    await #expect(throws: error) { try await fake.fetch(id: 3) }
    fetch.throwableError = nil
    fake.stub(.fetch).andThrow(error)
    await #expect(throws: error) { try await fake.fetch(id: 3) }
  }

  @Test("a stub computes, and the newest one answers")
  func closures() async throws {
    fake.stub(.fetch).andReturn("Tramp")
    fake.stub(.fetch).andDo { (id: Int) in "Rex \(id)" }

    #expect(try await fake.fetch(id: 3) == "Rex 3")
  }

  @Test("a property keeps its value")
  func property() {
    fake.stubProperty(get: .name, set: .setName, initially: "Rex")
    #expect(fake.name == "Rex")
    fake.name = "Tramp"
    #expect(fake.name == "Tramp")
  }

  @Test("an assertion checks arguments")
  func assertion() {
    fake.save("Rex", id: 3)
    expectHaveReceived(fake, times: 1) { $0.save("Rex", id: 3) }
  }

  protocol Store: Sendable {
    var name: String { get set }
    func fetch(id: Int) async throws -> String
    func save(_ name: String, id: Int)
  }

  final class FakeStore: Store, Fake {
    enum Function: String, PoseurFunction { case name, setName, fetch, save }
    let faker = Function.faker()

    var name: String {
      get { recordAndStub(function: .name) }
      set { recordAndStub(function: .setName, arguments: newValue) }
    }
    func fetch(id: Int) async throws -> String {
      try await recordAndStubThrowing(function: .fetch, arguments: id)
    }
    func save(_ name: String, id: Int) {
      recordAndStub(function: .save, arguments: name, id)
    }
  }
}
