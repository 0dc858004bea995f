import Testing

@testable import PoseurCore

@Suite("The matcher of closures")
struct ClosureMatcherTests {
  @Test("closures of any type, and no other values", arguments: [row])
  func closures(_ row: MatcherRow) { row.check() }

  private static let row = MatcherRow(
    .closure, "a closure",
    matching: [
      {}, { (_: Int) in "a" }, Optional.some({}) as Any, describeType, Argument.closure,
      { @MainActor @Sendable (_: Dog) async throws -> Int in 5 },
    ],
    others: [
      (nil, "is nil, not a closure"), ((() -> Void)?.none as Any, "is nil, not a closure"),
      (5, "is 5, not a closure"), ([{}], "is [() -> Void closure], not a closure"),
      (Result<() -> Void, Hoarse>.success {}, "is .success(() -> Void closure), not a closure"),
      (Argument.skipped, "is a skipped argument, not a closure"),
      (((Int) -> Void).self, "is (Int) -> Void.self, not a closure"),
      ("(Int) -> Void", "is \"(Int) -> Void\", not a closure"),
    ])

  @Test("a plain closure in an argument list matches none, and the report says what does")
  func plainClosure() {
    let closure: () -> Void = {}

    #expect(
      Argument(from: closure).mismatch(closure)?.description
        == "is a closure, and closures are never equal; use Argument.closure")
    #expect(Argument(from: closure).mismatch(nil)?.description == "is nil, not () -> Void closure")
  }
}
