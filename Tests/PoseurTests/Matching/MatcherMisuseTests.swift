import Poseur
import Testing

@Suite("Matchers in the wrong place")
struct MatcherMisuseTests {
  private let dog = FakeDog()

  @Test("as the value that a stub returns: a failure that says so")
  func returned() {
    dog.stub(function: .bark).andReturn(Argument.anything)

    #expect(
      Failures.capture { _ = dog.bark() } == [
        """
        FakeDog.bark() has to return String, but the stub that matches returns any value (Argument).
        Stub a value of that type:
        fake.stub(function: .bark).andReturn(<#String#>)
        """
      ])
  }

  @Test("as an argument of a call: what it is, not what it matches")
  func recorded() {
    dog.recordCall(.howl, arguments: Argument.lessThan(3))

    #expect(!dog.receivedCall(to: .howl, withArguments: 2))
    #expect(!dog.receivedCall(to: .howl, withArguments: Argument.lessThan(3)))
    #expect(dog.receivedCall(to: .howl, withArguments: Argument.anything))
    #expect(dog.receivedCall(to: .howl, withArguments: Argument.is(Argument.self)))
    #expect(
      dog.didCall(.howl, with: 2).description == """
        Expected FakeDog.howl(2) to be called at least 1 time, but it was called 0 times.
        Calls to howl (1):
          #1  howl(a value less than 3)   argument 0 is a value less than 3, not 2
        """)
  }

  @Test("in a list of another length than the call's: no match, and the report says so")
  func length() {
    dog.stub(function: .shouldFetch).with(Argument.anything).andReturn(true)
    dog.stub(function: .shouldFetch).with(Argument.anything, Argument.anything, Argument.nil).andReturn(true)

    #expect(
      Failures.capture { _ = dog.shouldFetch(.ball, for: .kid) } == [
        """
        FakeDog.shouldFetch(.ball, .kid) was called, but no stub answers it.
        Stubs of shouldFetch (2):
          shouldFetch(any value, any value, nil)   the call has 2 arguments, not 3     ← nearest
          shouldFetch(any value)                   the call has 2 arguments, not 1
        Stub it, for example:
        fake.stub(function: .shouldFetch).with(Item.ball, Member.kid).andReturn(<#Bool#>)
        """
      ])
  }

  @Test("nil where the argument is never nil: no match, and the report says so")
  func neverNil() {
    dog.stub(function: .shouldFetch).with(nil, Argument.nonNil).andReturn(true)

    #expect(
      Failures.capture { _ = dog.shouldFetch(.ball, for: .kid) }.first?
        .contains("shouldFetch(nil, a value other than nil)   argument 0 is .ball, not nil") == true)
  }

  @Test("an array of arguments is one argument")
  func array() {
    dog.recordCall(.eat, arguments: ["beef", "rice"])

    #expect(dog.receivedCall(to: .eat, withArguments: ["beef", "rice"] as [String]))
    #expect(dog.receivedCall(to: .eat, withArguments: Argument.contains("rice")))
    #expect(!dog.receivedCall(to: .eat, withArguments: "beef", "rice"))
  }
}
