import Poseur
import Testing

@testable import PoseurCore

/// What stands in the tables of the article on migrating, as far as no other test has it.
@Suite("The article on migrating says that")
struct MigratingToPoseurExamples {
  private let fake = FakeStore()

  @Test("optionals are compared without a conformance")
  func originalPoseur() {
    let (first, second): (Int?, Int?) = (3, nil)

    #expect(!isAnyEqual(first, second) && isAnyEqual(first, 3))
  }

  @Test("a stub answers without a record")
  func stubbedValues() throws {
    fake.stub(.fetch).with(3).andReturn("Rex")
    let value: String = fake.stubbedValue(forFunction: .fetch, arguments: [3])
    let other: String = try fake.stubbedValueThrowing(forFunction: .fetch, arguments: [3])

    #expect(value == "Rex" && other == "Rex")
    expectHaveNoRecordedCalls(fake)
  }

  @Test("a count that is not to be is another count, or a question")
  func counts() {
    fake.refresh()

    XCTAssertHaveReceived(fake, .refresh, times: .atMost(1))
    #expect(!fake.didCall(.refresh, times: 2).success)
    #expect(fake.didCall(.refresh).friendlyDescription.contains("refresh"))
  }

  @Test("a wait names the function with to: and lists no arguments")
  func waiting() async throws {
    fake.stub(.fetch).andReturn("Rex")
    _ = try await (fake.fetch(id: 3), fake.fetch(id: 3))

    try await fake.waitForCall(to: .fetch, withArguments: 3, times: 2, timeout: .seconds(1))
  }

  @Test("a call may wait until it is cancelled")
  func waitingForEver() async throws {
    fake.stub(.fetch).andNeverReturn()
    let task = Task { [fake] in try await fake.fetch(id: 3) }
    try await fake.waitForCall(to: .fetch)
    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("subclasses are matched by is, and their types by where")
  func types() {
    #expect(Argument.is(Dog.self).matches(FakeDog()) && !Argument.instanceOf(Dog.self).matches(FakeDog()))
    #expect(Argument.where { (type: Dog.Type) in true }.matches(FakeDog.self))
  }

  @Test("errors are thrown, or there are two of them")
  func errors() {
    func howl() throws { throw Hoarse() }

    XCTAssertThrowsError(try howl(), Hoarse())
    expectThrows(Hoarse()) { try howl() }
    XCTAssertEqualError(Hoarse(), Hoarse())
    expectEqualError(Hoarse(), Hoarse())
  }

  @Test("a call without a stub is a failure to capture, not a trap")
  func unstubbed() {
    #expect(Failures.capture { _ = fake.price(of: "Rex") }.count == 1)
  }

  @Test("a stub whose value does not fit is a failure, and then orElse: answers")
  func misfit() {
    fake.stub(.price).andReturn("dear")
    var price: Int?
    let messages = Failures.capture { price = fake.recordAndStub(function: .price, orElse: 9) }

    #expect(price == 9)
    #expect(messages.count == 1)
  }

  @Test("tuples with other labels are different")
  func labels() {
    #expect(isAnyEqual((x: 1, y: 2), (x: 1, y: 2)) && !isAnyEqual((x: 1, y: 2), (a: 1, b: 2)))
  }

  @Test("matchers have other names")
  func matchers() {
    #expect(Argument.is(Int.self).matches(3) && Argument.nonNil.matches(3) && Argument.in(0...9).matches(3))
    #expect(Argument.is((any Error).self).matches(Hoarse()) && Argument.is(Hoarse.self).matches(Hoarse()))
    #expect(Argument.in(1...3).matches(3) && Argument.close(to: 0.3, within: 0.1).matches(0.35))
    #expect(Argument.hasCount(0).matches([Int]()) && Argument.contains(#/e+/#).matches("feet"))
    #expect(
      Argument.where { if case .success("3") = $0 as Result<String, any Error> { true } else { false } }
        .matches(Result<String, any Error>.success("3")))
  }

  @Test("a captor in an assertion fails without a call")
  func captured() async throws {
    let captor = Argument.captor()
    #expect(Failures.capture { expectHaveReceived(fake, .fetch, with: captor) }.count == 1)
    fake.stub(.fetch).andReturn("Rex")
    _ = try await fake.fetch(id: 3)

    expectHaveReceived(fake, .fetch, with: captor)
    #expect(captor.values(as: Int.self) == [3])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("assertions take the faker and the function of a spy")
  func spies() {
    let price = FunctionSpy.named("price", as: ((String) throws -> Int).self)
    price.stub("Rex").andThrow(Hoarse())
    _ = try? price("Rex")

    expectHaveReceived(price.faker, price.function, with: "Rex")
    expectHaveReceived(price.faker, price.function, outcome: .threw(Hoarse.self))
  }
}

// MARK: - Fixtures

private final class FakeStore: Fake, Sendable {
  enum Function: String, PoseurFunction { case fetch, price, refresh }
  let faker = Function.faker()

  func fetch(id: Int) async throws -> String { try await recordAndStubThrowing(arguments: id) }
  func price(of name: String) -> Int { recordAndStub(arguments: name) }
  func refresh() { recordCall("refresh()") }
}
