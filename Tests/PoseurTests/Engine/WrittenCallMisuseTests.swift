import Poseur
import Testing

@Suite("The closure of a written call")
struct WrittenCallMisuseTests {
  private let dog = FakeDog()

  @Test("that makes no call is a failure")
  func noCall() {
    let cat = FakeCat()
    let messages = Failures.capture {
      dog.stub { _ in 3 }.andReturn(3)
      expectHaveReceived(dog) { _ in cat.flee(from: .stick) }
      expectHaveNotReceived(dog) { _ in throw Hoarse() }
      expectHaveReceivedInOrder(dog.call { _ in })
      #expect(dog.call { _ in }.count == 0)
    }
    let advice = """
      Make one call to the fake that the closure gets, and await it if it is async. Run the code under test before: the \
      closure only describes the call.
      If it makes the call, the fake's function doesn't forward it: have that call recordAndStub.
      """
    let none = "The closure makes no call to FakeDog.\n\(advice)"
    #expect(
      messages == [none, none, "The closure makes no call to FakeDog, but threw Hoarse().\n\(advice)", none, none])
    #expect(dog.unusedStubs == [])
  }

  @Test("that makes two calls is a failure")
  func twoCalls() {
    let messages = Failures.capture {
      expectHaveReceived(dog) {
        $0.eat(.canned)
        _ = $0.bark()
      }
    }
    #expect(
      messages == [
        """
        The closure makes 2 calls to FakeDog: eat(.canned), bark().
        Write one call in each closure, and run the code under test before. If the closure makes only one call, the \
        fake's function makes the others: name it by its case, .bark.
        """
      ])
    #expect(!dog.hasRecordedCalls)
  }

  @Test("that makes a second call with the first one's result is a failure, though both can throw")
  func nested() async throws {
    final class FakeAPI: Fake, Sendable {
      enum Function: String, PoseurFunction { case token, send, receive }
      let faker = Function.faker()
      func token() throws -> String { try recordAndStubThrowing(function: .token) }
      func send(_ token: String) throws { try recordAndStubThrowing(function: .send, arguments: token) }
      func receive(_ token: String) async throws -> Int {
        try await recordAndStubThrowing(function: .receive, arguments: token)
      }
      func sendAll() throws { try send(token()) }
    }
    let api = FakeAPI()
    api.stub(.token).andReturn("a")
    _ = try? api.token()
    let messages = try await Failures.capture {
      expectHaveReceived(api) { try $0.send($0.token()) }
      expectHaveReceived(api) { try $0.sendAll() }
      api.stub { try $0.send($0.token()) }.andReturn()
      #expect(api.call { try $0.send($0.token()) }.count == 0)
      expectHaveReceivedInOrder(api.call { try $0.send($0.token()) })
      _ = try await api.call { try $0.send($0.token()) }.wait()
      await expectHaveReceived(api) { try await $0.receive($0.token()) }
    }
    #expect(messages.count == 7)
    #expect(
      messages.prefix(6).allSatisfy { $0.hasPrefix("The closure makes 2 calls to FakeAPI: token(), send(\"a\").") })
    #expect(messages.last?.hasPrefix("The closure makes 2 calls to FakeAPI: token(), receive(\"a\").") == true)
    #expect(api.calls.count == 1 && api.unusedStubs == [])
  }

  @Test("may return an object that nobody can make, but not pass it on to another call")
  func ended() {
    final class FakeAPI: Fake {
      final class Token {}
      enum Function: String, PoseurFunction { case token, send }
      let faker = Function.faker()
      func token() throws -> Token { try recordAndStubThrowing(function: .token) }
      func send(_ token: Token) throws { try recordAndStubThrowing(function: .send, arguments: token) }
    }
    let api = FakeAPI()
    _ = Failures.capture { _ = try? api.token() }
    let messages = Failures.capture {
      expectHaveReceived(api, times: 1) { try $0.token() }
      expectHaveReceived(api) { try $0.send($0.token()) }
    }
    #expect(
      messages == [
        """
        The closure makes 2 calls to FakeAPI: token(), send(any value).
        Write one call in each closure, and run the code under test before. If the closure makes only one call, the \
        fake's function makes the others: name it by its case, .send.
        """
      ])
  }

  @Test("of a fake that forwards a call twice, or calls another of its functions, is a failure that says so")
  func forwardedTwice() {
    final class FakeShop: Fake {
      enum Function: String, PoseurFunction { case buy, pay }
      let faker = Function.faker()
      func buy(_ count: Int) -> Int {
        recordCall(.buy, arguments: count)
        return recordAndStub(function: .buy, arguments: count)
      }
      func pay() {
        recordCall(.pay)
        _ = buy(1)
      }
    }
    let messages = Failures.capture {
      FakeShop().stub { $0.buy(3) }.andReturn(1)
      expectHaveReceived(FakeShop()) { $0.pay() }
    }
    #expect(
      messages == [
        """
        FakeShop records 2 calls for the closure: buy(3), buy(3).
        If the closure makes only one call, the fake's function forwards it more than once. Let it forward the call once, \
        or name it by its case, .buy.
        """,
        """
        The closure makes 3 calls to FakeShop: pay(), buy(1), buy(1).
        Write one call in each closure, and run the code under test before. If the closure makes only one call, the \
        fake's function makes the others: name it by its case, .buy.
        """,
      ])
  }

  @Test("that sets or reads a stored property is a failure that names it")
  func storedProperty() {
    final class FakeBowl: Fake {
      enum Function: String, PoseurFunction { case fill }
      let faker = Function.faker()
      var grams = 0
      var name = "bowl"
    }
    let bowl = FakeBowl()
    let messages = Failures.capture {
      expectHaveReceived(bowl) { $0.grams = 3 }
      expectHaveReceived(bowl) { $0.name }
    }
    #expect(
      messages.map { $0.split(separator: "\n").last } == [
        "`grams` may be a stored property: forward it in a getter and a setter.",
        "`name` may be a stored property: forward it in a getter and a setter.",
      ])
  }

  @Test("that begins a task and does not await it is a failure, and the task's call is a call")
  func unawaited() async {
    let archive = FakeArchive()
    var task: Task<Void, Never>?
    let hasEnded = Latch()
    let messages = Failures.capture {
      expectHaveReceived(archive) { archive in
        task = Task {
          await hasEnded.wait()
          archive.close()
        }
      }
    }
    hasEnded.open()
    await task?.value
    #expect(messages.first?.hasPrefix("The closure makes no call to FakeArchive.") == true)
    #expect(archive.callCountFor(function: .close) == 1)
  }

  @Test("that has a function throw which cannot is a failure, and stubs nothing")
  func cannotThrow() {
    let messages = Failures.capture { dog.stub { $0.bark() }.andThrow(Hoarse()) }
    #expect(
      messages == [
        """
        FakeDog.bark() was forwarded as one that cannot throw, but its stub threw Hoarse().
        Stub a value or, if the function can throw, forward it with recordAndStubThrowing.
        """
      ])
    #expect(dog.unusedStubs == [])
  }

  @Test("that stubs what its function can't return or throw is a failure, and stubs nothing")
  func misfit() {
    struct Trouble: Error {}
    final class FakeDoor: Fake {
      enum Function: String, PoseurFunction { case open }
      let faker = Function.faker()
      func open() throws(Trouble) -> Int { try recordAndStubThrowing(function: .open, throwing: Trouble.self) }
    }
    let door = FakeDoor()
    let line = UInt(#line + 3)
    let reporter = CapturingReporter()
    Failures.$reporter.withValue(reporter) {
      dog.stub { $0.bark() }.andReturn(nil).thenReturn("woof").remove()
      door.stub { try $0.open() }.andThrow(Hoarse())
    }
    #expect(reporter.reports.map(\.position.line) == [line, line + 1])
    #expect(
      reporter.reports.map(\.message) == [
        "FakeDog.bark() has to return String, but the value of its stub is nil.",
        """
        FakeDoor.open() only throws WrittenCallMisuseTests.Trouble, but its stub threw Hoarse().
        Stub an error of that type.
        """,
      ])
    #expect(dog.unusedStubs == [] && door.unusedStubs == [])
  }

  @Test("whose stub is refused is one failure; the call is another for another test, and once the stubs were reset")
  func refusedStub() async {
    let call = "FakeDog.bark() was called, but nothing is stubbed for it."
    let dog = FakeDog()
    let messages = Failures.capture {
      dog.stub { $0.bark() }.andReturn(nil)
      for _ in 1...2 { _ = dog.bark() }
    }
    #expect(messages == ["FakeDog.bark() has to return String, but the value of its stub is nil."])

    let elsewhere = await Task.detached { [faker = dog.faker] in
      Failures.capture { _ = faker.recordAndStub(function: .bark, asType: String.self) }
    }.value
    #expect(elsewhere.count == 1 && elsewhere[0].hasPrefix(call))
    dog.resetStubs()
    let later = Failures.capture { _ = dog.bark() }
    #expect(later.count == 1 && later[0].hasPrefix(call))
  }

  @Test("that is misused gives back a handle that does nothing, and says nothing more")
  func silentHandle() {
    let messages = Failures.capture {
      let handle = dog.stub { _ in 3 }.andReturn(3)
      handle.thenReturn(4).thenCycle()
      handle.remove()
      #expect(handle.callCount == 0)
    }
    #expect(messages.count == 1)
  }

  @Test("may be run by a stub's closure")
  func withinStub() {
    dog.stub(.bark).andDo { [dog] _ in
      dog.stub { $0.digest() }.andReturn("digested")
      return "woof"
    }
    #expect(dog.bark() == "woof" && dog.digest() == "digested")
  }
}
