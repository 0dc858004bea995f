import Poseur
import Testing

@Suite("A call that no stub matches")
struct UnmatchedStubTests {
  private let dog = FakeDog()

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
          shouldFetch(.ball)                 the call has 2 arguments, not 1: write Argument.any for the others
        Stub it, for example:
        fakeDog.stub(.shouldFetch).with(Item.ball, Member.kid).andReturn(<#Bool#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }

  @Test("one stub that does not match needs no mark")
  func oneNearMiss() {
    let line = #line + 1
    dog.stub(function: .rollOntoTummy).with(true).andReturn("pants")

    #expect(
      Failures.capture { _ = dog.rollOntoTummy(getARub: false) } == [
        """
        FakeDog.rollOntoTummy(false) was called, but no stub answers it.
        Stubs of rollOntoTummy (1):
          rollOntoTummy(true)   argument 0 is false, not true
        If the call is right, change the stub written at UnmatchedStubTests.swift:\(line), or add one, for example:
        fakeDog.stub(.rollOntoTummy).with(false).andReturn(<#String#>)
        See “When no stub answers” in Poseur's documentation.
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
        fakeDog.stub(.rollOntoTummy).with(true).andReturn(<#String#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }

  @Test("many stubs are cut to the five nearest")
  func manyStubs() {
    for volume in 1...7 { dog.stub(function: .howl).with(volume).andReturn("awoo") }

    let message = Failures.capture { _ = try? dog.howl(at: 0) }.first ?? ""
    #expect(message.contains("Stubs of howl (7):\n  howl(1)   argument 0 is 0, not 1     ← nearest\n  howl(2)"))
    #expect(message.contains("\n  howl(5)   argument 0 is 0, not 5\n  … and 2 more\n"))
  }
}
