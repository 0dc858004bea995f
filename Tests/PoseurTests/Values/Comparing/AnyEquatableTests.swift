import Testing

@testable import PoseurCore

@Suite("AnyEquatable")
struct AnyEquatableTests {
  @Test("the recorded value decides, across types and against its own ==")
  func recordedValueDecides() {
    #expect(isAnyEqual(Weight(kilograms: 5), 5))
    #expect(!isAnyEqual(Weight(kilograms: 5), Weight(kilograms: 5)))
    #expect(isAnyEqual([Weight(kilograms: 5)] as [Any], [5] as [Any]))
  }

  @Test("a member of a container decides too, whatever the container's == says")
  func members() {
    let (five, six) = (Roughly(grams: 5), Roughly(grams: 6))

    #expect(isAnyEqual([five], [six]) && isAnyEqual([five][...], [six][...]) && isAnyEqual([[five]], [[six]]))
    #expect(isAnyEqual(["a": five], ["a": six]) && isAnyEqual([five] as [Roughly?], [six] as [Roughly?]))
    #expect(!isAnyEqual([Weight(kilograms: 5)], [Weight(kilograms: 5)]))
    #expect(!isAnyEqual([five], [five, six]) && !isAnyEqual(["a": five], ["b": five]))
    #expect(!isAnyEqual(Set([five]), Set([six])), "members of sets are found by their ==")
    let dog = FakeDog()
    dog.recordCall(.eat, arguments: [five])
    #expect(dog.receivedCall(to: .eat, withArguments: [six]))
  }

  @Test("the expected value decides where the recorded one has no say")
  func expectedValueDecides() {
    #expect(isAnyEqual(Stone(), Weight(kilograms: 6)))
    #expect(!isAnyEqual(5, Weight(kilograms: 5)), "Int has a say")
  }

  @Test("a value decides for itself in a box, too")
  func boxes() {
    let (light, heavy) = (Roughly(grams: 1), Roughly(grams: 9))

    #expect(isAnyEqual(AnyHashable(light), AnyHashable(heavy)))
    #expect(isAnyEqual([light] as [AnyHashable], [heavy] as [AnyHashable]))
    #expect(isAnyEqual(["a": light] as [String: AnyHashable], ["a": heavy] as [String: AnyHashable]))
    #expect(!isAnyEqual([light] as [AnyHashable], [5] as [AnyHashable]))
  }

  @Test("a value that equals nothing still equals nil only if it is nil, and itself if it is an object")
  func upperRungs() {
    let stranger = Stranger()

    #expect(isAnyEqual(stranger, stranger))
    #expect(!isAnyEqual(stranger, Stranger()))
    #expect(!isAnyEqual(nil, Friendly()))
    #expect(isAnyEqual(Friendly?.none, nil))
  }

  @Test("that holds for members that may be nil, too")
  func upperRungsOfMembers() {
    let stranger = Stranger()

    #expect(isAnyEqual([stranger] as [Stranger?], [stranger] as [Stranger?]))
    #expect(!isAnyEqual([stranger] as [Stranger?], [Stranger()] as [Stranger?]))
    #expect(!isAnyEqual([Friendly()] as [Friendly?], [nil] as [Friendly?]))
    #expect(!isAnyEqual([nil] as [Friendly?], [Friendly()] as [Friendly?]))
    #expect(isAnyEqual([Friendly(), nil] as [Friendly?], [Friendly(), nil] as [Friendly?]))
  }

  @Test("what is already equatable needs no code to conform")
  func defaultImplementation() {
    #expect(Plaything.ball.isEqualTo(Plaything.ball))
    #expect(Plaything.ball.isEqualTo(Plaything??.some(.ball) as Any))
    #expect(!Plaything.ball.isEqualTo(Plaything.slippers))
    #expect(!Plaything.ball.isEqualTo(nil))
    #expect(!Plaything.ball.isEqualTo("ball"))
  }

  @Test("Bool, String, Int, Float and Double conform, each to be compared with its own type")
  func builtIn() {
    #expect(true.isEqualTo(true) && !true.isEqualTo(1))
    #expect("a".isEqualTo("a") && !"a".isEqualTo("b"))
    #expect(1.isEqualTo(1) && !1.isEqualTo(1.0) && !1.isEqualTo(UInt8(1)))
    #expect(Float(1).isEqualTo(Float(1)) && !Float(1).isEqualTo(1.0))
    #expect(1.0.isEqualTo(1.0) && !1.0.isEqualTo(1))
  }
}

// MARK: - Fixtures

private enum Plaything: AnyEquatable { case ball, slippers }

private struct Weight: AnyEquatable, Equatable {
  let kilograms: Int
  func isEqualTo(_ other: Any?) -> Bool { other is Int || other is Stone }
}

private struct Stone {}

private struct Roughly: AnyEquatable, Hashable {
  let grams: Int
  func isEqualTo(_ other: Any?) -> Bool { other is Roughly }
}

private final class Stranger: AnyEquatable {
  func isEqualTo(_ other: Any?) -> Bool { false }
}

private struct Friendly: AnyEquatable {
  func isEqualTo(_ other: Any?) -> Bool { true }
}
