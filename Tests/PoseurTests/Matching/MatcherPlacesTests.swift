import Poseur
import Testing

@testable import PoseurCore

@Suite("The matchers of a written call")
struct MatcherPlacesTests {
  @Test("stand where the fake recorded their samples, and plain arguments stay what they are")
  func places() throws {
    let placed = try places([(.greaterThan(2), 7), (.hasPrefix("a"), "b")], ["b", 1, 7, nil]).placed().arguments
    #expect(placed.map(\.description) == ["a string that begins with \"a\"", "1", "a value greater than 2", "nil"])
  }

  @Test("are refused if a sample is no argument, could be several, or is that of another matcher")
  func refused() {
    let rows: [([(Argument, Any?)], [Any?], String)] = [
      (
        [(.any, 4)], [3, 5],
        """
        matching(like:) with 4 isn't an argument of FakeScale.weigh(3), as the fake records it.
        Put matching in the place of a whole argument that the fake records unchanged, or name the function by its case.
        """
      ),
      (
        [(.any, 3)], [3, 3],
        """
        matching(like:) with 3 could be more than one argument of FakeScale.weigh(3).
        Give like: a value that no other argument has, or name the function by its case.
        """
      ),
      (
        [(.lessThan(5), 0), (.greaterThan(5), 0)], [0, 0],
        """
        Several matchers have the same like: 0 in FakeScale.weigh(3), so their places are unknown.
        Give each its own value.
        """
      ),
      (
        [(.any, 0), (.any, 0)], [0],
        """
        Several matchers have the same like: 0 in FakeScale.weigh(3), so their places are unknown.
        Give each its own value.
        """
      ),
      (
        [(.closure, {} as () -> Void)], [{} as () -> Void, {} as () -> Void],
        """
        matching(like:) with a closure could be more than one argument of FakeScale.weigh(3), since closures are never \
        equal.
        Write the closures without matching, which means any closures, or name the function by its case.
        """
      ),
    ]
    for (matchers, arguments, text) in rows {
      let error = #expect(throws: MatcherPlaces.Misplacement.self) { try places(matchers, arguments).placed() }
      #expect(error?.message(name: "FakeScale.weigh", call: "FakeScale.weigh(3)") == text)
    }
  }

  @Test("have words of their own for variadic parameters, and for types with one value")
  func listsAndLoneValues() {
    let scale = FakeScale()
    let messages = Failures.capture {
      expectHaveReceived(scale) { $0.log($1, $2) }
      expectHaveReceived(scale) { $0.weigh($1, $2) }
      expectHaveReceived(scale) { $0.weigh(.kilogram, .kilogram) }
    }
    #expect(
      messages.prefix(2) == [
        """
        $1 is in a list, as the fake records the values of a variadic parameter.
        Name the function by its case, with a matcher for the whole list.
        """,
        """
        $1 could be more than one argument of FakeScale.weigh: Weight has only one value.
        Write that value in its place, or name the function by its case.
        """,
      ])
    #expect(messages.last?.hasPrefix("Expected FakeScale.weigh(.kilogram, .kilogram) to be called") == true)
  }

  @Test("have a place by their type if their sample equals nothing")
  func equalToNothing() throws {
    let captor = Argument.captor()
    let placed = try places([(captor.matcher, { (_: Int) in })], [{}, { (_: Int) in }, 3]).placed().arguments
    #expect(placed[1].matcher.capturesValues && !placed[0].matcher.capturesValues)
    #expect(try places([(.any, Double.nan)], [Double.nan, 1.0]).placed().arguments[0].description == "any value")
  }

  @Test("take values of their sample's type alone, and nil; of another class perhaps the parameter's")
  func types() {
    class Animal {}
    final class Cat: Animal {}
    let number = Argument.any.forValues(of: Int.self)
    let made = Argument.any.forValues(of: Int.self, given: false)
    #expect(number.matches(3) && number.matches(nil) && !number.matches("3") && !number.matches(3.0))
    #expect(made.matches(3) && !made.matches(nil) && !made.matches("3"))
    #expect(made.mismatch("3")?.description == #"is "3" (String), not a value of type Int"#)
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
    #expect(plain.mismatch(.some(String?.none as Any))?.description == "is .some(nil), not nil")
    let closure = Argument(written: { (_: Int) in })
    #expect(closure.matches({ (_: Int) in }) && !closure.matches(nil) && !closure.matches(3))
  }

  private func places(_ matchers: [(Argument, Any?)], _ arguments: [Any?]) -> MatcherPlaces {
    let matchers = matchers.map { WrittenMatcher($0, sample: $1, .given) }
    return MatcherPlaces(matchers, arguments)
  }
}

// MARK: - Fixtures

private enum Weight { case kilogram }

private struct FakeScale: Fake {
  enum Function: String, PoseurFunction { case log, weigh }
  let faker = Function.faker()
  func log(_ texts: String...) { recordAndStub(function: .log, arguments: texts) }
  func weigh(_ first: Weight, _ second: Weight) { recordAndStub(function: .weigh, arguments: first, second) }
}
