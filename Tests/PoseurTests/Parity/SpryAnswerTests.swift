import Poseur
import Testing

/// What Spry and SpryKit promise of what a stub returns, and of a fake's own answer.
@Suite("Answers, as Spry has them")
struct SpryAnswerTests {
  private let post = FakePost()

  @Test("a result of any kind is returned as it was stubbed", arguments: returnRows)
  private func returnKinds(_ row: ReturnRow) {
    post.stub(.anything).andReturn(row.value)

    let messages = Failures.capture { #expect(row.isReturned(post)) }
    #expect(messages == [])
  }

  @Test("a closure gets the arguments in order, and its result is returned")
  func closure() {
    var seen: [Any?] = []
    post.stub(.anything).andDo { arguments in
      seen = arguments
      return "delivered"
    }

    #expect(post.answer("letter", nil, 3) == "delivered")
    #expect(seen.count == 3)
    #expect(seen[0] as? String == "letter" && seen[1] == nil && seen[2] as? Int == 3)
  }

  @Test("a closure that returns nil answers for an optional result, and one that returns nothing for none")
  func closureWithoutResult() {
    post.stub(.anything).andDo { _ in nil }
    var note: String? = "something"
    let messages = Failures.capture {
      note = post.answer()
      post.answer() as Void
    }

    #expect(messages == [])
    #expect(note == nil)
  }

  @Test("a closure that throws throws where the function can, whatever it is stubbed with")
  func throwing() {
    post.stub(.anything).andDo { _ in throw Hoarse() }
    #expect(throws: Hoarse()) { try post.recordAndStubThrowing(function: .anything, asType: String.self) }
    #expect(throws: Hoarse()) { try post.stubbedValueThrowing(forFunction: .anything, asType: String.self) }

    post.stub(.anything).andDoVoid { _ in throw Hoarse() }
    #expect(throws: Hoarse()) { try post.recordAndStubThrowing(function: .anything) }
    #expect(post.calls.map(\.outcome.description) == ["threw Hoarse()", "threw Hoarse()"])
  }

  @Test("an escaping closure among the arguments can be called in a stub's closure")
  func escapingArgument() {
    var delivered: [String] = []
    post.stub(.anything).with("letter", Argument.closure).andDoVoid { arguments in
      let completion: (String) -> Void = arguments.argument(atIndex: 1)
      completion("letter")
    }
    let completion: (String) -> Void = { delivered.append($0) }
    post.answer("letter", completion) as Void

    #expect(delivered == ["letter"])
  }

  @Test("nil for a result that is not optional is of another type")
  func nilForNonoptional() {
    post.stub(.anything).andReturn(nil)
    let messages = Failures.capture { #expect(post.answer() == "") }

    #expect(
      messages == [
        """
        FakePost.anything() has to return String, but the stub that matches returns nil.
        Stub a value of that type:
        fakePost.stub(.anything).andReturn(<#String#>)
        """
      ])
  }

  @Test("the fake's own answer, beside no stub and one of each kind", arguments: fallbackRows)
  private func fallback(_ row: FallbackRow) {
    row.stub(post)

    let messages = Failures.capture { #expect(post.answerOrElse("own", to: "a") == row.answer) }
    #expect(messages.count == (row.isMistake ? 1 : 0))
  }

  @Test("a fake's own answer may be nil")
  func nilFallback() {
    var note: String? = "something"

    #expect(Failures.capture { note = post.answerOrElse(nil, to: "a") } == [])
    #expect(note == nil)
  }

  @Test("a fake's own answer is not evaluated where a stub answers")
  func unusedFallback() {
    var count = 0
    func own() -> Int {
      count += 1
      return count
    }
    post.stub(.anything).andReturn(7)

    #expect(post.recordAndStub(function: .anything, orElse: own()) == 7)
    #expect(count == 0)
  }

  private static let returnRows: [ReturnRow] = [
    ReturnRow("nothing", ()) { post in
      post.answer() as Void
      return true
    },
    ReturnRow("a string", "post") { $0.answer() == "post" },
    ReturnRow("a string in an optional", String?.some("post")) { $0.answer() == "post" },
    ReturnRow("a string for an optional", "post") { ($0.answer() as String?) == "post" },
    ReturnRow("a string in an optional for an optional", String?.some("post")) { ($0.answer() as String?) == "post" },
    ReturnRow("nil for an optional", nil) { ($0.answer() as String?) == nil },
    ReturnRow("nil for an optional tuple", nil) { ($0.answer() as (String, Int)?) == nil },
    ReturnRow("a tuple", ("post", 3)) { $0.answer() == ("post", 3) },
    ReturnRow("a tuple for one with labels", ("post", 3)) { post in
      let (name, count): (name: String, count: Int) = post.answer()
      return name == "post" && count == 3
    },
    ReturnRow("a closure", { (count: Int) in "post \(count)" }) { post in
      let closure: (Int) -> String = post.answer()
      return closure(3) == "post 3"
    },
    ReturnRow("what conforms to a protocol", Letter(grams: 20)) { ($0.answer() as any Parcel).grams == 20 },
    ReturnRow("a fake for a protocol", FakeParcel(7)) { ($0.answer() as any Parcel).grams == 7 },
    ReturnRow("a tuple of a protocol", (Letter(grams: 1) as any Parcel, FakeParcel(7) as any Parcel)) { post in
      let (letter, fake): (any Parcel, any Parcel) = post.answer()
      return letter.grams == 1 && fake.grams == 7
    },
    ReturnRow("a generic result with a Self requirement", 5) { $0.larger(than: 3) == 5 },
    ReturnRow("a generic result of another type", "z") { $0.larger(than: "a") == "z" },
    ReturnRow("a subclass for its superclass", FakeDog()) { ($0.answer() as Dog) is FakeDog },
    ReturnRow("a metatype", FakeDog.self) { ($0.answer() as Dog.Type) == FakeDog.self },
    ReturnRow("an error as a value", Hoarse()) { ($0.answer() as any Error) is Hoarse },
    ReturnRow("an array for one of Any", [1, 2]) { ($0.answer() as [Any]).count == 2 },
    ReturnRow("a payload", Result<Int, Hoarse>.success(3)) { ($0.answer() as Result<Int, Hoarse>) == .success(3) },
    ReturnRow("anything for Any", 5) { ($0.answer() as Any) as? Int == 5 },
  ]

  private static let fallbackRows: [FallbackRow] = [
    FallbackRow("nothing is stubbed", answer: "own") { _ in },
    FallbackRow("a stub answers", answer: "stubbed") { $0.stub(.anything).andReturn("stubbed") },
    FallbackRow("a stub for the arguments answers", answer: "stubbed") {
      $0.stub(.anything).with("a").andReturn("stubbed")
    },
    FallbackRow("a stub for other arguments does not", answer: "own") {
      $0.stub(.anything).with("b").andReturn("stubbed")
    },
    FallbackRow("a stub for more arguments does not", answer: "own") {
      $0.stub(.anything).with("a", "a").andReturn("stubbed")
    },
    FallbackRow("a stub of another type is passed over", answer: "own", isMistake: true) {
      $0.stub(.anything).andReturn(5)
    },
    FallbackRow("one of another type before one that fits", answer: "stubbed") {
      $0.stub(.anything).andReturn("stubbed")
      $0.stub(.anything).andReturn(5)
    },
    FallbackRow("a stub that is used up does not", answer: "own") {
      $0.stub(.anything).times(0).andReturn("stubbed")
    },
    FallbackRow("a stub that calls through", answer: "own") { $0.stub(.anything).andCallThrough() },
  ]
}

// MARK: - Fixtures

private protocol Parcel { var grams: Int { get } }
private struct Letter: Parcel { let grams: Int }

private final class FakeParcel: Parcel, Fake {
  enum Function: String, PoseurFunction { case grams }
  let faker = Function.faker()
  init(_ grams: Int) { stub(.grams).andReturn(grams) }
  var grams: Int { recordAndStub(function: .grams) }
}

private struct ReturnRow: @unchecked Sendable, CustomTestStringConvertible {
  let testDescription: String
  let value: Any?
  let isReturned: (FakePost) -> Bool

  init(_ words: String, _ value: Any?, _ isReturned: @escaping (FakePost) -> Bool) {
    (testDescription, self.value, self.isReturned) = (words, value, isReturned)
  }
}

private struct FallbackRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let answer: String
  /// The stub can never answer, which is reported.
  let isMistake: Bool
  let stub: @Sendable (FakePost) -> Void

  init(_ words: String, answer: String, isMistake: Bool = false, _ stub: @escaping @Sendable (FakePost) -> Void) {
    (testDescription, self.answer, self.isMistake, self.stub) = (words, answer, isMistake, stub)
  }
}
