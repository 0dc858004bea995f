import Poseur
import Testing

@Suite("What is reported of stubs")
struct StubReportTests {
  @Test("says no more of a closure that does take a type")
  func takesAType() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    dog.stub(.howl).andDo { (type: Any.Type, times: Int) in "awoo" }
    #expect(
      Failures.capture {
        _ = try? dog.recordAndStubThrowing(function: .howl, asType: String.self, arguments: Int.self)
      } == [
        "FakeDog.howl(Int.self) was called with (Int.Type), but the closure of its stub takes (Any.Type, Int).\nWrite the types of its parameters: { (<#name#>: Int.Type) in <#…#> }"
      ])
  }

  @Test("shows a stub to paste for the arguments where another one is universal")
  func otherUniversalStub() {
    let dog = FakeDog(FakeDog.Function.faker(precedence: .specificFirst))
    dog.stub(.howl).while { false }.andReturn("awoo")
    dog.stub(.howl).with(1).andReturn(5)
    #expect(
      Failures.capture { _ = try? dog.howl(at: 1) } == [
        """
        FakeDog.howl(1) has to return String, but the stub that matches returns 5 (Int).
        Stub a value of that type:
        fakeDog.stub(.howl).with(1).andReturn(<#String#>)
        """
      ])
  }

  @Test("shows a closure to paste with its type")
  func closureToPaste() {
    let dog = FakeDog()
    #expect(
      Failures.capture {
        _ = try? dog.faker.recordAndStubThrowing(function: .howl, asType: ((Int) -> String).self)
      } == [
        """
        FakeDog.howl() was called, but nothing is stubbed for it.
        Stub it, for example:
        fakeDog.stub(.howl).andReturn({ <#…#> } as (Int) -> String)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }

  @Test("has the hint for the second of two values")
  func secondValue() {
    let dog = FakeDog()
    dog.stub(.howl).andReturn(Hoarse())
    dog.stub(.howl).andReturn(5)
    #expect(
      Failures.capture { _ = try? dog.howl(at: 1) } == [
        """
        FakeDog.howl(1) has to return String, but the stubs that match return 5 (Int) and Hoarse() (Hoarse). To throw an error, use andThrow.
        Stub a value of that type:
        fakeDog.stub(.howl).andReturn(<#String#>)
        """
      ])
  }

  @Test("takes any argument for one that cannot be written")
  func unwritableArgument() {
    let dog = FakeDog()
    #expect(
      Failures.capture {
        _ = try? dog.faker.recordAndStubThrowing(function: .howl, asType: String.self, arguments: 1, [2])
      } == [
        """
        FakeDog.howl(1, [2]) was called, but nothing is stubbed for it.
        Stub it, for example:
        fakeDog.stub(.howl).with(1, Argument.anything).andReturn(<#String#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }

  @Test("is thrown as it is where a function throws unstubbed calls only")
  func typedUnstubbedCall() {
    let dog = FakeDog()
    var text: String?
    let messages = Failures.capture {
      do throws(UnstubbedCall) {
        let _: String = try dog.recordAndStubThrowing(function: .howl, throwing: UnstubbedCall.self)
      } catch { text = error.description }
    }
    #expect(messages.count == 1)
    #expect(text?.hasPrefix("FakeDog.howl() was called, but nothing is stubbed for it.\n") == true)
  }

  @Test("says what a stub cannot answer under every policy, before the default of the function does")
  func defaultBehindAStub() throws {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    dog.faker.register(default: "yip", for: .howl)
    dog.stub(.howl).with(1).andReturn("awoo").thenFail()
    dog.stub(.howl).with(2).andCallThrough()
    dog.stub(.howl).with(3).andReturn(5)
    #expect(try dog.howl(at: 1) == "awoo")

    let messages = try Failures.capture {
      for volume in 1...3 {
        let sound = try dog.howl(at: volume)
        #expect(sound == "yip")
      }
    }
    #expect(
      messages.compactMap { $0.split(separator: "\n").first?.prefix(60) } == [
        "FakeDog.howl(1) was called, but its stub has no answer left:",
        "The stub of FakeDog.howl(2) calls through, but the fake pass",
        "FakeDog.howl(3) has to return String, but the stub that matc",
      ])
    let outcomes = dog.calls.map(\.outcome.description)
    #expect(outcomes == [#"returned "awoo""#, #"returned "yip""#, #"returned "yip""#, #"returned "yip""#])
  }

  @Test("says what a stub cannot answer of a function that returns nothing, which then returns")
  func nothingBehindAStub() throws {
    struct FakeBell: Fake {
      enum Function: String, PoseurFunction { case ring }
      let faker = Function.faker()
      func ring() throws { try recordAndStubThrowing(function: .ring) }
    }
    let bell = FakeBell()
    let messages = try Failures.capture {
      bell.stub(.ring).andCallThrough()
      try bell.ring()
      bell.stubAgain(.ring).andReturn(5)
      try bell.ring()
    }
    #expect(messages.count == 2)
    #expect(bell.calls.map(\.outcome.description) == ["was not stubbed", "was not stubbed"])
  }
}
