import Poseur
import Testing

/// What Spry and SpryKit promise of the stubs of a fake. Where they end the process, Poseur reports a failure and goes
/// on.
@Suite("Stubbing, as Spry has it")
struct SpryStubbingTests {
  private let post = FakePost()

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
      post.faker.stub(function: .anything, withArguments: ArgumentList(arguments)).andReturn(1)
      let newer = post.faker.stub(function: .anything, withArguments: ArgumentList(arguments)).andReturn(2)
      #expect(call() == 2)

      newer.remove()
      #expect(call() == 1)
    }
  }

  @Test("stubAgain replaces the stub for the same calls, and is one like any other where there is none")
  func stubAgain() {
    for arguments: [Any?] in [[], ["a"], [Argument.anything]] {
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
}

// MARK: - Fixtures

extension StubBuilder<Any?, [Any?]> {
  /// As `with`, for a list that is empty or has one argument.
  fileprivate func with(arguments: [Any?]) -> StubBuilder { arguments.first.map { with($0) } ?? self }
}
