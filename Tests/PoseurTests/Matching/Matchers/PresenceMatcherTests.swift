import Testing

@testable import PoseurCore

@Suite("Matchers of presence")
struct PresenceMatcherTests {
  @Test("anything, nil, nonNil and skipped", arguments: rows)
  func check(_ row: MatcherRow) { row.check() }

  private static let rows: [MatcherRow] = [
    MatcherRow(
      .anything, "any value", matching: [5, nil, Int??.some(nil) as Any, {}, Argument.skipped, Argument.anything],
      others: []),
    MatcherRow(.any, "any value", matching: [5, nil, Argument.skipped], others: []),
    MatcherRow(
      .nil, "nil", matching: [nil, String?.none as Any, Int??.some(nil) as Any],
      others: [
        (0, "is 0, not nil"), (false, "is false, not nil"), ("", "is \"\", not nil"),
        ([Any?](), "is [], not nil"), (Argument.skipped, "is a skipped argument, not nil"),
      ]),
    MatcherRow(
      .nonNil, "a value other than nil", matching: [0, false, "", {}, Int??.some(.some(1)) as Any, Argument.closure],
      others: [
        (nil, "is nil, not a value other than nil"),
        (Int??.some(nil) as Any, "is nil, not a value other than nil"),
        (Argument.skipped, "is a skipped argument, not a value other than nil"),
      ]),
    MatcherRow(
      .skipped, "a skipped argument", matching: [Argument.skipped],
      others: [
        (5, "is 5, not a skipped argument"), (nil, "is nil, not a skipped argument"),
        (Argument.anything, "is any value, not a skipped argument"),
        (Argument.closure, "is a closure, not a skipped argument"),
      ]),
  ]

  @Test("a fake leaves an argument out, and the others keep their places")
  func skippedArgument() {
    let dog = FakeDog()
    dog.recordCall(.shouldFetch, arguments: Argument.skipped, Member.kid)

    #expect(dog.receivedCall(to: .shouldFetch, withArguments: Argument.skipped, Member.kid))
    #expect(dog.receivedCall(to: .shouldFetch, withArguments: Argument.anything, Member.kid))
    #expect(!dog.receivedCall(to: .shouldFetch, withArguments: Item.ball, Member.kid))
    #expect(dog.calls.map(\.description) == ["shouldFetch(a skipped argument, .kid)"])
  }

  @Test("nil in an argument list means nil, and not for an argument that is not optional")
  func plainNil() {
    let dog = FakeDog()
    dog.recordCall(.eat, arguments: DogFood.canned)
    dog.recordCall(.eat, arguments: DogFood?.none)

    #expect(dog.callCountFor(function: .eat, withArguments: nil) == 1)
    #expect(dog.callCountFor(function: .eat, withArguments: Argument.nil) == 1)
    #expect(dog.didCall(.eat, withArguments: [nil], countSpecifier: .once).success)
  }
}
