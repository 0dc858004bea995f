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
        fakeDog.stub(.bark).andReturn(<#String#>)
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
          shouldFetch(any value, any value, nil)   the call has 2 arguments, not 3
          shouldFetch(any value)                   the call has 2 arguments, not 1: write Argument.any for the others
        If the call is right, change a stub above, or add one, for example:
        fakeDog.stub(.shouldFetch).with(Item.ball, Member.kid).andReturn(<#Bool#>)
        See “When no stub answers” in Poseur's documentation.
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

  @Test("that nothing matches: not to be called with it proves nothing", arguments: ImpossibleMatcher.all)
  func impossible(_ row: ImpossibleMatcher) {
    dog.recordCall(.eat, arguments: 3)
    let expectation = "Expected FakeDog.eat(\(row.matcher)) not to be called."
    #expect(
      Failures.capture { expectHaveNotReceived(dog, .eat, with: row.matcher) } == [
        "\(expectation) This proves nothing, because \(row.reason)."
      ])
  }

  @Test("that something may match proves enough")
  func possible() {
    dog.recordCall(.eat, arguments: 3)
    dog.recordCall(.eat, arguments: [3], 4)
    let messages = Failures.capture {
      let matchers: [Argument] = [
        .oneOf(Double.nan, 4), .either(.equal(to: Double.nan), .equal(to: 4)), .not(3), .in(4..<5),
        .all(.in(4...5), .nonNil), .in(5...5),
      ]
      for matcher in matchers { expectHaveNotReceived(dog, .eat, with: matcher) }
      for matcher in [.hasCount(0), .hasCount(.atLeast(-1)), .contains(3)] as [Argument] {
        expectHaveNotReceived(dog, .eat, with: matcher, 5)
      }
    }
    #expect(messages == [])
  }

  @Test("oneOf with a list: the report says what to pass")
  func listInOneOf() {
    dog.recordCall(.eat, arguments: 3)
    let list = [1, 3]
    #expect(
      dog.didCall(.eat, with: Argument.oneOf(list)).description == """
        Expected FakeDog.eat(one of [1, 3]) to be called at least 1 time, but it was called 0 times.
        Calls to eat (1):
          #1  eat(3)   argument 0 is 3, not one of [1, 3]: a list counts as one value here; pass its elements one by one
        """)
    dog.recordCall(.eat, arguments: [1])
    #expect(dog.didCall(.eat, with: Argument.oneOf(list)).description.contains("#2  eat([1])   argument 0 is [1], not"))
    #expect(dog.didCall(.eat, with: Argument.oneOf(4)).description.contains("argument 0 is 3, not one of 4\n"))
  }

  @Test("the elements of a list instead of the list: the report says so")
  func elements() {
    dog.recordCall(.eat, arguments: "at", [1, 2])
    func line(_ arguments: Any?...) -> String? {
      dog.didCall(.eat, with: ArgumentList(arguments)).description.split(separator: "\n").last.map(String.init)
    }
    let call = #"  #1  eat("at", [1, 2])   has 2 arguments, not"#
    #expect(line("at", 1, 2) == "\(call) 3: the last one is a list of 2; write a list, too")
    #expect(line("at", 1, 2, 3) == "\(call) 4")
    #expect(line("at") == "\(call) 1: write Argument.any for the others")
  }

  @Test("an array of arguments is one argument")
  func array() {
    dog.recordCall(.eat, arguments: ["beef", "rice"])

    #expect(dog.receivedCall(to: .eat, withArguments: ["beef", "rice"] as [String]))
    #expect(dog.receivedCall(to: .eat, withArguments: Argument.contains("rice")))
    #expect(!dog.receivedCall(to: .eat, withArguments: "beef", "rice"))
  }
}

// MARK: - Fixtures

/// A matcher that nothing matches.
struct ImpossibleMatcher: @unchecked Sendable, CustomTestStringConvertible {
  let matcher: Argument
  let reason: String
  var testDescription: String { "\(matcher)" }

  private static let nan = "nothing equals NaN; use Argument.where"

  static let all = [
    ImpossibleMatcher(matcher: .oneOf(), reason: "nothing is one of nothing"),
    ImpossibleMatcher(matcher: .either(), reason: "nothing is one of nothing"),
    ImpossibleMatcher(matcher: .oneOf(Double.nan), reason: nan),
    ImpossibleMatcher(matcher: .contains(Double.nan), reason: nan),
    ImpossibleMatcher(matcher: .key(\Walker.age, Double.nan), reason: nan),
    ImpossibleMatcher(matcher: .all(.nonNil, .hasCount(-1)), reason: "a count cannot be negative"),
    ImpossibleMatcher(matcher: .hasCount(-3 ... -1), reason: "a count cannot be negative"),
    ImpossibleMatcher(matcher: .in(5..<5), reason: "nothing is a value in 5..<5"),
    ImpossibleMatcher(matcher: .not(Argument.anything), reason: "everything is any value"),
  ]
}
