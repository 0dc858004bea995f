import Poseur
import Testing

@Suite("An asynchronous closure that takes the arguments in their types")
struct TypedAsynchronousAnswerTests {
  private let kennel = FakeKennel()

  @Test("answers an asynchronous call")
  func answers() async throws {
    kennel.stub(.visit).andDo { (name: String) async in await greeting(name) }
    kennel.stub(.open).andDo { (name: String) async throws -> Int in
      guard await greeting(name) != "Hello, nobody" else { throw Hoarse() }
      return 3
    }

    #expect(await kennel.visit("Rex") == "Hello, Rex")
    #expect(try await kennel.open("Rex") == 3)
    await #expect(throws: Hoarse()) { try await kennel.open("nobody") }
    #expect(kennel.calls.map(\.outcome.description) == [#"returned "Hello, Rex""#, "returned 3", "threw Hoarse()"])
  }

  @Test("answers before the fake's own answer, and in a sequence")
  func sequence() async {
    kennel.stub(.close).andReturn("now").thenDo { (name: String) async in await greeting(name) }

    #expect(await kennel.close("Rex") == "now")
    #expect(await kennel.close("Rex") == "Hello, Rex")
  }

  #if swift(>=6)
    // Swift 5 mode does not see that a method of a value is Sendable.
    @Test("may be a method")
    func method() async {
      kennel.stub(.visit).andDo(Visitor().visit)

      #expect(await kennel.visit("Rex") == "Hello, Rex")
    }
  #endif

  @Test("of a function that is not asynchronous: one failure, and a stand-in")
  func synchronous() {
    kennel.stub(.count).andDo { () async in await greeting("Rex").count }

    let messages = Failures.capture { #expect(kennel.count() == 0) }
    #expect(
      messages == [
        """
        FakeKennel.count() was forwarded without await, but the closure of its stub is asynchronous.
        Stub a synchronous closure or, if the function is asynchronous, forward it with await.
        """
      ])
  }

  @Test("that takes other types, returns another or throws in vain: one failure each, and a stand-in")
  func misuse() async {
    kennel.stub(.visit).andDo { (age: Int) async in await greeting("\(age)") }
      .thenDo { (name: String) async in await greeting(name).count }
      .thenDo { (name: String) async throws -> String in throw Hoarse() }

    let messages = await Failures.capture {
      for _ in 1...3 { #expect(await kennel.visit("Rex") == "") }
    }
    #expect(
      messages == [
        """
        FakeKennel.visit("Rex") was called with (String), but the closure of its stub takes (Int).
        Write the types of its parameters: { (<#name#>: String) in <#…#> }
        """,
        #"FakeKennel.visit("Rex") has to return String, but the closure of its stub returned 10 (Int)."#,
        """
        FakeKennel.visit("Rex") was forwarded as one that cannot throw, but its stub threw Hoarse().
        Stub a value or, if the function can throw, forward it with recordAndStubThrowing.
        """,
      ])
  }

  @Test("answers on the main actor, with arguments that are not Sendable")
  @MainActor func mainActor() async {
    kennel.stub(.visit).andDo { (dog: Dog) async in await greeting(dog.bark()) }
    let sound: String = await kennel.recordAndStub(function: .visit, arguments: Dog())

    #expect(sound == "Hello, woof")
  }
}

// MARK: - Fixtures

private func greeting(_ name: String) async -> String {
  await Task.yield()
  return "Hello, \(name)"
}

private struct Visitor: Sendable {
  func visit(_ name: String) async -> String { await greeting(name) }
}

private final class FakeKennel: Fake, Sendable {
  enum Function: String, PoseurFunction { case visit, open, close, count }
  let faker = Function.faker()
  func visit(_ name: String) async -> String { await recordAndStub(function: .visit, arguments: name) }
  func open(_ name: String) async throws -> Int { try await recordAndStubThrowing(function: .open, arguments: name) }
  func close(_ name: String) async -> String {
    await recordAndStub(function: .close, arguments: name, orElse: "closed")
  }
  func count() -> Int { recordAndStub(function: .count) }
}
