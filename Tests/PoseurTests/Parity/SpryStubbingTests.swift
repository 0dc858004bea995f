import Poseur
import Testing

/// What Spry and SpryKit promise of stubs. Where they end the process, Poseur reports a failure and goes on.
@Suite("Stubbing, as Spry has it")
struct SpryStubbingTests {
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

  @Test("stubs for different arguments live side by side, each answering its own")
  func sideBySide() {
    post.stub(.anything).with("a").andReturn(1)
    post.stub(.anything).with("b").andReturn(2)
    post.stub(.anything).with(Argument.anything, "c").andReturn(3)
    post.stub(.anything).with(Argument.anything, "d").andReturn(4)
    post.stub(.anything).with("e", "d").andReturn(5)

    #expect(post.answer("a") == 1)
    #expect(post.answer("b") == 2)
    #expect(post.answer("x", "c") == 3)
    #expect(post.answer(nil, "d") == 4)
    #expect(post.answer("e", "d") == 5)
  }

  @Test("of several stubs that match, the newest answers")
  func newest() {
    post.stub(.anything).with("a", Argument.anything).andReturn(1)
    post.stub(.anything).with(Argument.anything, "b").andReturn(2)
    #expect(post.answer("a", "b") == 2)

    post.stub(.anything).with("a", Argument.anything).andReturn(3)
    #expect(post.answer("a", "b") == 3)
  }

  @Test("arguments that are Equatable only, or not even that, match by what they are")
  func structuralArguments() {
    struct Address { let street: String, floors: [Any] }
    post.stub(.anything).with(DogFood.dry(grams: 3)).andReturn(1)
    post.stub(.anything).with(Address(street: "Elm", floors: [2])).andReturn(2)

    #expect(post.answer(DogFood.dry(grams: 3)) == 1)
    #expect(post.answer(Address(street: "Elm", floors: [2])) == 2)
    let messages = Failures.capture {
      _ = post.answer(DogFood.dry(grams: 4)) as Int
      _ = post.answer(Address(street: "Elm", floors: [3])) as Int
    }
    #expect(messages.count == 2)
  }

  @Test("a type as an argument has its own stub")
  func metatypes() {
    post.stub(.anything).with(Dog.self).andReturn("dog")
    post.stub(.anything).with(FakeDog.self).andReturn("fake dog")
    post.stub(.anything).with(Argument.isType(Int.self)).andReturn("number")

    #expect(post.answer(Dog.self) == "dog")
    #expect(post.answer(FakeDog.self) == "fake dog")
    #expect(post.answer(Int.self) == "number")
  }

  @Test("a captor keeps the arguments of the calls that its stub answers as a whole, in order")
  func captor() {
    let post = FakePost(FakePost.Function.faker(precedence: .specificFirst))
    let captor = Argument.captor()
    post.stub(.anything).with(Argument.nonNil, captor).andReturn("kept")
    post.stub(.anything).andReturn("not kept")

    #expect(post.answer("a", 1) == "kept")
    #expect(post.answer(nil, 2) == "not kept")
    #expect(post.answer("b", 3) == "kept")
    #expect(post.answer(4) == "not kept")
    #expect(captor.values() == [1, 3])
    #expect(captor.getValue(at: 1, as: Int.self) == 3)
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

  @Test("nil for a result that is not optional is of another type")
  func nilForNonoptional() {
    post.stub(.anything).andReturn(nil)
    let messages = Failures.capture { #expect(post.answer() == "") }

    #expect(
      messages == [
        """
        FakePost.anything() has to return String, but the stub that matches returns nil.
        Stub a value of that type:
        fake.stub(function: .anything).andReturn(<#String#>)
        """
      ])
  }

  @Test("stubs that are reset answer no more, and may be written again")
  func resetStubs() {
    for _ in 1...2 {
      post.stub(.anything).with("a").andReturn(1)
      #expect(post.answer("a") == 1)
      post.resetStubs()
      #expect(Failures.capture { _ = post.answer("a") as Int }.count == 1)
    }
  }

  @Test("a stub for the same calls may be written twice: the newer answers, and removed, the older again")
  func duplicates() {
    for arguments: [Any?] in [[], ["a"], [Argument.anything], [Argument.captor()]] {
      let post = FakePost()
      let call: () -> Int = { arguments.isEmpty ? post.answer() : post.answer("a") }
      post.faker.stub(function: .anything, withArguments: arguments).andReturn(1)
      let newer = post.faker.stub(function: .anything, withArguments: arguments).andReturn(2)
      #expect(call() == 2)

      newer.remove()
      #expect(call() == 1)
    }
  }

  @Test("stubAgain replaces the stub for the same calls, and is one like any other where there is none")
  func stubAgain() {
    for arguments: [Any?] in [[], ["a"], [Argument.anything], [Argument.captor()]] {
      let post = FakePost()
      let call: () -> Int = { arguments.isEmpty ? post.answer() : post.answer("a") }
      let first = post.stubAgain(.anything).with(arguments: arguments).andReturn(1)
      #expect(call() == 1)

      post.stubAgain(.anything).with(arguments: arguments).andReturn(2).remove()
      #expect(Failures.capture { _ = call() }.count == 1, "the first is gone")
      #expect(first.callCount == 1)
    }
  }

  @Test("a stub's closure may stub, call and reset its own fake")
  func reentrance() {
    post.stub(.anything).andDo { [post] _ in
      post.stub(.anything).andReturn("second")
      return post.answer() + " within the first"
    }
    #expect(post.answer() == "second within the first")
    #expect(post.answer() == "second")

    post.stub(.anything).andDo { [post] _ in
      post.resetCallsAndStubs()
      post.stub(.anything).andReturn("after the reset")
      return "last words"
    }
    #expect(post.answer() == "last words")
    #expect(post.answer() == "after the reset")
    #expect(post.callCountFor(function: .anything) == 1)
  }

  @Test("an answer that is only asked for follows the same rules as a call")
  func stubbedValues() throws {
    post.stub(.anything).with("a").andReturn("stubbed")
    #expect(post.stubbedValue(forFunction: .anything, arguments: ["a"]) == "stubbed")
    #expect(try post.stubbedValueThrowing(forFunction: .anything, arguments: ["a"]) == "stubbed")

    let messages = Failures.capture {
      #expect(post.stubbedValue(forFunction: .anything, arguments: ["b"]) == "")
      #expect(throws: UnstubbedCall.self) {
        try post.stubbedValueThrowing(forFunction: .anything, asType: String.self, arguments: ["b"])
      }
    }
    #expect(messages.count == 2)
    #expect(!post.hasRecordedCalls)
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

/// A fake whose one function takes and returns anything.
private final class FakePost: Fake {
  enum Function: String, PoseurFunction { case anything }
  let faker: Faker<Function>
  init(_ faker: Faker<Function> = Function.faker()) { self.faker = faker }

  func answer<T>(_ arguments: Any?...) -> T { faker.recordAndStub(function: .anything, arguments: arguments) }
  func answerOrElse<T>(_ own: T, to argument: String) -> T {
    recordAndStub(function: .anything, arguments: argument, orElse: own)
  }
  func larger<T: Comparable>(than bound: T) -> T { recordAndStub(function: .anything, arguments: bound) }
}

extension StubBuilder {
  /// As `with`, for a list that is empty or has one argument.
  fileprivate func with(arguments: [Any?]) -> StubBuilder { arguments.first.map { with($0) } ?? self }
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
