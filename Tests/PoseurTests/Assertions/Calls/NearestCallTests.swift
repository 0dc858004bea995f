import Poseur
import Testing

@Suite("The calls that a failure shows")
struct NearestCallTests {
  private let dog = FakeDog.withSixCalls()

  @Test("finds the nearest behind many that are farther, and looks at no more than it takes")
  func nearestBehindMany() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    for _ in 0..<3 { _ = dog.shouldFetch(.slippers, for: .kid) }
    for _ in 0..<200 { _ = dog.shouldFetch(.slippers, for: .parent) }
    var looks = 0
    let stick = Argument.where("the stick") { (item: Item) in
      looks += 1
      return item == .stick
    }
    let nearMisses = """
        #4  shouldFetch(.slippers, .parent)   argument 0 is .slippers, not the stick
        #5  shouldFetch(.slippers, .parent)   argument 0 is .slippers, not the stick
        #6  shouldFetch(.slippers, .parent)   argument 0 is .slippers, not the stick
        #7  shouldFetch(.slippers, .parent)   argument 0 is .slippers, not the stick
        #8  shouldFetch(.slippers, .parent)   argument 0 is .slippers, not the stick
        … and 198 more
      """
    #expect(
      Failures.capture { expectHaveReceived(dog, .shouldFetch, with: stick, Member.parent) } == [
        """
        Expected FakeDog.shouldFetch(the stick, .parent) to be called at least 1 time, but it was called 0 times.
        Calls to shouldFetch (203):
        \(nearMisses)
        """
      ])
    let looksOfTheVerdict = 200, looksOfTheRanking = 103, looksOfTheRows = 5
    #expect(looks == looksOfTheVerdict + looksOfTheRanking + looksOfTheRows)
  }

  @Test("shows the types where the texts are the same")
  func sameText() {
    dog.recordCall(.howl, arguments: Int8(3))
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, with: 3) }.first?.contains(
        "  #7  howl(3)   argument 0 is 3 (Int8), not 3 (Int)\n") == true)
  }

  @Test("shows the calls that match where there are too many of them")
  func tooMany() {
    #expect(
      Failures.capture { expectHaveReceived(dog, .bark, times: .atMost(1)) } == [
        """
        Expected FakeDog.bark to be called at most 1 time, but it was called 3 times.
        Calls to bark (3):
          #1  bark()
          #2  bark()
          #6  bark()
        Other calls: shouldFetch(.slippers, .kid), eat(.canned), shouldFetch(.ball)
        Run with POSEUR_CALLERS=1 to see the lines that made the calls.
        """
      ])
    #expect(
      Failures.capture { expectHaveNotReceived(dog, .shouldFetch, with: Item.ball) } == [
        """
        Expected FakeDog.shouldFetch(.ball) not to be called, but it was called 1 time.
        Calls to shouldFetch (2):
          #5  shouldFetch(.ball)             matches
          #3  shouldFetch(.slippers, .kid)   has 2 arguments, not 1: write Argument.any for the others
        Other calls: bark() ×3, eat(.canned)
        """
      ])
  }

  @Test("marks none as the nearest where all match and there are too few")
  func tooFew() {
    dog.eat(.dry(grams: 3))
    #expect(
      Failures.capture { expectHaveReceived(dog, .eat, with: Argument.anything, times: .between(3...4)) } == [
        """
        Expected FakeDog.eat(any value) to be called between 3 and 4 times, but it was called 2 times.
        Calls to eat (2):
          #4  eat(.canned)          matches
          #7  eat(.dry(grams: 3))   matches
        Other calls: bark() ×3, shouldFetch(.slippers, .kid), shouldFetch(.ball)
        If 2 calls are right, write times: 2.
        """
      ])
  }

  @Test(
    "fails where a function is to be called fewer than 0 times",
    arguments: [
      (.exactly(-1), "exactly -1 times"), (.atLeast(-2), "at least -2 times"), (.atMost(-1), "at most -1 times"),
      (.between(-2...1), "between -2 and 1 time"),
    ] as [(CountSpecifier, String)])
  func negativeCounts(times: CountSpecifier, words: String) {
    let dog = FakeDog()
    _ = Failures.capture { dog.bark() }
    #expect(!dog.didCall(.bark, times: times).success)
    let reason = "which makes no sense: a count cannot be negative."
    let messages = Failures.capture {
      #expect(!expectHaveReceived(dog, .howl, times: times))
      #expect(!expectHaveReceived(dog, .howl, with: 1, outcome: .threw, times: times))
      #expect(!expectHaveReceived(dog.call(to: .howl, times: times)))
      #expect(!expectHaveReceivedInOrder(dog.call(to: .howl, times: times), dog.call(to: .bark)))
    }
    #expect(
      messages == [
        "Expected FakeDog.howl to be called \(words), \(reason)",
        "Expected FakeDog.howl(1) to be called \(words) with outcome .threw, \(reason)",
        "Expected FakeDog.howl to be called \(words), \(reason)",
        "Expected FakeDog.howl to be called \(words), \(reason)",
      ])
  }

  @Test(
    "a report that has no room for the calls that match says how many there are",
    arguments: [
      (6, "1 more, which matches"), (7, "2 more, of which 1 matches"), (66, "61 more, of which 1 matches"),
    ])
  func hiddenMatches(count: Int, rest: String) {
    let dog = FakeDog()
    for number in 1...count { dog.recordCall(.howl, arguments: number) }

    let text = Failures.capture { expectHaveReceived(dog, .howl, with: 3, times: 2) }.first
    let end = "\n  #6  howl(6)   argument 0 is 6, not 3\n  … and \(rest)\nIf 1 call is right, write times: 1."
    #expect(text?.hasSuffix(end) == true)
  }

  @Test("a report that has no room for several calls that match says so")
  func severalHiddenMatches() {
    let dog = FakeDog()
    for number in 1...5 { dog.recordCall(.howl, arguments: number) }
    for _ in 1...3 { dog.recordCall(.howl, arguments: 0) }

    func lastLine(_ expected: Int) -> Substring? {
      let text = Failures.capture { expectHaveReceived(dog, .howl, with: expected, times: .atLeast(4)) }.first
      return text?.split(separator: "\n").last
    }
    #expect(lastLine(0) == "  … and 3 more, which match")
    #expect(lastLine(-1) == "  … and 3 more")
    dog.recordCall(.howl, arguments: 6)
    #expect(lastLine(0) == "  … and 4 more, of which 3 match")
  }

  @Test("a report over 100,000 calls stays short")
  func manyCalls() {
    let dog = FakeDog()
    for number in 0..<100_000 { dog.recordCall(number.isMultiple(of: 2) ? .howl : .eat, arguments: number) }

    let text = Failures.capture { expectHaveReceived(dog, .howl, with: -1) }.first ?? ""
    #expect(text.split(separator: "\n").count < 40)
    #expect(text.contains("Calls to howl (50000):"))
    #expect(text.contains("  … and 49995 more"))
    #expect(text.hasSuffix("eat(9), … and 49995 more"))
  }
}
