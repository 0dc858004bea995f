import Poseur
import Testing

@Suite("An absence that proves nothing, or little")
struct VacuousAbsenceTests {
  private let dog = FakeDog.withSixCalls()

  @Test("fails where none is expected, and none could match: it would prove nothing")
  func impossibleArguments() {
    dog.recordCall(.howl, arguments: (1, 2))
    let messages = Failures.capture {
      #expect(!expectHaveNotReceived(dog, .howl, with: (Argument.anything, 2)))
      #expect(!expectHaveReceived(dog, .howl, with: Double.nan, times: .atMost(2)))
      #expect(!expectHaveReceived(dog.call(to: .digest, withArguments: { () in }, times: .never)))
      XCTAssertHaveNotReceived(dog, .howl, with: Argument.where { (list: [Int]) in list.isEmpty })
    }
    #expect(
      messages == [
        "Expected FakeDog.howl((any value, 2)) not to be called. This proves nothing, because a matcher inside a "
          + "value is not asked; use one for all of it, such as Argument.where, .contains or .key.",
        "Expected FakeDog.howl(nan) to be called at most 2 times. This proves nothing, because nothing equals NaN; "
          + "use Argument.where.",
        "Expected FakeDog.digest(() -> Void closure) not to be called. This proves nothing, because closures are "
          + "never equal; use Argument.closure, or for a check fakeDog.call(to: .digest, where: { … }).",
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

  @Test("fails where none is expected of a value whose own == says that it doesn't equal itself")
  func ownEquality() {
    enum Status: Equatable {
      case loaded, failed(any Error)
      static func == (lhs: Status, rhs: Status) -> Bool {
        if case (.loaded, .loaded) = (lhs, rhs) { true } else { false }
      }
    }
    dog.recordCall(.digest, arguments: Status.failed(Hoarse()))
    let messages = Failures.capture {
      expectHaveNotReceived(dog, .digest, with: Status.failed(Hoarse()))
      expectHaveReceived(dog, .digest, with: Status.failed(Hoarse()))
    }
    #expect(
      messages == [
        "Expected FakeDog.digest(.failed(Hoarse())) not to be called. This proves nothing, because the == of "
          + "VacuousAbsenceTests.Status says that this value doesn't equal itself; use a matcher for it, such as "
          + "Argument.where.",
        """
        Expected FakeDog.digest(.failed(Hoarse())) to be called at least 1 time, but it was called 0 times.
        Calls to digest (1):
          #7  digest(.failed(Hoarse()))   argument 0 is another .failed(Hoarse()), not .failed(Hoarse()): the == of \
        VacuousAbsenceTests.Status says that this value doesn't equal itself
        Other calls: bark() ×3, shouldFetch(.slippers, .kid), eat(.canned), shouldFetch(.ball)
        """,
      ])
  }

  @Test("warns of a presence, too, where a matcher lets calls pass only for their types")
  func uncompared() {
    dog.recordCall(.digest, arguments: Int64(3))
    dog.recordCall(.digest, arguments: Int64(4))
    let warnings = Failures.capture(.warning) {
      #expect(expectHaveReceived(dog, .digest, with: Argument.not(3)))
      #expect(expectHaveReceived(dog, .digest, with: Argument.not(Argument.in(1...9))))
      expectHaveReceived(dog, .digest, with: Argument.not(Int64(5)))
      expectHaveReceived(dog, .digest, with: Argument.not(nil))
      expectHaveReceived(dog, .digest, with: Argument.not(Argument.is(String.self)))
      expectHaveReceived(dog, .digest, with: Argument.any)
    }
    let reason = "This proves little, because each of 2 matching calls has Int64 as argument 0, not Int: expect Int64."
    #expect(
      warnings == [
        "Expected FakeDog.digest(not 3) to be called at least 1 time. \(reason)",
        "Expected FakeDog.digest(not a value in 1...9) to be called at least 1 time. \(reason)",
      ])
  }

  @Test("is told by a question as by an assertion, once")
  func question() {
    final class FakeScale: Fake {
      enum Function: String, PoseurFunction { case weigh }
      let faker = Function.faker()
      func weigh(_ grams: Double) { recordCall(.weigh, arguments: grams) }
    }
    let scale = FakeScale()
    let line = UInt(#line + 4)
    let reporter = CapturingReporter()
    Failures.$reporter.withValue(reporter) {
      scale.weigh(3)
      let weighing = scale.call { $0.weigh(.nan) }
      #expect(weighing.count == 0 && weighing.count == 0)
      #expect(scale.call { $0.weigh(3) }.count == 1 && scale.call { $0.weigh(4) }.count == 0)
    }
    #expect(
      reporter.reports.map(\.message) == [
        "Expected FakeScale.weigh(nan) not to be called. This proves nothing, because nothing equals NaN; use "
          + "Argument.where."
      ])
    #expect(reporter.reports.map(\.position.line) == [line] && reporter.reports.map(\.severity) == [.failure])
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
      ])
  }
}

// MARK: - Fixtures

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
