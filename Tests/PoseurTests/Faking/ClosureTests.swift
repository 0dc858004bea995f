import Foundation
import Poseur
import Testing

@Suite("A closure for a function", .tags(.threads))
struct ClosureTests {
  private let fake = FakeAPI()

  @Test("takes the effects of the property it is assigned to, records and answers")
  func client() async throws {
    let client = APIClient(
      fetch: fake.closure(for: .fetch), count: fake.closure(for: .count), parse: fake.closure(for: .parse),
      isOpen: fake.closure(for: .isOpen), log: fake.closure(for: .log))
    fake.stub(.fetch).andDo { (id: Int) async throws in "user \(id)" }
    fake.stub(.count).andReturn(2)
    fake.stub(.parse).with("x").andThrow(Hoarse())
    fake.stub(.isOpen).andReturn(true)

    #expect(try await client.fetch(3) == "user 3")
    #expect(await client.count() == 2)
    #expect(throws: Hoarse()) { try client.parse("x") }
    #expect(client.isOpen(1, nil))
    client.log("done")
    #expect(fake.calls.description == #"[fetch(3), count(), parse("x"), isOpen(1, nil), log("done")]"#)
  }

  @Test("that returns nothing needs no stub, whatever its effects")
  func nothing() async throws {
    let plain: (Int) -> Void = fake.closure(for: .log)
    let throwing: @Sendable (Int) throws -> Void = fake.closure(for: .log)
    let asynchronous: (Int) async -> Void = fake.closure(for: .log)
    let both: (Int) async throws -> Void = fake.closure(for: .log)
    plain(1)
    try throwing(2)
    await asynchronous(3)
    try await both(4)

    #expect(fake.calls(to: .log).map { $0.arguments[0] as? Int } == [1, 2, 3, 4])
  }

  @Test("that nothing is stubbed for is a failure, and throws where it can")
  func unstubbed() {
    let parse: (String) throws -> Int = fake.closure(for: .parse)
    let isOpen: (Int) -> Bool = fake.closure(for: .isOpen)

    let messages = Failures.capture {
      #expect(throws: UnstubbedCall.self) { try parse("x") }
      #expect(isOpen(1) == false)
    }
    #expect(
      messages.map { $0.prefix { $0 != "," } } == [#"FakeAPI.parse("x") was called"#, "FakeAPI.isOpen(1) was called"])
  }

  @Test("goes into optional properties and ones of the main actor, and may be called on any thread")
  @MainActor func contexts() async {
    let optional: ((Int) -> Void)? = fake.closure(for: .log)
    let mainActor: @MainActor (Int) -> Void = fake.closure(for: .log)
    let anywhere: @Sendable (Int) -> Void = fake.faker.closure(for: .log)
    optional?(1)
    mainActor(2)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        anywhere(3)
        continuation.resume()
      }
    }

    #expect(fake.calls(to: .log).map { $0.arguments[0] as? Int } == [1, 2, 3])
  }
}

// MARK: - Fixtures

private struct APIClient {
  var fetch: @Sendable (_ id: Int) async throws -> String
  var count: () async -> Int
  var parse: (String) throws -> Int
  var isOpen: (Int, String?) -> Bool
  var log: (String) -> Void
}

private struct FakeAPI: Fake {
  enum Function: String, PoseurFunction { case fetch, count, parse, isOpen, log }
  let faker = Function.faker()
}
