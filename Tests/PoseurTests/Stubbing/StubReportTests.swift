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
        _ = try? dog.faker.recordAndStubThrowing(function: .howl, asType: String.self, arguments: [Int.self])
      } == [
        "FakeDog.howl(Int.self) was called with (Int.Type), but the closure of its stub takes (Any.Type, Int)."
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
        fake.stub(function: .howl).with(1).andReturn(<#String#>)
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
        fake.stub(function: .howl).andReturn({ <#…#> } as (Int) -> String)
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
        fake.stub(function: .howl).andReturn(<#String#>)
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
        fake.stub(function: .howl).with(1, Argument.anything).andReturn(<#String#>)
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
    #expect(messages == [text])
  }

  @Test("says that a sequence has ended before a default answers")
  func endedSequence() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    dog.faker.register(default: "yip", for: .howl)
    dog.stub(.howl).andReturn("awoo").thenFail()
    _ = try? dog.howl(at: 1)
    let messages = Failures.capture {
      #expect(throws: UnstubbedCall.self) { try dog.howl(at: 2) }
    }
    #expect(messages.count == 1)
    #expect(dog.calls.map(\.outcome.description) == [#"returned "awoo""#, "was not stubbed"])
  }
}
