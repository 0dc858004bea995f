import Poseur
import Testing

@Suite("HaveReceived")
struct HaveReceivedTests {
  private let dog: FakeDog = {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    _ = dog.bark()
    _ = dog.bark()
    _ = dog.shouldFetch(.slippers, for: .kid)
    dog.eat(.canned)
    dog.recordCall(.shouldFetch, arguments: Item.ball)
    _ = dog.bark()
    return dog
  }()

  @Test("passes where the function was called as expected")
  func passing() {
    let messages = Failures.capture {
      #expect(expectHaveReceived(dog, .bark))
      #expect(expectHaveReceived(dog, .bark, times: 3))
      #expect(expectHaveReceived(dog, .bark, times: .between(1...3)))
      #expect(expectHaveReceived(dog, .shouldFetch, with: Item.slippers, Argument.anything))
      #expect(expectHaveReceived(dog, .shouldFetch, with: Item.ball, times: 1))
      #expect(expectHaveReceived(dog, .digest, times: .never))
      #expect(expectHaveNotReceived(dog, .digest))
      #expect(expectHaveNotReceived(dog, .shouldFetch, with: Item.stick, Argument.anything))
      #expect(expectHaveRecordedCalls(dog))
      #expect(expectHaveNoRecordedCalls(FakeDog()))
    }
    #expect(messages == [])
  }

  @Test("names the fake, the function, the expectation, the fact, the nearest calls and the others")
  func nearMisses() {
    #expect(
      Failures.capture { expectHaveReceived(dog, .shouldFetch, with: Item.ball, Member.kid, times: 2) } == [
        """
        Expected FakeDog.shouldFetch(.ball, .kid) to be called exactly 2 times, but it was called 0 times.
        Calls to shouldFetch (2):
          #3  shouldFetch(.slippers, .kid)   argument 0 is .slippers, not .ball     ← nearest
          #5  shouldFetch(.ball)             has 1 argument, not 2
        Other calls: bark() ×3, eat(.canned)
        """
      ])
  }

  @Test(
    "of those with as many wrong arguments the nearest is the one whose arguments are the most like",
    arguments: [
      Likeness(wanted: ["Ann"], received: [["heartbeat"], ["heartbeat"], ["Ann "]], nearest: 3),
      Likeness(wanted: [[1, 2, 3]], received: [["[1, 2, 3]"], [[7, 8, 9]], [[1, 2, 4]]], nearest: 3),
      Likeness(wanted: [Item.ball], received: [[5], [nil], [Item.stick]], nearest: 3),
      Likeness(wanted: [5], received: [[1], [7], [9]], nearest: 1),
      Likeness(wanted: ["charge", 900], received: [["refund", 900], ["charge", 450]], nearest: 2),
      Likeness(wanted: ["charge", 900], received: [["charge", 450], ["charged", 900]], nearest: 2),
      Likeness(wanted: ["add", [1, 2]], received: [["remove", [1, 2]], ["add", [1, 3]]], nearest: 2),
    ])
  func likeness(_ row: Likeness) {
    let faker = FakeDog.Function.faker()
    for arguments in row.received { faker.recordCall(.howl, arguments: arguments) }
    let text = faker.didCall(.howl, withArguments: row.wanted).friendlyDescription

    #expect(text.split(separator: "\n").dropFirst(2).first?.hasPrefix("  #\(row.nearest)  ") == true)
  }

  struct Likeness: @unchecked Sendable {
    let wanted: [Any?]
    let received: [[Any?]]
    let nearest: Int
  }

  @Test("fails where none is expected, and none could match: it would prove nothing")
  func impossibleArguments() {
    dog.recordCall(.howl, arguments: [1, 2])
    let messages = Failures.capture {
      #expect(!expectHaveNotReceived(dog, .howl, with: [Argument.anything, 2] as [Any]))
      #expect(!expectHaveReceived(dog, .howl, with: Double.nan, times: .atMost(2)))
      #expect(!expectHaveReceived(dog.call(to: .digest, withArguments: { () in }, times: .never)))
      XCTAssertHaveNotReceived(dog, .howl, with: Argument.where { (list: [Int]) in list.isEmpty })
    }
    #expect(
      messages == [
        "Expected FakeDog.howl([any value, 2]) not to be called. This proves nothing, because a matcher inside a "
          + "value is not asked; use one for all of it, such as Argument.where, .contains or .key.",
        "Expected FakeDog.howl(nan) to be called at most 2 times. This proves nothing, because nothing equals NaN; "
          + "use Argument.where.",
        "Expected FakeDog.digest(() -> Void closure) not to be called. This proves nothing, because closures are "
          + "never equal; use Argument.closure.",
      ])
  }

  @Test("fails where none is expected, and none could match for what an argument has inside")
  func impossibleMembers() {
    struct Handler {
      let body: () -> Void
    }
    struct Pitch: Equatable {
      let hertz: Double
    }
    let messages = Failures.capture {
      #expect(!expectHaveNotReceived(dog, .howl, with: ["a": Double.nan] as [String: Any]))
      #expect(!expectHaveNotReceived(dog, .howl, with: [Handler {}]))
      #expect(!expectHaveNotReceived(dog, .howl, with: [1, Float.nan]))
      #expect(!expectHaveNotReceived(dog, .howl, with: ["a": [Double.nan as Double?]]))
      #expect(!expectHaveNotReceived(dog, .howl, with: Set([Double.nan])))
      #expect(!expectHaveNotReceived(dog, .howl, with: Pitch(hertz: .nan)))
      #expect(!expectHaveNotReceived(dog, .howl, with: [Pitch(hertz: .nan)]))
      #expect(expectHaveNotReceived(dog, .howl, with: [Pitch(hertz: 440)], Optional([1.0, 2])))
    }
    let reason =
      "This proves nothing, because a value with a closure or NaN inside equals nothing; use a matcher for all of it, "
      + "such as Argument.where."
    #expect(
      messages == [
        "Expected FakeDog.howl([\"a\": nan]) not to be called. \(reason)",
        "Expected FakeDog.howl([Handler(body: () -> Void closure)]) not to be called. \(reason)",
        "Expected FakeDog.howl([1.0, nan]) not to be called. \(reason)",
        "Expected FakeDog.howl([\"a\": [nan]]) not to be called. \(reason)",
        "Expected FakeDog.howl([nan]) not to be called. \(reason)",
        "Expected FakeDog.howl(Pitch(hertz: nan)) not to be called. \(reason)",
        "Expected FakeDog.howl([Pitch(hertz: nan)]) not to be called. \(reason)",
      ])
  }

  @Test("warns where none is expected, and of a call that may be meant arguments are not kept")
  func lostArguments() {
    dog.keepArguments(.none, of: .howl)
    dog.recordCall(.howl, arguments: "secret", 1)
    dog.recordCall(.howl, arguments: "secret")
    dog.keepArguments(.weak, of: .eat)
    dog.recordCall(.eat, arguments: Dog(), 1)
    dog.recordCall(.eat, arguments: Dog(), 2)
    let warnings = Failures.capture(.warning) {
      #expect(expectHaveNotReceived(dog, .howl, with: "secret", Argument.anything))
      #expect(expectHaveReceived(dog, .eat, with: Argument.is(Dog.self), 1, times: .atMost(2)))
      expectHaveNotReceived(dog, .eat, with: Argument.is(Dog.self), 3)
    }
    #expect(
      warnings == [
        "Expected FakeDog.howl(\"secret\", any value) not to be called. This proves little, because 1 call may match, "
          + "but not all arguments are kept.",
        "Expected FakeDog.eat(a value of type Dog, 1) to be called at most 2 times. This proves little, because 1 "
          + "call may match, but not all arguments are kept.",
      ])
  }

  @Test("asks what is equal by its own word, or is the same object, whatever it holds")
  func possibleArguments() {
    final class Flow {
      let captor = Argument.captor()
    }
    struct Rule: AnyEquatable {
      let matcher = Argument.anything
      func isEqualTo(_ other: Any?) -> Bool { other is Int }
    }
    struct Route {
      let captor = Argument.captor()
    }
    let route = Route()
    dog.recordCall(.howl, arguments: 3, 3.0)
    dog.recordCall(.eat, arguments: Flow())
    dog.recordCall(.eat, arguments: Route())
    let messages = Failures.capture(.failure) {
      let warnings = Failures.capture(.warning) {
        expectHaveNotReceived(dog, .eat, with: Flow())
        expectHaveNotReceived(dog, .howl, with: [Rule()], 3.0)
        expectHaveNotReceived(dog, .eat, with: route)
        expectHaveNotReceived(dog, .digest, with: nil)
        expectHaveNotReceived(dog, .howl, with: 4 as Int?, 3.0)
        expectHaveNotReceived(dog, .howl, with: Grams(value: 3), 3.0)
      }
      #expect(warnings == [])
    }
    #expect(messages == [])

    dog.keepCalls(atMost: 1)
    dog.recordCall(.howl, arguments: 3)
    #expect(
      Failures.capture(.warning) { expectHaveNotReceived(dog, .howl, with: 4, 3.0) } == [
        "Expected FakeDog.howl(4, 3.0) not to be called. This proves little, because 1 call may match, but is not kept."
      ], "whatever the arguments of the other calls")
  }

  @Test("warns where none is expected, and every call has arguments that no such call could have")
  func unlikelyArguments() {
    for number in [1, 2] as [Int64] { dog.recordCall(.howl, arguments: number, "a") }
    dog.recordCall(.digest, arguments: 1)
    dog.recordCall(.digest, arguments: 1, 2, 3)
    let other = FakeDog()
    other.recordCall(.eat, arguments: 1 as Int8)
    other.recordCall(.eat, arguments: 2.0)
    other.recordCall(.howl, arguments: 3)
    other.recordCall(.digest, arguments: nil)
    other.recordCall(.digest, arguments: [4])
    let warnings = Failures.capture(.warning) {
      #expect(expectHaveNotReceived(dog, .howl, with: Argument.anything))
      #expect(expectHaveReceived(dog, .howl, with: 3, "a", times: 0))
      expectHaveNotReceived(dog, .digest, with: 1, 2)
      expectHaveNotReceived(dog, .eat, with: 1)
      expectHaveNotReceived(other, .eat, with: 1)
      expectHaveNotReceived(dog, .howl, with: Int64(3), "a")
      expectHaveNotReceived(dog, .howl, with: Argument.where { (number: Int) in number == 3 }, "a")
      expectHaveNotReceived(dog, .digest, with: 2)
      expectHaveNotReceived(dog, .digest, with: 1.0)
      expectHaveNotReceived(dog, .bark, with: 1)
      expectHaveNotReceived(other, .howl, with: Argument.greaterThan(2.0))
      expectHaveNotReceived(other, .howl, with: Argument.in(4...5))
      expectHaveNotReceived(other, .howl, with: [3] as [Any?])
      expectHaveNotReceived(other, .howl, with: [3, 4])
      expectHaveNotReceived(other, .digest, with: [3])
    }
    #expect(
      warnings == [
        "Expected FakeDog.howl(any value) not to be called. This proves little, because each of 2 calls has 2 "
          + "arguments, not 1: expect 2 arguments.",
        "Expected FakeDog.howl(3, \"a\") not to be called. This proves little, because each of 2 calls has Int64 as "
          + "argument 0, not Int: expect Int64.",
        "Expected FakeDog.digest(1, 2) not to be called. This proves little, because each of 2 calls has 1 argument "
          + "or 3 arguments, not 2: expect 1 argument or 3 arguments.",
        "Expected FakeDog.eat(1) not to be called. This proves little, because the only call has DogFood as argument 0, "
          + "not Int: expect DogFood.",
        "Expected FakeDog.eat(1) not to be called. This proves little, because each of 2 calls has Int8 or Double as "
          + "argument 0, not Int: expect Int8 or Double.",
        "Expected FakeDog.howl(a value of type Int that passes a check, \"a\") not to be called. This proves little, "
          + "because each of 2 calls has Int64 as argument 0, not Int: expect Int64.",
        "Expected FakeDog.digest(1.0) not to be called. This proves little, because each of 2 calls has Int as argument "
          + "0, not Double, or 3 arguments, not 1.",
        "Expected FakeDog.bark(1) not to be called. This proves little, because each of 3 calls has 0 arguments, not "
          + "1: expect 0 arguments.",
        "Expected FakeDog.howl(a value greater than 2.0) not to be called. This proves little, because the only call "
          + "has Int as argument 0, not Double: expect Int.",
        "Expected FakeDog.howl([3]) not to be called. This proves little, because the only call has Int as "
          + "argument 0, not [Any?]: expect Int.",
        "Expected FakeDog.howl([3, 4]) not to be called. This proves little, because the only call has Int as argument "
          + "0, not [Int]: expect Int.",
      ])
  }

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
        #4  shouldFetch(.slippers, .parent)   argument 0 is .slippers, not the stick     ← nearest
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
        """
      ])
    #expect(
      Failures.capture { expectHaveNotReceived(dog, .shouldFetch, with: Item.ball) } == [
        """
        Expected FakeDog.shouldFetch(.ball) not to be called, but it was called 1 time.
        Calls to shouldFetch (2):
          #5  shouldFetch(.ball)             matches
          #3  shouldFetch(.slippers, .kid)   has 2 arguments, not 1
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
        """
      ])
  }

  @Test("says that the function was not called, or nothing was")
  func notCalled() {
    #expect(
      Failures.capture { expectHaveReceived(dog, .digest) } == [
        """
        Expected FakeDog.digest to be called at least 1 time, but it was called 0 times.
        Other calls: bark() ×3, shouldFetch(.slippers, .kid), eat(.canned), shouldFetch(.ball)
        """
      ])
    #expect(
      Failures.capture { expectHaveReceived(FakeDog(), .digest) } == [
        """
        Expected FakeDog.digest to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        """
      ])
  }

  @Test("a nil fake fails, whatever is expected of it")
  func nilFake() {
    let nobody: FakeDog? = nil
    let messages = Failures.capture {
      #expect(!expectHaveReceived(nobody, .bark))
      #expect(!expectHaveReceived(nobody, .eat, with: DogFood.canned, times: 0))
      #expect(!expectHaveNotReceived(nobody, .bark))
      #expect(!expectHaveRecordedCalls(nobody))
      #expect(!expectHaveNoRecordedCalls(nobody))
      #expect(!expectHaveReceived(nil as Faker<FakeKennel.ClassFunction>?, .count, times: 2))
    }
    #expect(
      messages == [
        "Expected FakeDog.bark to be called at least 1 time, but the fake is nil.",
        "Expected FakeDog.eat(.canned) not to be called, but the fake is nil.",
        "Expected FakeDog.bark not to be called, but the fake is nil.",
        "Expected FakeDog to be called, but the fake is nil.",
        "Expected FakeDog not to be called, but the fake is nil.",
        "Expected FakeKennel.count to be called exactly 2 times, but the fake is nil.",
      ])
  }

  @Test("recorded calls are summed up, and long lists are cut")
  func recordedCalls() {
    for volume in 1...4 { dog.recordCall(.howl, arguments: volume) }
    let messages = Failures.capture {
      #expect(!expectHaveNoRecordedCalls(dog))
      #expect(!expectHaveRecordedCalls(FakeDog()))
    }
    #expect(
      messages == [
        """
        Expected FakeDog not to be called, but it was called 10 times: bark() ×3, shouldFetch(.slippers, .kid), \
        eat(.canned), shouldFetch(.ball), howl(1), … and 3 more.
        """,
        "Expected FakeDog to be called, but no calls were recorded.",
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
    #expect(text?.hasSuffix("\n  #6  howl(6)   argument 0 is 6, not 3\n  … and \(rest)") == true)
  }

  @Test("a report that has no room for several calls that match says so")
  func severalHiddenMatches() {
    let dog = FakeDog()
    for number in 1...5 { dog.recordCall(.howl, arguments: number) }
    for _ in 1...3 { dog.recordCall(.howl, arguments: 0) }

    func lastLine(_ expected: Int) -> Substring? {
      Failures.capture { expectHaveReceived(dog, .howl, with: expected, times: 4) }.first?.split(separator: "\n").last
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

  @Test("a static fake is asked by its class faker")
  func staticFake() {
    _ = FakeKennel.count()
    defer { FakeKennel.reset() }
    let messages = Failures.capture {
      #expect(expectHaveReceived(FakeKennel.classFaker, .count))
      #expect(expectHaveReceived(FakeKennel.classFaker, .count, times: 1))
      #expect(expectHaveRecordedCalls(FakeKennel.classFaker))
      #expect(!expectHaveNotReceived(FakeKennel.classFaker, .count))
      #expect(!expectHaveNoRecordedCalls(FakeKennel.classFaker))
    }
    #expect(
      messages == [
        """
        Expected FakeKennel.count not to be called, but it was called 1 time.
        Calls to count (1):
          #1  count()
        """,
        "Expected FakeKennel not to be called, but it was called 1 time: count().",
      ])
  }

  @Test("a failure reaches the test, at the line of the assertion")
  func line() {
    let line = #line + 2
    withKnownIssue {
      expectHaveReceived(dog, .digest)
    } matching: {
      $0.sourceLocation?.line == line
    }
  }

  @Test("captors in an assertion keep the arguments of the calls that match")
  func captors() {
    let captor = Argument.captor()
    expectHaveReceived(dog, .shouldFetch, with: captor, Member.kid)

    #expect(captor.values(as: Item.self) == [.slippers])
  }
}

// MARK: - Fixtures

private enum FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction { case count }
  static let classFaker = ClassFunction.classFaker(unstubbed: .returnDefault)
  static func count() -> Int { recordAndStub(function: .count) }
}

/// A number that may equal one of another type.
private struct Grams: Numeric, AnyEquatable {
  var value: Int
  var magnitude: Int { abs(value) }

  init(value: Int) { self.value = value }
  init(integerLiteral value: Int) { self.value = value }
  init?(exactly source: some BinaryInteger) { value = Int(source) }

  static func + (lhs: Grams, rhs: Grams) -> Grams { Grams(value: lhs.value + rhs.value) }
  static func - (lhs: Grams, rhs: Grams) -> Grams { Grams(value: lhs.value - rhs.value) }
  static func * (lhs: Grams, rhs: Grams) -> Grams { Grams(value: lhs.value * rhs.value) }
  static func *= (lhs: inout Grams, rhs: Grams) { lhs.value *= rhs.value }

  func isEqualTo(_ other: Any?) -> Bool { other as? Int == value + 1 }
}
