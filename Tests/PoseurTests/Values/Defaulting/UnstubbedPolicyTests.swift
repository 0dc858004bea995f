import Poseur
import Testing

@Suite("What a call that no stub answers does")
struct UnstubbedPolicyTests {
  @Test("a fake stands in for its own type, and an error that can be made is thrown by who throws nothing else")
  func ownType() async {
    struct Trouble: Error, Equatable { let text: String }
    class FakeQuery: Fake {
      enum Function: String, PoseurFunction { case filter, sort, run }
      let faker = Function.faker()
      required init() {}
      func filter() -> Self { recordAndStub(function: .filter) }
      func sort() async -> FakeQuery { await recordAndStub(function: .sort) }
      func run() throws(Trouble) -> Int { try recordAndStubThrowing(function: .run, throwing: Trouble.self) }
    }
    final class FakeLongQuery: FakeQuery {}
    let query = FakeLongQuery()
    let messages = await Failures.capture {
      #expect(query.filter() === query)
      #expect(await query.sort() === query)
      #expect(throws: Trouble(text: "")) { try query.run() }
    }
    #expect(messages.count == 3)
    #expect(query.calls.map(\.outcome.description) == Array(repeating: "was not stubbed", count: 3))
  }

  @Test("returnDefault reports nothing, and returns a stand-in or throws")
  func returnDefault() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

    let messages = Failures.capture {
      _ = dog.bark()
      #expect(throws: UnstubbedCall.self) { try dog.howl(at: 1) }
    }
    #expect(messages == [])
  }

  @Test("returnDefault still reports a stub of another type")
  func returnDefaultWrongType() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    dog.stub(function: .bark).andReturn(5)

    #expect(Failures.capture { _ = dog.bark() }.count == 1)
  }

  @Test("returnDefault returns a value that is registered for the type, also where the function can throw")
  func returnDefaultOfType() throws {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    dog.register(default: "yip")

    #expect(dog.bark() == "yip")
    #expect(try dog.howl(at: 1) == "yip")
    #expect(dog.calls.map(\.outcome.description) == ["was not stubbed", "returned \"yip\""])
  }

  @Test("returnDefault describes nothing where it returns a stand-in, since nobody would read that")
  func returnDefaultWithoutText() {
    final class Log { var descriptions = 0 }
    struct Chatty: CustomStringConvertible {
      let log: Log
      var description: String {
        log.descriptions += 1
        return "chatty"
      }
    }
    let log = Log()
    let (argument, faker) = (Chatty(log: log), FakeDog.Function.faker(unstubbed: .returnDefault))
    faker.stub(function: .bark, withArguments: 5).andReturn("woof")

    #expect(faker.recordAndStub(function: .bark, asType: String.self, arguments: argument) == "")
    #expect(log.descriptions == 0)
    _ = try? faker.recordAndStubThrowing(function: .howl, asType: String.self, arguments: argument)
    #expect(log.descriptions > 0, "the error that is thrown says what was called")
  }
}

// Exit tests came with Swift 6.2, for systems that let a process start another.
#if os(macOS) || os(Linux)
  extension UnstubbedPolicyTests {
    @Test("a result that nobody can make stops the process, with the report and what to do")
    func noStandIn() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let faker = KennelFunction.faker()
          Failures.$reporter.withValue(ConsoleReporter()) {
            _ = faker.recordAndStub(function: .count, asType: Leash.self)
          }
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(
        text.contains(
          """
          fake.stub(.count).andReturn(<#Leash#>)
          If count can throw, forward it with recordAndStubThrowing.
          See “When no stub answers” in Poseur's documentation.
          A value of type Leash must be returned, and Poseur can't make one, so the process stops here. To avoid \
          that, make the type conform to DefaultProvidable, or register one: fake.register(default: <#Leash#>, \
          for: .count).
          """))
    }

    @Test("so does one under returnDefault, which reports nothing else")
    func noStandInByDefault() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let faker = KennelFunction.faker(unstubbed: .returnDefault, line: 7)
          Failures.$reporter.withValue(ConsoleReporter()) {
            _ = faker.recordAndStub(function: .count, asType: Leash.self)
          }
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(
        text.contains(
          "UnstubbedPolicyTests.swift:7: failure: KennelFunction.count() was called, but nothing is stubbed for it.\n"))
    }

    @Test("so does one of a call that is cancelled, with a report at its stub")
    func noStandInOfCancelledCall() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let faker = KennelFunction.faker()
          await Failures.$reporter.withValue(ConsoleReporter()) {
            faker.stub(function: .count, line: 7).andNeverReturn()
            let call = Task { _ = await faker.recordAndStub(function: .count, asType: Leash.self, arguments: 3) }
            call.cancel()
            await call.value
          }
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      let report =
        "The task of KennelFunction.count(3) was cancelled while it waited for its stub's answer, but the function "
        + "cannot throw."
      let end = "A value of type Leash must be returned, and Poseur can't make one, so the process stops here."
      #expect(text.contains("UnstubbedPolicyTests.swift:7: failure: \(report)\n"))
      #expect(text.contains("\(report)\n\(end)"))
    }

    @Test("the policy trap stops the process, with the report")
    func trapPolicy() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Failures.$reporter.withValue(ConsoleReporter()) {
            _ = FakeDog(FakeDog.Function.faker(unstubbed: .trap)).bark()
          }
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(text.contains("FakeDog.bark() was called, but nothing is stubbed for it."))
    }

    @Test("the policy trap stops the process for a stub's closure that does not fit, too")
    func trapPolicyForMisfits() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Failures.$reporter.withValue(ConsoleReporter()) {
            let dog = FakeDog(FakeDog.Function.faker(unstubbed: .trap))
            dog.stub(function: .bark).andDo { _ in 3 }
            _ = dog.bark()
          }
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(text.contains("FakeDog.bark() has to return String, but the closure of its stub returned 3 (Int)."))
    }
  }
#endif

// MARK: - Fixtures

private final class Leash {}
private enum KennelFunction: String, PoseurFunction { case count }
