import Poseur
import Testing

/// The Swift of the article on spying and asserting, as it stands there.
@Suite("The article on spying and asserting, its")
struct SpyingAndAssertingExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
  private let cat = FakeCat()

  @Test("assertions pass")
  func assertions() {
    _ = dog.shouldFetch(.ball, for: .kid)
    _ = dog.shouldFetch(.ball, for: .parent)

    expectHaveReceived(dog, .shouldFetch, with: Item.ball, Member.kid)
    expectHaveReceived(dog, .shouldFetch, with: Item.ball, Argument.anything, times: 2)
    expectHaveNotReceived(dog, .bark)

    XCTAssertHaveReceived(dog, .shouldFetch, with: Item.ball, Member.kid)
    XCTAssertHaveReceived(dog, .shouldFetch, with: Item.ball, Argument.anything, times: 2)
    XCTAssertHaveNotReceived(dog, .bark)

    let result = dog.didCall(.shouldFetch, with: Item.ball, Argument.anything, times: .atLeast(2))
    #expect(result.success)
  }

  @Test("written calls are received")
  func writtenCalls() {
    _ = dog.shouldFetch(.ball, for: .kid)
    dog.eat(.canned)
    _ = dog.bark()

    expectHaveReceived(dog, times: 1) { $0.shouldFetch(.ball, for: .kid) }
    expectHaveNotReceived(dog) { $0.shouldFetch(matching(.any, like: .ball), for: .parent) }
    expectHaveReceivedInOrder(dog.call { $0.eat(.canned) }, dog.call { $0.bark() })
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("calls that were described before are received")
  func describedCalls() {
    let chime = FunctionSpy.named("chime", as: ((Int) -> Void).self)
    let arguments: [Any?] = [Item.ball, Member.kid]
    _ = dog.shouldFetch(.ball, for: .kid)
    chime(3)

    expectHaveReceived(dog.call(to: .shouldFetch, where: { (item: Item, _: Member) in item != .stick }))
    expectHaveReceived(dog.faker.call(to: .shouldFetch, withArguments: arguments, times: 1))
    expectHaveReceived(chime.faker.call(to: chime.function, withArguments: 3))
  }

  @Test("outcomes can be asked for")
  func outcomes() {
    dog.stub(.howl).with(3).andReturn("awoo")
    dog.stub(.howl).with(11).andThrow(Hoarse())
    for volume in [3, 11] { _ = try? dog.howl(at: volume) }

    expectHaveReceived(dog, .howl, with: 3, outcome: .returned("awoo"))
    expectHaveReceived(dog, .howl, outcome: .threw(Hoarse.self), times: 1)

    let failures = Failures.capture { expectHaveReceived(dog, .howl, with: 3, outcome: .threw) }
    #expect(
      failures == [
        """
        Expected FakeDog.howl(3) to be called at least 1 time with outcome .threw, but 0 calls had that outcome.
        Calls to howl (2):
          #1  howl(3)    returned "awoo"     ← nearest
          #2  howl(11)   argument 0 is 11, not 3; threw Hoarse()
        """
      ])
  }

  @Test("order and completeness pass")
  func order() {
    dog.stub(function: .bark).andReturn("woof")
    _ = dog.bark()
    cat.flee(from: .stick)

    expectHaveReceivedInOrder(
      dog.call(to: .bark),
      dog.call(to: .eat, times: .never),
      cat.call(to: .flee, withArguments: Item.stick))

    expectHaveReceived(dog, .bark)
    expectNoMoreCalls(dog)
    expectNoUnusedStubs(dog)

    expectHaveReceivedExactly(dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick))
  }

  @Test("order fails with the calls of all the fakes")
  func orderMessage() {
    cat.flee(from: .stick)
    _ = dog.bark()

    #expect(
      Failures.capture {
        expectHaveReceivedInOrder(dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick))
      } == [
        """
        Expected FakeCat.flee(.stick) to be called after FakeDog.bark, but it was called before that.
        The expected order:
          1. FakeDog.bark
          2. FakeCat.flee(.stick)     ← not received as expected
        The calls (2):
              FakeCat.flee(.stick)     ← too early
          1.  FakeDog.bark()
          →  2. was expected after this
        """
      ])
  }

  @Test("call knows the line of its stub, and how long it took")
  func stubOfCall() {
    let line = #line + 1
    dog.stub(.bark).andReturn("woof")
    dog.eat(.canned)
    _ = dog.bark()

    let call = dog.calls(to: .bark)[0]
    print("\(call) took \(call.duration ?? .zero); its stub is at \(call.stubPosition?.description ?? "no line").")
    #expect(call.duration == .zero && call.stubPosition?.line == UInt(line))
    #expect(call.sequenceNumber > dog.calls(to: .eat)[0].sequenceNumber)
    #expect(dog.calls(to: .eat)[0].stubPosition == nil)
  }

  @Test("object that is not kept alive reads as released")
  func weakArguments() {
    let dog = FakeDog(FakeDog.Function.faker(retention: .weak))
    dog.recordCall(.eat, arguments: Puppy())
    #expect(dog.calls.description == "[eat(<Puppy, released>)]")
  }

  @Test("opposite of equal errors takes two errors")
  func differentErrors() {
    expectNotEqualError(Hoarse(), CancellationError())
    #expect(Failures.capture { expectNotEqualError(Hoarse(), nil) }.count == 1)
  }

  @Test("what looks alike is shown with its type")
  func types() {
    dog.recordCall(.eat, arguments: 5)

    #expect(
      Failures.capture { expectHaveReceived(dog, .eat, with: Int8(5)) }.first?.hasSuffix(
        "argument 0 is 5 (Int), not 5 (Int8)") == true)
  }

  @Test("difference is told place by place")
  func difference() {
    let failures = Failures.capture {
      expectEqualAny(
        Walk(minutes: 30, dogs: ["Rex", "Bello"]),
        Walk(minutes: 45, dogs: ["Rex"]),
        "after the walk")
    }
    #expect(
      failures == [
        """
        after the walk
        Expected Walk(minutes: 45, dogs: ["Rex"]), but received Walk(minutes: 30, dogs: ["Rex", "Bello"]).
          minutes: expected 45, received 30
          dogs[1]: extra "Bello"
        """
      ])
  }

  @Test("transcript shows everything")
  func transcript() {
    let dog = FakeDog()
    dog.stub(function: .bark, fileID: "Tests/KennelTests.swift", line: 12).andReturn("woof")
    _ = dog.bark()
    dog.eat(.canned)

    print(dog.transcript)
    #expect(
      dog.transcript == """
        FakeDog, with the policy .report for calls that nothing answers
        Stubs (1):
          bark   used 1 time, written at KennelTests.swift:12
        Calls (2):
          #1  bark()         returned "woof", by the stub at KennelTests.swift:12
          #2  eat(.canned)   returned ()
        """)
  }

  @Test("fakes can keep copies")
  func copies() {
    let (store, list) = (FakeListStore(), NodeList(["a"]))
    store.keepArguments(copiedBy: { (list: NodeList) in list.copy() }, of: .save)
    store.save(list)
    list.nodes.append("b")

    expectHaveReceived(store, .save, with: NodeList(["a"]))
  }

  @Test("fakes can keep less")
  func keepingLess() {
    dog.keepCalls(atMost: 1_000)
    dog.keepCalls(atMost: 2, of: .eat)
    dog.keepArguments(.none, of: .shouldFetch)
    for grams in 1...5 { dog.eat(.dry(grams: grams)) }
    _ = dog.shouldFetch(.ball, for: .kid)

    #expect(dog.callCountFor(function: .eat) == 5)
    #expect(dog.calls(to: .shouldFetch)[0].description == "shouldFetch(<not kept>, <not kept>)")
    #expect(
      Failures.capture { expectHaveReceived(dog, .eat, with: DogFood.canned) }[0].hasPrefix(
        """
        Expected FakeDog.eat(.canned) to be called at least 1 time, but it was called 0 times, as far as calls are kept.
        Calls to eat (5, of which 2 are kept):
          #4  eat(.dry(grams: 4))   argument 0 is .dry(grams: 4), not .canned     ← nearest
          #5  eat(.dry(grams: 5))   argument 0 is .dry(grams: 5), not .canned
        """))
  }
}

// MARK: - Fixtures

private struct Walk {
  let minutes: Int
  let dogs: [String]
}

private final class Puppy {}
