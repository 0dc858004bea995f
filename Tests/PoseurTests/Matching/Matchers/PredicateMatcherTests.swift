import Testing

@testable import PoseurCore

@Suite("Matchers by a check")
struct PredicateMatcherTests {
  @Test("where, validator and pass", arguments: rows)
  func check(_ row: MatcherRow) { row.check() }

  private static let rows: [MatcherRow] = [
    MatcherRow(
      .where("an adult") { (owner: Walker) in owner.age > 17 }, "an adult", matching: [Walker(age: 18)],
      others: [
        (Walker(), "is Walker(name: \"Ann\", age: 3, dog: nil), not an adult"),
        (nil, "is nil, not a value of type Walker"),
        (18, "is 18 (Int), not a value of type Walker"),
      ]),
    MatcherRow(
      .where("an\nadult", mismatch: { (age: Int) in age > 17 ? nil : "only\n\(age)" }), "an adult", matching: [18],
      others: [(3, "is 3, not an adult: only 3"), (nil, "is nil, not a value of type Int")]),
    MatcherRow(
      .where("", mismatch: { (age: Int) in age > 17 ? nil : "only \(age)" }), "a value of type Int that passes a check",
      matching: [18], others: [(3, "is 3, which fails the check: only 3")]),
    MatcherRow(
      .either(.where("an adult", mismatch: { (age: Int) in age > 17 ? nil : "only \(age)" }), .equal(to: 0)),
      "an adult or 0", matching: [18, 0], others: [(3, "is 3, not an adult or 0: only 3")]),
    MatcherRow(
      .where { (age: Int) in age > 17 }, "a value of type Int that passes a check", matching: [18],
      others: [
        (3, "is 3, which fails the check"), ("x", "is \"x\" (String), not a value of type Int"),
        (18.0, "is 18.0 (Double), not a value of type Int"),
      ]),
    MatcherRow(
      .where("young or unknown") { (age: Int?) in age.map { $0 < 3 } ?? true }, "young or unknown",
      matching: [nil, 2, Int??.some(nil) as Any],
      others: [(3, "is 3, not young or unknown"), ("x", "is \"x\" (String), not a value of type Int?")]),
    MatcherRow(
      .where { (dog: Dog) in dog.bark() == "woof" }, "a value of type Dog that passes a check",
      matching: [Dog(), Collie()], others: []),
    MatcherRow(
      .validator { ($0 as? Int) == 3 }, "a value that passes a check", matching: [3],
      others: [(4, "is 4, which fails the check"), (nil, "is nil, which fails the check")]),
    MatcherRow(
      .pass { $0 == nil }, "a value that passes a check", matching: [nil], others: [(4, "is 4, which fails the check")]),
    MatcherRow(.validator { _ in true }, "a value that passes a check", matching: [nil, 3, "x", {}], others: []),
  ]

  @Test("a check takes the argument as it was recorded")
  func argument() {
    var seen: [Any?] = []
    let matcher = Argument.validator { value in
      seen.append(value)
      return true
    }
    let rex = Dog()
    _ = matcher.matches(rex)
    _ = matcher.matches(nil)

    #expect(seen.count == 2 && seen[0] as? Dog === rex && seen[1] == nil)
  }

  @Test("a check may call the fake that asks it, stub it, and reset it")
  func reentrance() {
    let dog = FakeDog()
    let curious = Argument.validator { value in
      dog.eat(.canned)
      dog.stub(function: .bark).andReturn("woof")
      return dog.bark() == "woof" && dog.receivedCall(to: .eat) && value as? Item == .ball
    }
    dog.stub(function: .shouldFetch).with(curious, Argument.anything).andReturn(true)

    #expect(dog.shouldFetch(.ball, for: .kid))
    #expect(dog.receivedCall(to: .shouldFetch, withArguments: curious, Member.kid))
    #expect(dog.didCall(.shouldFetch, withArguments: [curious, Member.kid], countSpecifier: .once).success)
  }
}
