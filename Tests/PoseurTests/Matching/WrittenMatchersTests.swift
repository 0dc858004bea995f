import Testing

@testable import PoseurCore

@Suite("The matchers of a written call")
struct WrittenMatchersTests {
  @Test("stand where the fake recorded their samples, and plain arguments stay what they are")
  func places() throws {
    let placed = try matchers((.greaterThan(2), 7), (.hasPrefix("a"), "b")).placed(among: ["b", 1, 7, nil])
    #expect(placed.map(\.description) == ["a string that begins with \"a\"", "1", "a value greater than 2", "nil"])
  }

  @Test("of one kind may have equal samples, in whatever order they were made")
  func alike() throws {
    let placed = try matchers((.any, 0), (.any, 0)).placed(among: [0, 0])
    #expect(placed.allSatisfy { $0.matches("anything") || $0.matches(5) })
  }

  @Test("are refused if a sample is no argument, could be several, or is that of a different matcher")
  func refused() {
    let rows: [(WrittenMatchers, [Any?], String)] = [
      (
        matchers((.any, 4)), [3, 5],
        """
        matching(_:like:) with 4 isn't an argument of FakeScale.weigh, as the fake records it.
        Put matching in the place of a whole argument that the fake records unchanged, or name the function by its case.
        """
      ),
      (
        matchers((.any, 3)), [3, 3],
        """
        matching(_:like:) with 3 could be more than one argument of FakeScale.weigh.
        Give like: a value that no other argument has, or name the function by its case.
        """
      ),
      (
        matchers((.lessThan(5), 0), (.greaterThan(5), 0)), [0, 0],
        """
        Different matchers have the same like: 0 in FakeScale.weigh, so their places are unknown.
        Give each its own value.
        """
      ),
      (
        matchers((.closure, {} as () -> Void)), [{} as () -> Void, {} as () -> Void],
        """
        matching(_:like:) with a closure could be more than one argument of FakeScale.weigh, since closures are never \
        equal.
        Write the closures without matching, which means any closures, or name the function by its case.
        """
      ),
    ]
    for (matchers, arguments, text) in rows {
      let error = #expect(throws: WrittenMatchers.Misplacement.self) { try matchers.placed(among: arguments) }
      #expect(error?.message(for: "FakeScale.weigh") == text)
    }
  }

  @Test("have a place by their type if their sample equals nothing")
  func equalToNothing() throws {
    let captor = Argument.captor()
    let placed = try matchers((captor.matcher, { (_: Int) in })).placed(among: [{}, { (_: Int) in }, 3])
    #expect(placed[1].matcher.capturesValues && !placed[0].matcher.capturesValues)
    #expect(try matchers((.any, Double.nan)).placed(among: [Double.nan, 1.0])[0].description == "any value")
  }

  @Test("take values of their sample's type alone, and nil; of another class perhaps the parameter's")
  func types() {
    class Animal {}
    final class Cat: Animal {}
    let number = Argument.any.forValues(of: Int.self)
    #expect(number.matches(3) && number.matches(nil) && !number.matches("3") && !number.matches(3.0))
    #expect(number.mismatch("3") == #"is "3" (String), not a value of type Int"#)
    let optional = Argument.nonNil.forValues(of: Int?.self)
    #expect(optional.matches(3) && !optional.matches(nil) && !optional.matches("3"))
    #expect(Argument.any.forValues(of: Animal.self).matches(Cat()))
    #expect(Argument.any.forValues(of: Cat.self).matches(Animal()) && !Argument.any.forValues(of: Cat.self).matches(3))
    #expect(Argument.any.forValues(of: Int.self).matches(MissingArgument.notKept))
  }

  @Test("leave nil and closures exact: nil is no other nil, and a closure is any closure, but no other value")
  func plainArguments() {
    let (plain, inner) = (Argument(written: nil), Argument(written: .some(String?.none as Any)))
    #expect(plain.matches(nil) && !plain.matches(.some(String?.none as Any)) && !plain.matches(3))
    #expect(inner.matches(.some(Int?.none as Any)) && !inner.matches(nil))
    #expect(plain.mismatch(.some(String?.none as Any)) == "is .some(nil), not nil")
    let closure = Argument(written: { (_: Int) in })
    #expect(closure.matches({ (_: Int) in }) && !closure.matches(nil) && !closure.matches(3))
  }

  private func matchers(_ all: (Argument, Any?)...) -> WrittenMatchers {
    var matchers = WrittenMatchers()
    for (matcher, sample) in all { matchers.add(matcher, like: sample) }
    return matchers
  }
}
