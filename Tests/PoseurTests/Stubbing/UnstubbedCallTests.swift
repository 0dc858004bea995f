import Poseur
import Testing

@Suite("A call that no stub answers")
struct UnstubbedCallTests {
  private let dog = FakeDog()

  @Test("nothing stubbed: the call and a line to paste")
  func nothingStubbed() {
    var result: String?
    #expect(
      Failures.capture { result = dog.bark() } == [
        """
        FakeDog.bark() was called, but nothing is stubbed for it.
        Stub it, for example:
        fake.stub(function: .bark).andReturn(<#String#>)
        """
      ])
    #expect(result == "", "a stand-in is returned")
  }

  @Test("of a function that never returns: a closure that does not either")
  func never() {
    var text: String?
    let messages = Failures.capture {
      do {
        try dog.faker.recordAndStubThrowing(function: .bark, asType: Never.self)
      } catch { text = "\(error)" }
    }
    #expect(
      text == """
        FakeDog.bark() was called, but nothing is stubbed for it.
        Stub it, for example:
        fake.stub(function: .bark).andDo { _ in fatalError() }
        """)
    #expect(messages == [text])
  }

  @Test("of a spy that never returns: a closure that takes what the spy takes")
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  func neverOfSpy() {
    func lastLine(_ arguments: [Any?]) -> String? {
      let faker = FunctionSpy.named("stop", as: ((Int) -> Void).self).faker
      let function = FunctionSpy.named("stop", as: ((Int) -> Void).self).function
      return Failures.capture {
        _ = try? faker.recordAndStubThrowing(function: function, asType: Never.self, arguments: arguments)
      }.first?.split(separator: "\n").last.map(String.init)
    }
    #expect(lastLine([1, 2]) == "stop.stub(.equal(1), .equal(2)).andDo { _, _ in fatalError() }")
    #expect(lastLine([]) == "stop.stub().andDo { fatalError() }")
  }

  @Test("the report is a failure of the running test, where the fake makes its faker")
  func failsTheTest() {
    let line = #line + 1
    let dog = FakeDog(FakeDog.Function.faker())
    withKnownIssue {
      _ = dog.digest()
    } matching: { issue in
      issue.sourceLocation?.line == line && "\(issue.sourceLocation?.fileName ?? "")" == "UnstubbedCallTests.swift"
    }
  }

  @Test("stubs that do not match: the nearest first, with the reason")
  func nearMisses() {
    dog.stub(function: .shouldFetch).with(Item.slippers, Member.kid).andReturn(true)
    dog.stub(function: .shouldFetch).with(Item.ball).andReturn(true)
    dog.stub(function: .shouldFetch).with(Item.slippers, Member.parent).andReturn(true)
    dog.stub(function: .shouldFetch).where { _ in false }.andReturn(true)
    dog.stub(function: .shouldFetch).times(0).andReturn(true)

    #expect(
      Failures.capture { _ = dog.shouldFetch(.ball, for: .kid) } == [
        """
        FakeDog.shouldFetch(.ball, .kid) was called, but no stub answers it.
        Stubs of shouldFetch (5):
          shouldFetch                        has answered its 0 calls     ← nearest
          shouldFetch where a check passes   fails the check
          shouldFetch(.slippers, .kid)       argument 0 is .ball, not .slippers
          shouldFetch(.slippers, .parent)    argument 0 is .ball, not .slippers; argument 1 is .kid, not .parent
          shouldFetch(.ball)                 the call has 2 arguments, not 1
        Stub it, for example:
        fake.stub(function: .shouldFetch).with(Item.ball, Member.kid).andReturn(<#Bool#>)
        """
      ])
  }

  @Test("one stub that does not match needs no mark")
  func oneNearMiss() {
    dog.stub(function: .rollOntoTummy).with(true).andReturn("pants")

    #expect(
      Failures.capture { _ = dog.rollOntoTummy(getARub: false) } == [
        """
        FakeDog.rollOntoTummy(false) was called, but no stub answers it.
        Stubs of rollOntoTummy (1):
          rollOntoTummy(true)   argument 0 is false, not true
        Stub it, for example:
        fake.stub(function: .rollOntoTummy).with(false).andReturn(<#String#>)
        """
      ])
  }

  @Test("a stub that is used up is nearer than one whose check fails, however old it is")
  func usedUpIsNearest() {
    dog.stub(function: .rollOntoTummy).with(true).times(0).andReturn("pants")
    dog.stub(function: .rollOntoTummy).where { _ in false }.andReturn("pants")

    #expect(
      Failures.capture { _ = dog.rollOntoTummy(getARub: true) } == [
        """
        FakeDog.rollOntoTummy(true) was called, but no stub answers it.
        Stubs of rollOntoTummy (2):
          rollOntoTummy(true)                  has answered its 0 calls     ← nearest
          rollOntoTummy where a check passes   fails the check
        Stub it, for example:
        fake.stub(function: .rollOntoTummy).with(true).andReturn(<#String#>)
        """
      ])
  }

  @Test("many stubs are cut to the five nearest")
  func manyStubs() {
    for volume in 1...7 { dog.stub(function: .howl).with(volume).andReturn("awoo") }

    let message = Failures.capture { _ = try? dog.howl(at: 0) }.first ?? ""
    #expect(message.contains("Stubs of howl (7):\n  howl(7)   argument 0 is 0, not 7     ← nearest\n  howl(6)"))
    #expect(message.contains("\n  howl(3)   argument 0 is 0, not 3\n  … and 2 more\n"))
  }

  @Test("a stub of another type: both types")
  func wrongType() {
    dog.stub(function: .shouldFetch).with(Item.ball, Argument.anything).andReturn(5)

    #expect(
      Failures.capture { _ = dog.shouldFetch(.ball, for: .kid) } == [
        """
        FakeDog.shouldFetch(.ball, .kid) has to return Bool, but the stub that matches returns 5 (Int).
        Stub a value of that type:
        fake.stub(function: .shouldFetch).with(Item.ball, Member.kid).andReturn(<#Bool#>)
        """
      ])
  }

  @Test("many stubs of other types: the first few, and how many more there are")
  func manyWrongTypes() {
    for number in 1...2_000 { dog.stub(function: .bark).andReturn(number) }

    #expect(
      Failures.capture { _ = dog.bark() } == [
        """
        FakeDog.bark() has to return String, but the stubs that match return \
        2000 (Int) and 1999 (Int) and 1998 (Int) and 1997 (Int) and 1996 (Int), … and 1995 more.
        Stub a value of that type:
        fake.stub(function: .bark).andReturn(<#String#>)
        """
      ])
  }

  @Test("several stubs of other types: all of them")
  func severalWrongTypes() {
    dog.stub(function: .bark).andReturn(nil)
    dog.stub(function: .bark).andReturn(5)

    #expect(
      Failures.capture { _ = dog.bark() } == [
        """
        FakeDog.bark() has to return String, but the stubs that match return 5 (Int) and nil.
        Stub a value of that type:
        fake.stub(function: .bark).andReturn(<#String#>)
        """
      ])
  }

  @Test("a value stubbed for a function that returns nothing is of another type too")
  func wrongTypeOfNothing() {
    dog.stub(function: .eat).andReturn("yum")

    #expect(
      Failures.capture { dog.eat(.canned) } == [
        """
        FakeDog.eat(.canned) has to return Void, but the stub that matches returns "yum" (String).
        Stub it without a value:
        fake.stub(function: .eat).andReturn()
        """
      ])
  }

  @Test("several values where the call needs a tuple: the brackets")
  func tuple() {
    let faker = KennelFunction.faker()
    faker.stub(function: .count).andReturn("Rex", 5)

    #expect(
      Failures.capture { try? faker.recordAndStubThrowing(function: .count, asType: (String, Int).self) } == [
        """
        KennelFunction.count() has to return (String, Int), but the stub that matches returns "Rex" (String). \
        A tuple needs parentheses of its own: andReturn((…)).
        Stub a value of that type:
        fake.stub(function: .count).andReturn(<#(String, Int)#>)
        """
      ])

    faker.resetStubs()
    faker.stub(function: .count).andReturn(("Rex", 5, 6), ("Rex", 5))
    #expect(
      Failures.capture { try? faker.recordAndStubThrowing(function: .count, asType: (String, Int).self) }.first?
        .contains("parentheses") == false)
  }

  @Test("a fake that may have forwarded as the wrong function: the stubs that no call has used")
  func unusedStubs() {
    let faker = Trick.faker()
    for trick in [Trick.bow, .jump, .roll, .beg, .spin] { faker.stub(trick).with(1).andReturn() }
    faker.stub(.bow).with(2).andReturn()
    faker.stub(.roll).once().andReturn()
    faker.recordAndStub(function: .roll)

    #expect(
      Failures.capture { let _: String? = faker.recordAndStub(function: .sit) } == [
        """
        Trick.sit() was called, but nothing is stubbed for it.
        Not used so far: the stubs of bow, jump, beg, spin.
        Stub it, for example:
        fake.stub(function: .sit).andReturn(<#String?#>)
        """
      ])
    faker.stub(.wave).andReturn()
    faker.resetCalls()
    faker.stubAgain(.roll).andReturn()
    faker.stub(.sit).andReturn(5)
    #expect(
      Failures.capture { let _: String? = faker.recordAndStub(function: .sit) } == [
        """
        Trick.sit() has to return String?, but the stub that matches returns 5 (Int).
        Not used so far: the stubs of bow, jump, roll, beg, spin, … and 1 more.
        Stub a value of that type:
        fake.stub(function: .sit).andReturn(<#String?#>)
        """
      ])
  }

  @Test("several values where the call may return no tuple: the brackets; one value, or no tuple needed: nothing")
  func noTuple() {
    let faker = KennelFunction.faker()
    faker.stub(function: .count).andReturn("Rex", 5)
    faker.stub(function: .open).andReturn("Rex")
    let messages = Failures.capture {
      _ = faker.recordAndStub(function: .count, asType: (String, Int)?.self)
      _ = faker.recordAndStub(function: .count, asType: [Int].self)
      _ = faker.recordAndStub(function: .open, asType: (String, Int)?.self)
      _ = try? faker.recordAndStubThrowing(function: .count, asType: ((String, Int) -> Void).self)
    }
    #expect(messages.map { $0.contains("A tuple needs parentheses") } == [true, false, false, false])
  }

  @Test("a closure where the call needs none: andDo")
  func closureValue() {
    dog.stub(function: .bark).andReturn({ "woof" })

    #expect(
      Failures.capture { _ = dog.bark() } == [
        """
        FakeDog.bark() has to return String, but the stub that matches returns () -> String closure. \
        To run a closure, use andDo.
        Stub a value of that type:
        fake.stub(function: .bark).andReturn(<#String#>)
        """
      ])
  }

  @Test("an error where the call needs none: andThrow")
  func errorValue() {
    dog.stub(function: .howl).andReturn(5).thenReturn(6)
    dog.stub(function: .howl).andReturn(Hoarse())

    #expect(
      Failures.capture { _ = try? dog.howl(at: 3) } == [
        """
        FakeDog.howl(3) has to return String, but the stubs that match return Hoarse() (Hoarse) and 5 (Int). \
        To throw an error, use andThrow.
        Stub a value of that type:
        fake.stub(function: .howl).andReturn(<#String#>)
        """
      ])
    dog.stub(function: .bark).andReturn(Hoarse())
    let messages = Failures.capture { dog.recordAndStub(function: .bark, asType: CancellationError?.self) }
    #expect(messages.map { $0.contains("andThrow") } == [false])
  }

  @Test("a throwing function throws what was reported")
  func throwing() throws {
    var thrown: (any Error)?
    let messages = Failures.capture { do { _ = try dog.howl(at: 3) } catch { thrown = error } }

    #expect((thrown as? UnstubbedCall)?.description == messages.first)
    #expect(messages.count == 1)
  }

  @Test("an asynchronous function does the same")
  func asynchronous() async {
    let faker = FakeDog.Function.faker()
    let messages = await Failures.capture {
      let sound: String = await faker.recordAndStub(function: .bark)
      #expect(sound == "")
      await #expect(throws: UnstubbedCall.self) {
        try await faker.recordAndStubThrowing(function: .howl, asType: String.self, arguments: 3)
      }
    }
    #expect(messages.count == 2)
  }

  @Test("a fake's own answer leaves nothing to report")
  func orElse() {
    #expect(Failures.capture { _ = dog.recordAndStub(function: .bark, orElse: "woof") } == [])
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

  @Test("returnDefault describes nothing where it returns a stand-in, since nobody would read that")
  func returnDefaultWithoutText() {
    final class Chatty: CustomStringConvertible {
      var descriptions = 0
      var description: String {
        descriptions += 1
        return "chatty"
      }
    }
    let (argument, faker) = (Chatty(), FakeDog.Function.faker(unstubbed: .returnDefault))
    faker.stub(function: .bark, withArguments: Chatty()).andReturn("woof")

    #expect(faker.recordAndStub(function: .bark, asType: String.self, arguments: argument) == "")
    #expect(argument.descriptions == 0)
    _ = try? faker.recordAndStubThrowing(function: .howl, asType: String.self, arguments: argument)
    #expect(argument.descriptions > 0, "the error that is thrown says what was called")
  }

  @Test("functions with payload whose stubs no call has used are named with it")
  func unusedStubsOfPayloads() {
    enum Loading: PoseurFunction { case item(Item), list }
    let faker = Loading.faker()
    faker.stub(.item(.ball)).andReturn("ball")
    faker.stub(.item(.stick)).andReturn("stick")
    faker.stub(.list).andReturn("list")
    let lines = Failures.capture { let _: String? = faker.recordAndStub(function: .item(.slippers)) }
      .flatMap { $0.split(separator: "\n") }
    #expect(lines.dropFirst().first == "Not used so far: the stubs of item(.ball), item(.stick), list.")
  }

  @Test("a function with payload reads as it is written; one of a table that is no enum leaves it to the test")
  func payloads() {
    enum Loading: PoseurFunction {
      case item(Item?, limit: Int)
    }
    struct Script: PoseurFunction { let name: String }

    #expect(
      Failures.capture {
        let _: Int = Loading.faker().recordAndStub(function: .item(.ball, limit: 3), arguments: 1)
        let _: Int = Script.faker().recordAndStub(function: Script(name: "a"), arguments: 1)
      } == [
        """
        UnstubbedCallTests.item(.ball, limit: 3)(1) was called, but nothing is stubbed for it.
        Stub it, for example:
        fake.stub(function: .item(Item.ball, limit: 3)).with(1).andReturn(<#Int#>)
        """,
        """
        UnstubbedCallTests.Script(name: "a")(1) was called, but nothing is stubbed for it.
        Stub it, for example:
        fake.stub(function: <#function#>).with(1).andReturn(<#Int#>)
        """,
      ])
  }

  @Test("the functions of a table outside its fake are named after the table")
  func tableOutside() {
    let faker = KennelFunction.faker()
    #expect(
      Failures.capture { _ = faker.recordAndStub(function: .count, asType: Int.self) }.first?.hasPrefix(
        "KennelFunction.count() was called") == true)
  }

  @Test("the line to paste names the type where static functions are faked")
  func staticFake() {
    struct FakeKennel: StaticFake {
      enum ClassFunction: String, PoseurFunction { case count }
      static let classFaker = ClassFunction.faker()
    }
    let message = Failures.capture { FakeKennel.recordAndStub(function: .count, asType: Int.self) }.first
    #expect(message?.hasSuffix("\nFakeKennel.stub(function: .count).andReturn(<#Int#>)") == true)
  }

  @Test("the line to paste types a closure, and the report does not type it twice")
  func closureResult() {
    let faker = KennelFunction.faker()
    faker.stub(function: .count).andReturn({ 5 })
    let messages = Failures.capture { faker.recordAndStub(function: .count, asType: (@Sendable () -> Int)?.self) }
    #expect(
      messages == [
        """
        KennelFunction.count() has to return (@Sendable () -> Int)?, but the stub that matches returns () -> Int \
        closure.
        Stub a value of that type:
        fake.stub(function: .count).andReturn(<#(@Sendable () -> Int)?#>)
        """
      ])
  }

  @Test("a description that makes the call again is not asked for ever")
  func callFromDescription() {
    let caller = Caller()

    let messages = Failures.capture { _ = caller.call() }

    #expect(
      messages.map { $0.split(separator: "\n").first } == [
        "KennelFunction.count(<Caller>) was called, but nothing is stubbed for it.",
        "KennelFunction.count(caller 0) was called, but nothing is stubbed for it.",
        "KennelFunction.count(caller 0) was called, but nothing is stubbed for it.",
      ])
  }

  @Test("a closure that trails is told of where it may be meant as the fake's own answer")
  func trailingClosure() {
    let messages = Failures.capture {
      let _: Int = dog.recordAndStub(function: .howl, arguments: 3) { 5 }
      let _: Int = dog.recordAndStub(function: .howl) { "5" }
    }
    #expect(
      messages == [
        """
        FakeDog.howl(3, () -> Int closure) was called, but nothing is stubbed for it.
        The last argument is a closure. If it is meant as the fake's own answer, pass its result as orElse: instead.
        Stub it, for example:
        fake.stub(function: .howl).with(3, Argument.anything).andReturn(<#Int#>)
        """,
        """
        FakeDog.howl(() -> String closure) was called, but nothing is stubbed for it.
        Stub it, for example:
        fake.stub(function: .howl).with(Argument.anything).andReturn(<#Int#>)
        """,
      ])
  }

  @Test("labels are shown where the raw value has them")
  func labels() {
    let faker = KennelFunction.faker()
    let message = Failures.capture {
      _ = faker.recordAndStub(function: .open, asType: Bool.self, arguments: 3, "slowly")
    }
    #expect(
      message == [
        """
        KennelFunction.open(door: 3, "slowly") was called, but nothing is stubbed for it.
        Stub it, for example:
        fake.stub(function: .open).with(3, "slowly").andReturn(<#Bool#>)
        """
      ])
  }
}

// Exit tests came with Swift 6.2, for systems that let a process start another.
#if compiler(>=6.2) && (os(macOS) || os(Linux))
  extension UnstubbedCallTests {
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
          fake.stub(function: .count).andReturn(<#Leash#>)
          A value of type Leash has to be returned, and none can be made up, so the process stops here. To avoid \
          that, make the type conform to DefaultProvidable, or register a value with register(default:).
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
          "UnstubbedCallTests.swift:7: failure: KennelFunction.count() was called, but nothing is stubbed for it.\n"))
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
      let end = "A value of type Leash has to be returned, and none can be made up, so the process stops here."
      #expect(text.contains("UnstubbedCallTests.swift:7: failure: \(report)\n"))
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
  }
#endif

// MARK: - Fixtures

private struct Leash {}

/// Calls when it is described, yet not without end.
private final class Caller: CustomStringConvertible {
  private let faker = KennelFunction.faker()

  var description: String { faker.callCountFor(function: .count) < 20 ? "caller \(call())" : "tired caller" }

  func call() -> Int { faker.recordAndStub(function: .count, arguments: self) }
}

private enum Trick: String, PoseurFunction { case sit, bow, jump, roll, beg, spin, wave }
private enum KennelFunction: String, PoseurFunction { case count, open = "open(door:_:)" }
