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
        fakeDog.stub(.bark).andReturn(<#String#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
    #expect(result == "", "a stand-in is returned")
  }

  @Test("of a function that never returns: a closure that does not either")
  func never() {
    #expect(
      Failures.capture { try? dog.faker.recordAndStubThrowing(function: .bark, asType: Never.self) } == [
        """
        FakeDog.bark() was called, but nothing is stubbed for it.
        Stub it, for example:
        fakeDog.stub(.bark).andDo { _ in fatalError() }
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }

  @Test("of a factory: what another stub of it returns, or an earlier call, stands in, so the other tests go on")
  func factory() {
    let factory = FakeFactory()
    let repository = Repository()
    let sequence = [Repository(), Repository()]
    factory.stub { $0.archive($1) }.where { $0 == 1 }.andReturn(inOrder: sequence)
    let line = #line + 1
    factory.stub { $0.repository(for: "ann") }.andReturn(repository)
    factory.stub { $0.store($1) }.where { $0 == 1 }.andDo { _ in Repository() }
    var results: [Repository] = []
    let messages = Failures.capture { results.append(factory.repository(for: "")) }
    #expect(
      messages == [
        """
        FakeFactory.repository("") was called, but no stub answers it.
        Stubs of repository (1):
          repository("ann")   argument 0 is "", not "ann"
        Not used so far: the stubs of archive, store.
        If the call is right, change the stub written at UnstubbedCallTests.swift:\(line), or add one, for example:
        fakeFactory.stub(.repository).with("").andReturn(<#UnstubbedCallTests.Repository#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
    #expect(results[0] === repository)
    #expect(Failures.capture { results.append(factory.archive(2)) }.count == 1)
    #expect(results[1] === sequence[0] && factory.archive(1) === sequence[0], "a sequence goes no further")
    let stored = factory.store(1)
    #expect(Failures.capture { results.append(factory.store(2)) }.count == 1)
    #expect(results[2] === stored, "no closure runs")
  }

  @Test("the report is a failure of the running test, at its line, and names that of the faker")
  func failsTheTest() {
    let line = #line + 1
    let dog = FakeDog(FakeDog.Function.faker())
    withKnownIssue {
      _ = dog.digest()
    } matching: { issue in
      issue.sourceLocation == Test.current?.sourceLocation
        && issue.comments.first?.rawValue.hasSuffix("\nThe faker is made at UnstubbedCallTests.swift:\(line).") == true
    }
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
        fake.stub(.sit).andReturn(<#String?#>)
        See “When no stub answers” in Poseur's documentation.
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
        fake.stub(.sit).andReturn(<#String?#>)
        """
      ])
  }

  @Test("a throwing function throws the first line of what was reported")
  func throwing() throws {
    var thrown: (any Error)?
    let messages = Failures.capture { do { _ = try dog.howl(at: 3) } catch { thrown = error } }

    #expect(
      (thrown as? UnstubbedCall)?.description == """
        FakeDog.howl(3) was called, but nothing is stubbed for it.
        The failure that was reported says more.
        """)
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
        fake.stub(.item(Item.ball, limit: 3)).with(1).andReturn(<#Int#>)
        See “When no stub answers” in Poseur's documentation.
        """,
        """
        UnstubbedCallTests.Script(name: "a")(1) was called, but nothing is stubbed for it.
        Stub it, for example:
        fake.stub(<#function#>).with(1).andReturn(<#Int#>)
        See “When no stub answers” in Poseur's documentation.
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
      static let classFaker = ClassFunction.classFaker()
    }
    let message = Failures.capture { FakeKennel.recordAndStub(function: .count, asType: Int.self) }.first
    #expect(message?.contains("\nFakeKennel.stub(.count).andReturn(<#Int#>)\n") == true)
  }

  @Test("an object's own description, which may make the call again, is not asked for")
  func callFromDescription() {
    let caller = Caller()

    let messages = Failures.capture { _ = caller.call() }

    #expect(
      messages.map { $0.split(separator: "\n").first } == [
        "KennelFunction.count(<Caller>) was called, but nothing is stubbed for it."
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
        fake.stub(.open).with(3, "slowly").andReturn(<#Bool#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }
}

// MARK: - Fixtures

/// Calls when it is described, yet not without end.
private final class Caller: CustomStringConvertible {
  private let faker = KennelFunction.faker()

  var description: String { faker.callCountFor(function: .count) < 20 ? "caller \(call())" : "tired caller" }

  func call() -> Int { faker.recordAndStub(function: .count, arguments: self) }
}

private enum Trick: String, PoseurFunction { case sit, bow, jump, roll, beg, spin, wave }
private enum KennelFunction: String, PoseurFunction { case count, open = "open(door:_:)" }

extension UnstubbedCallTests {
  fileprivate final class Repository {}

  fileprivate final class FakeFactory: Fake {
    enum Function: String, PoseurFunction { case repository, archive, store }
    let faker = Function.faker()
    func repository(for user: String) -> Repository { recordAndStub(function: .repository, arguments: user) }
    func archive(_ number: Int) -> Repository { recordAndStub(function: .archive, arguments: number) }
    func store(_ number: Int) -> Repository { recordAndStub(function: .store, arguments: number) }
  }
}
