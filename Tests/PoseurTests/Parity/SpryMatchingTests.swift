import Foundation
import Poseur
import Testing

/// What Spry and SpryKit promise of argument lists: each row by a question, by an assertion and by a stub.
@Suite("Matching, as Spry has it")
struct SpryMatchingTests {
  private let faker = Function.faker()

  @Test("lists that match", arguments: matchingRows)
  private func matching(_ row: ListRow) {
    faker.recordCall(.greet, arguments: ArgumentList(row.actual))
    faker.stub(function: .greet, withArguments: ArgumentList(row.expected)).andReturn("stubbed")

    #expect(faker.receivedCall(to: .greet, withArguments: ArgumentList(row.expected)))
    #expect(faker.callCountFor(function: .greet, withArguments: ArgumentList(row.expected)) == 1)
    #expect(faker.didCall(.greet, withArguments: row.expected).success)
    #expect(faker.recordAndStub(function: .greet, arguments: ArgumentList(row.actual), orElse: "own") == "stubbed")
  }

  @Test("lists that do not match", arguments: otherRows)
  private func other(_ row: ListRow) {
    faker.recordCall(.greet, arguments: ArgumentList(row.actual))
    faker.stub(function: .greet, withArguments: ArgumentList(row.expected)).andReturn("stubbed")

    // That no call can equal a closure is a failure.
    _ = Failures.capture {
      #expect(!faker.receivedCall(to: .greet, withArguments: ArgumentList(row.expected)))
      #expect(faker.callCountFor(function: .greet, withArguments: ArgumentList(row.expected)) == 0)
    }
    #expect(faker.didCall(.greet, withArguments: row.expected, countSpecifier: .never).success)
    #expect(faker.recordAndStub(function: .greet, arguments: ArgumentList(row.actual), orElse: "own") == "own")
  }

  @Test("a check takes the argument of the call, and its word counts", arguments: [true, false])
  func validators(_ word: Bool) {
    for make in [Argument.validator, Argument.pass] {
      let faker = Function.faker()
      var seen: [Any?] = []
      let validator = make { value in
        seen.append(value)
        return word
      }
      faker.recordCall(.greet, arguments: "Rex")

      #expect(faker.receivedCall(to: .greet, withArguments: validator) == word)
      #expect(!seen.isEmpty && seen.allSatisfy { $0 as? String == "Rex" })
    }
  }

  @Test("matchers read as what they match, wherever they are printed")
  func descriptions() {
    let matchers: [Argument] = [
      .anything, .nonNil, .nil, .skipped, .closure, .validator { _ in true }, .isType(Dog.self), .instanceOf(Dog.self),
    ]
    let texts = [
      "any value", "a value other than nil", "nil", "a skipped argument", "a closure", "a value that passes a check",
      "exactly Dog", "an instance of the exact type Dog",
    ]

    #expect(matchers.map { "\($0)" } == texts)
    #expect(matchers.map(\.description) == texts)
    faker.stub(function: .greet, withArguments: ArgumentList(matchers)).andReturn("")
    #expect(faker.unusedStubs[0].hasPrefix("greet(\(texts.joined(separator: ", "))), written at "))
  }

  private nonisolated(unsafe) static let rex = Dog()

  private static let matchingRows: [ListRow] = [
    ListRow("no list, no arguments", [], []),
    ListRow("no list, any arguments", [], ["a", nil]),
    ListRow("anything, a value", [Argument.anything], ["a"]),
    ListRow("anything, nil", [Argument.anything], [nil]),
    ListRow("anything, an optional", [Argument.anything], [String?.some("a")]),
    ListRow("anything, an object", [Argument.anything], [rex]),
    ListRow("anything, a skipped argument", [Argument.anything], [Argument.skipped]),
    ListRow("skipped, a skipped argument", [Argument.skipped], [Argument.skipped]),
    ListRow("nonNil, a value", [Argument.nonNil], ["a"]),
    ListRow("nonNil, an optional", [Argument.nonNil], [String?.some("a")]),
    ListRow("nil, nil of a type", [Argument.nil], [String?.none]),
    ListRow("nil, nil of another type", [Argument.nil], [Dog?.none]),
    ListRow("plain nil, nil", [nil], [nil]),
    ListRow("nil of a type, nil of another", [Int?.none], [String?.none]),
    ListRow("nil in optionals", [nil], [Int???.some(nil) as Any]),
    ListRow("a captor, a value", [Argument.captor()], ["a"]),
    ListRow("a captor, nil", [Argument.captor()], [nil]),
    ListRow("captors and values", [Argument.captor(), "b", Argument.captor()], ["a", "b", "c"]),
    ListRow("a value, the same in an optional", ["a"], [String?.some("a")]),
    ListRow("a value in an optional, the same", [String?.some("a")], ["a"]),
    ListRow("a closure", [Argument.closure], [{}]),
    ListRow("a closure that takes and returns", [Argument.closure], [{ (_: Int) in "a" }]),
    ListRow("the same object", [rex], [rex]),
    ListRow("instances that say they are equal", [NSString("Rex")], [NSMutableString(string: "Rex")]),
    ListRow("a value that decides for itself", [5], [Loose(number: 6)]),
    ListRow("a case that decides for itself", ["big"], [Size.large]),
    ListRow("isType, a value of the type", [Argument.isType(Dog.self)], [rex]),
    ListRow("isType, the type", [Argument.isType(Dog.self)], [Dog.self]),
    ListRow("instanceOf, a value of the type", [Argument.instanceOf(Dog.self)], [rex]),
    ListRow("a type, the type", [Dog.self], [Dog.self]),
    ListRow("tuples", [("a", 1)], [("a", 1)]),
    ListRow("an array of two, as one argument", [["a", "b"]], [["a", "b"]]),
  ]

  private static let otherRows: [ListRow] = [
    ListRow("fewer", ["a"], ["a", "b"]),
    ListRow("more", ["a", "b"], ["a"]),
    ListRow("some, and none", ["a"], []),
    ListRow("anything, and none", [Argument.anything], []),
    ListRow("nil, and none", [nil], []),
    ListRow("in another order", ["a", "b"], ["b", "a"]),
    ListRow("only the first", ["a", "b"], ["a", "c"]),
    ListRow("only the last", ["a", "b"], ["c", "b"]),
    ListRow("skipped, a value", [Argument.skipped], ["a"]),
    ListRow("skipped, anything as an argument", [Argument.skipped], [Argument.anything]),
    ListRow("nonNil, nil", [Argument.nonNil], [nil]),
    ListRow("nonNil, nil of a type", [Argument.nonNil], [String?.none]),
    ListRow("nonNil, nil in optionals", [Argument.nonNil], [Int???.some(nil) as Any]),
    ListRow("nil, a value", [Argument.nil], ["a"]),
    ListRow("nil, an optional", [Argument.nil], [String?.some("a")]),
    ListRow("nil, false", [nil], [false]),
    ListRow("a value, nil", ["a"], [nil]),
    ListRow(
      "two checks, one fails", [Argument.validator { _ in true }, Argument.validator { _ in false }], ["a", "b"]),
    ListRow("a string, an object", ["a"], [rex]),
    ListRow("another object", [rex], [Dog()]),
    ListRow("an instance of a subclass", [rex], [FakeDog()]),
    ListRow("a number of another type", [1], [1.0]),
    ListRow("a small number", [1], [Int8(1)]),
    ListRow("values that read the same", ["1"], [1]),
    ListRow("values that describe themselves alike", [Quiet(number: 1)], [Quiet(number: 2)]),
    ListRow("a closure, the same closure", [bark], [bark]),
    ListRow("closure, nil", [Argument.closure], [(() -> Void)?.none]),
    ListRow("closure, an array of closures", [Argument.closure], [[{}]]),
    ListRow("isType, a value of a subclass", [Argument.isType(Dog.self)], [FakeDog()]),
    ListRow("isType, a subclass", [Argument.isType(Dog.self)], [FakeDog.self]),
    ListRow("instanceOf, a value of a subclass", [Argument.instanceOf(Dog.self)], [FakeDog()]),
    ListRow("instanceOf, the type", [Argument.instanceOf(Dog.self)], [Dog.self]),
    ListRow("a type, a subclass", [Dog.self], [FakeDog.self]),
    ListRow("a case that decides for itself", ["small"], [Size.large]),
    ListRow("an array of two, as two arguments", ["a", "b"], [["a", "b"]]),
  ]
}

// MARK: - Fixtures

private enum Function: String, PoseurFunction { case greet }

private struct ListRow: @unchecked Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: [Any?]
  let actual: [Any?]

  init(_ words: String, _ expected: [Any?], _ actual: [Any?]) {
    (testDescription, self.expected, self.actual) = (words, expected, actual)
  }
}

private let bark: @Sendable () -> Void = {}

/// Equal to every number from 5 on.
private struct Loose: AnyEquatable {
  let number: Int
  func isEqualTo(_ other: Any?) -> Bool { other as? Int ?? 0 >= 5 }
}

private enum Size: AnyEquatable {
  case large
  func isEqualTo(_ other: Any?) -> Bool { other as? String == "big" }
}

private struct Quiet: CustomStringConvertible {
  let number: Int
  var description: String { "quiet" }
}
