import Foundation
import Testing

@testable import PoseurCore

@Suite("A plain matcher")
struct PlainMatcherTests {
  private enum Mood { case calm }

  private let values: [Any?] = [
    nil, true, false, 0, 1, Int.min, 0.0, -0.0, 1.0, Double.nan, Double.infinity, "", "a", "1", "\u{e9}", "e\u{301}",
    String(repeating: "long ", count: 20), String(repeating: "long ", count: 20) + "r", Substring("a"), Character("a"),
    UInt8(1), Float(1), Mood.calm, FakeDog(), ["a"], AnyHashable("a"), AnyHashable(1), NSNumber(value: 1),
    NSNumber(value: true), Optional<Int?>.some(.some(1)) as Any, Optional<Int>.none as Any, Argument.skipped,
  ]

  @Test("says of every pair of values what the rules of equality say, where it says yes or no")
  func agreement() {
    var sure = 0
    for expected in values {
      guard let matcher = PlainMatcher(equalTo: expected) else { continue }
      for actual in values {
        let isEqual = ValueComparison(objects: .byIdentity).areEqual(actual, expected)
        switch answer(matcher, actual) {
        case .yes: #expect(isEqual, "\(describeValue(actual)) is not \(describeValue(expected))")
        case .no: #expect(!isEqual, "\(describeValue(actual)) is \(describeValue(expected))")
        case .unknown: continue
        }
        sure += 1
      }
    }
    #expect(sure > 100)
  }

  @Test("is there for nil and for values of the simplest types alone")
  func kinds() {
    let plain = values.filter { PlainMatcher(equalTo: $0) != nil }
    #expect(
      plain.compactMap { $0.map { "\(type(of: $0))" } }.sorted().reduce(into: [:]) { $0[$1, default: 0] += 1 }
        == ["Bool": 2, "Int": 3, "Double": 5, "String": 7])
    #expect(plain.contains { $0 == nil })
  }

  @Test("is sure of values of its own type and of nil, and of nothing that may hold such a value")
  func answers() throws {
    let matcher = try #require(PlainMatcher(equalTo: "a"))
    #expect(answer(matcher, "a") == .yes)
    #expect(answer(matcher, "b") == .no)
    #expect(answer(matcher, nil) == .no)
    #expect(answer(matcher, AnyHashable("a")) == .unknown)
    #expect(answer(.anything, nil) == .yes && answer(.anything, FakeDog()) == .yes)
    #expect(answer(.nilValue, nil) == .yes && answer(.nilValue, 5) == .no)
    #expect(answer(.nilValue, Optional<Int>.none as Any) == .unknown)
    #expect(answer(matcher, 5) == .no && answer(matcher, UInt8(5)) == .unknown)
  }

  @Test("makes a plain list only together with others")
  func lists() {
    #expect(ArgumentPattern(["a", nil, Argument.anything]).plain != nil)
    #expect(ArgumentPattern(["a", Item.ball]).plain == nil)
    #expect(ArgumentPattern(["a", ArgumentCaptor()]).plain == nil)
    #expect(ArgumentPattern { _ in true }.plain == nil)
    var pattern = ArgumentPattern(["a"])
    pattern.add(ArgumentCheck { _ in true })
    #expect(pattern.plain == nil)
  }

  @Test("in a list answers for its argument, of which there must be as many")
  func list() throws {
    let pattern = try #require(ArgumentPattern([1, "a"]).plain)
    for arguments in forms([1, "a"]) { #expect(pattern.answer(arguments) == .yes) }
    for other: [Any?] in [[1, "b"], [2, "a"], [1], [], [1, "a", "a"], [AnyHashable(1), "b"]] {
      for arguments in forms(other) { #expect(pattern.answer(arguments) == .no, "\(arguments)") }
    }
    for arguments in forms([AnyHashable(1), "a"]) { #expect(pattern.answer(arguments) == .unknown) }
  }

  @Test("alone in a list answers for the only argument")
  func single() throws {
    let pattern = try #require(ArgumentPattern(["a"]).plain)
    for arguments in forms(["a"]) { #expect(pattern.answer(arguments) == .yes) }
    for other: [Any?] in [["b"], [nil], [], ["a", nil]] {
      for arguments in forms(other) { #expect(pattern.answer(arguments) == .no, "\(arguments)") }
    }
  }

  @Test("is not needed for a list that means any arguments")
  func anyArguments() throws {
    let pattern = try #require(ArgumentPattern.any.plain)
    for list: [Any?] in [[], [nil], [FakeDog(), nil], [1, 2, 3]] {
      for arguments in forms(list) { #expect(pattern.answer(arguments) == .yes, "\(arguments)") }
    }
  }

  /// The arguments in each way in which a fake passes them on.
  private func forms(_ arguments: [Any?]) -> [CallArguments] {
    switch arguments.count {
    case 0: [.none, .list(arguments)]
    case 1: [.few(FewArguments(arguments[0])), .list(arguments)]
    case 2: [.few(FewArguments(arguments[0], arguments[1])), .list(arguments)]
    default: [.list(arguments)]
    }
  }

  private func answer(_ matcher: PlainMatcher, _ value: Any?) -> PlainMatcher.Answer {
    withUnsafePointer(to: value) { matcher.answer(at: $0) }
  }
}
