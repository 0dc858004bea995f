import Testing

@testable import Poseur
@testable import PoseurCore

@Suite("At its edge")
struct MatcherEdgeTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("a list of arguments is nearer the fewer it has too many")
  func tooManyArguments() {
    dog.recordCall(.howl, arguments: 1, 2, 3)
    dog.recordCall(.howl, arguments: 1, 2)
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, with: 1) } == [
        """
        Expected FakeDog.howl(1) to be called at least 1 time, but it was called 0 times.
        Calls to howl (2):
          #2  howl(1, 2)      has 2 arguments, not 1: write Argument.any for the others     ← nearest
          #1  howl(1, 2, 3)   has 3 arguments, not 1: write Argument.any for the others
        """
      ])
  }

  @Test("a range of integers asks an element that decides for itself")
  func ownEquality() {
    struct Three: AnyEquatable { func isEqualTo(_ other: Any?) -> Bool { other as? UInt8 == 3 } }
    #expect(Argument.contains(Three()).matches(UInt8(1)...5))
  }

  @Test("an object whose == is false is another one, for no other reason")
  func falseEquality() {
    #expect(
      Argument.equal(to: Loner()).mismatch(Loner())?.description == "is another <Loner>, not <Loner>")
  }

  @Test("a range of counts up to one is in the singular")
  func singular() {
    #expect("\(CountSpecifier(0...1))" == "between 0 and 1 time")
  }
}

// MARK: - Fixtures

private final class Loner: Equatable {
  static func == (lhs: Loner, rhs: Loner) -> Bool { false }
}
