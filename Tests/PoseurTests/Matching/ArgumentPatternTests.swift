import Testing

@testable import PoseurCore

@Suite("ArgumentPattern")
struct ArgumentPatternTests {
  @Test("without arguments and checks means every call")
  func universal() {
    for pattern in [ArgumentPattern.any, ArgumentPattern([])] {
      #expect(pattern.isUniversal && pattern.matchers == nil)
      #expect(pattern.matches([]) && pattern.matches([1, nil]))
    }
    #expect(!ArgumentPattern([nil]).isUniversal)
    #expect(!ArgumentPattern { _ in true }.isUniversal)
  }

  @Test("matches as many arguments as it lists, each as it says, if all checks pass")
  func matching() {
    var pattern = ArgumentPattern([1, Argument.hasPrefix("a")])
    #expect(pattern.matches([1, "ab"]))
    for others in [[1], [1, "b"], [2, "ab"], [1, "ab", nil]] as [[Any?]] { #expect(!pattern.matches(others)) }

    pattern.add(ArgumentCheck { $0.count == 2 })
    pattern.add(ArgumentCheck { (_: Int, text: String) in text.count == 3 })
    #expect(pattern.matches([1, "abc"]) && !pattern.matches([1, "ab"]))
  }

  @Test("captures arguments, but not by matching")
  func capturing() {
    let captor = Argument.captor()
    let pattern = ArgumentPattern([captor, 2])
    #expect(pattern.capturesArguments && !ArgumentPattern([1]).capturesArguments)
    #expect(pattern.matches([1, 2]) && captor.count == 0)
    pattern.capture([1, 2])
    #expect(captor.values() == [1])
  }

  @Test("is farther the more arguments differ, and farthest for another number of them")
  func distance() {
    let pattern = ArgumentPattern([1, "a"])
    #expect([[1, "a"], [1, "b"], [2, "b"]].map { pattern.distance(to: $0) } == [0, 1, 2])
    #expect(pattern.distance(to: [1]) < pattern.distance(to: []))
    #expect(pattern.distance(to: [2, "b"]) < pattern.distance(to: [1]))
    #expect(ArgumentPattern { _ in false }.distance(to: [1]) == 1)
  }

  @Test("tells wrong arguments apart by how little they are like the ones that are expected")
  func dissimilarity() {
    let pattern = ArgumentPattern(["kitten", Argument.nonNil])
    let values: [Any?] = ["kitten", "kittens", "dog", 5]
    let ranks = values.map { pattern.dissimilarity(of: [$0, 1]) }
    #expect(ranks == ranks.sorted() && Set(ranks).count == 4 && ranks[0] == 0 && ranks[3] == Argument.maxDissimilarity)
    #expect(pattern.dissimilarity(of: ["dog"]) == 0, "the number of arguments differs")
  }

  @Test("says why a call does not match")
  func mismatch() {
    let pattern = ArgumentPattern([1, "a"])
    #expect(pattern.mismatch(with: [1, "a"]) == nil)
    #expect(pattern.mismatch(with: [2, "b"]) == #"argument 0 is 2, not 1; argument 1 is "b", not "a""#)
    #expect(pattern.mismatch(with: [2], of: "it ") == "it has 1 argument, not 2")
    #expect(ArgumentPattern { _ in false }.mismatch(with: [2]) == "fails the check")
    #expect(
      ArgumentPattern(ArgumentCheck { (_: Int) in true }).mismatch(with: ["a", nil])
        == "was called with (String, nil), but the check takes (Int)")
  }

  @Test("is the same as another of equal values; nobody can tell of checks and other matchers")
  func sameness() {
    #expect(ArgumentPattern([1, Argument.nonNil]).isSame(as: ArgumentPattern([1, Argument.nonNil])))
    #expect(ArgumentPattern.any.isSame(as: .any))
    for other in [ArgumentPattern.any, ArgumentPattern([1, 2]), ArgumentPattern([2]), ArgumentPattern { _ in true }] {
      #expect(!ArgumentPattern([1]).isSame(as: other))
    }
    for pattern in [ArgumentPattern { _ in true }, ArgumentPattern([Argument.oneOf(1)])] {
      #expect(!pattern.isSame(as: pattern))
    }
    let (rex, max) = (Dog(), Dog())
    #expect(ArgumentPattern([rex]).isSame(as: ArgumentPattern([rex])))
    #expect(!ArgumentPattern([rex]).isSame(as: ArgumentPattern([max])))
  }

  @Test("says which number or type of arguments no call of its own has")
  func typeMismatch() {
    func text(_ pattern: ArgumentPattern, _ arguments: [Any?]) -> String? {
      pattern.typeMismatch(arguments).map { $0.found + $0.expected }
    }
    #expect(text(ArgumentPattern([1, "a"]), [2, "b"]) == nil)
    #expect(text(ArgumentPattern([1, "a"]), [2, nil]) == nil)
    #expect(text(ArgumentPattern([1, "a"]), [2, 3]) == "Int as argument 1, not String")
    #expect(text(ArgumentPattern([1, "a"]), [2]) == "1 argument, not 2")
    #expect(text(ArgumentPattern([1]), [[1]]) == "[Int] as argument 0, not Int")
    #expect(text(ArgumentPattern([1]), [Argument.skipped]) == "a skipped argument as argument 0, not Int")
    #expect(text(ArgumentPattern(ArgumentCheck { (_: Int8?) in true }), [1]) == "Int as argument 0, not Int8")
    #expect(text(ArgumentPattern(ArgumentCheck { (_: Int8?) in true }), []) == "0 arguments, not 1")
    #expect(text(ArgumentPattern(ArgumentCheck { () in true }), [1]) == nil)
    #expect(text(ArgumentPattern { _ in true }, [1]) == nil)
    #expect(text(.any, [1]) == nil)
  }

  @Test("says why no call can ever match")
  func impossibility() {
    #expect(ArgumentPattern([1, Double.nan]).impossibility == "nothing equals NaN; use Argument.where")
    #expect(ArgumentPattern([1]).impossibility == nil && ArgumentPattern.any.impossibility == nil)
  }
}
