import Poseur
import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("HaveReceivedInOrder")
struct HaveReceivedInOrderTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
  private let cat = FakeCat()

  @Test("passes where the calls came in order, others between them, across fakes")
  func passing() {
    _ = dog.bark()
    cat.flee(from: .stick)
    dog.eat(.canned)
    _ = dog.bark()

    let messages = Failures.capture {
      #expect(expectHaveReceivedInOrder(dog.call(to: .bark), cat.call(to: .flee), dog.call(to: .bark)))
      #expect(
        expectHaveReceivedInOrder(
          cat.call(to: .flee, withArguments: Item.stick), dog.call(to: .eat, withArguments: Argument.anything)))
      #expect(
        expectHaveReceivedInOrder(dog.call(to: .bark, times: 1), cat.call(to: .flee), dog.call(to: .bark, times: 1)))
      #expect(expectHaveReceivedInOrder(dog.call(to: .bark, times: 2)))
      #expect(expectHaveReceivedInOrder(dog.call(to: .bark, times: 1), dog.call(to: .bark, times: 1)))
      cat.flee(from: .stick)
      #expect(expectHaveReceivedInOrder(dog.call(to: .bark, times: 1), cat.call(to: .flee)))
    }
    #expect(messages == [])
  }

  @Test("calls of static fakes take part")
  func staticFake() {
    FakeKennel.open()
    defer { FakeKennel.reset() }
    _ = dog.bark()

    #expect(expectHaveReceivedInOrder(FakeKennel.call(to: .open), dog.call(to: .bark)))
    #expect(Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark), FakeKennel.call(to: .open)) }.count == 1)
  }

  @Test("several fakes of one type are numbered as they are named")
  func namesakes() {
    let (first, second) = (FakeCat(), FakeCat())
    second.flee(from: .stick)
    first.flee(from: .ball)

    #expect(
      Failures.capture {
        expectHaveReceivedInOrder(first.call(to: .flee), second.call(to: .flee, times: 1), dog.call(to: .bark))
      } == [
        """
        Expected FakeCat 2.flee to be called after FakeCat 1.flee, exactly 1 time, but it was called before that.
        The expected order:
          1. FakeCat 1.flee
          2. FakeCat 2.flee exactly 1 time     ← not received as expected
          3. FakeDog.bark
        The calls (2):
              FakeCat 2.flee(.stick)     ← too early
          1.  FakeCat 1.flee(.ball)
          →  2. was expected from here on
        """
      ])
  }

  @Test("a call that came too early: the order, the calls, and where it was missed")
  func tooEarly() {
    cat.flee(from: .stick)
    _ = dog.bark()
    dog.eat(.canned)

    #expect(
      Failures.capture {
        expectHaveReceivedInOrder(
          dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick), dog.call(to: .eat, times: 1))
      } == [
        """
        Expected FakeCat.flee(.stick) to be called after FakeDog.bark, but it was called before that.
        The expected order:
          1. FakeDog.bark
          2. FakeCat.flee(.stick)     ← not received as expected
          3. FakeDog.eat exactly 1 time
        The calls (3):
              FakeCat.flee(.stick)     ← too early
          1.  FakeDog.bark()
          →  2. was expected from here on
              FakeDog.eat(.canned)
        """
      ])
  }

  @Test("a call that came too early is shown, however far back it was")
  func farTooEarly() {
    dog.eat(.canned)
    dog.recordCall(.howl, arguments: 3)
    for _ in 0..<8 { dog.eat(.canned) }
    _ = dog.bark()
    dog.recordCall(.howl, arguments: 4)

    #expect(
      Failures.capture {
        expectHaveReceivedInOrder(dog.call(to: .bark), dog.call(to: .howl, withArguments: 3))
      } == [
        """
        Expected FakeDog.howl(3) to be called after FakeDog.bark, but it was called before that.
        The expected order:
          1. FakeDog.bark
          2. FakeDog.howl(3)     ← not received as expected
        The calls (12):
          … 1 before
              FakeDog.howl(3)     ← too early
          … 4 between
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
          1.  FakeDog.bark()
          →  2. was expected from here on
              FakeDog.howl(4)
        """
      ])
  }

  @Test("of calls with as many wrong arguments the nearest is the one whose arguments are the most like")
  func likeness() {
    for volume in ["heartbeat", "heartbeat", "Ann "] { dog.recordCall(.howl, arguments: volume) }

    let text = Failures.capture { expectHaveReceivedInOrder(dog.call(to: .howl, withArguments: "Ann")) }.first
    #expect(
      text?.contains(
        """
        The nearest call:
          FakeDog.howl("Ann ")   argument 0 is "Ann ", not "Ann"
        """) == true)
  }

  @Test("a call that was taken for another did not come too early")
  func takenEarly() {
    _ = dog.bark()

    #expect(
      Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark, times: 1), dog.call(to: .bark)) }.map {
        $0.prefix { $0 != "\n" }
      } == ["Expected FakeDog.bark to be called after FakeDog.bark, but it was not."])
  }

  @Test("a call with other arguments: the nearest behind the one before, and why it is not the one")
  func nearestMiss() {
    dog.recordCall(.shouldFetch, arguments: Item.ball, Member.parent)
    _ = dog.bark()
    dog.recordCall(.shouldFetch, arguments: Item.ball)
    dog.recordCall(.shouldFetch, arguments: Item.stick, Member.parent)
    for _ in 1...9 { dog.recordCall(.shouldFetch, arguments: Item.stick) }
    dog.recordCall(.shouldFetch, arguments: Item.stick, Member.kid)
    dog.recordCall(.shouldFetch, arguments: Item.slippers, Member.kid)

    let fetch = dog.call(to: .shouldFetch, withArguments: Item.ball, Member.kid)
    #expect(
      Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark), fetch) } == [
        """
        Expected FakeDog.shouldFetch(.ball, .kid) to be called after FakeDog.bark, but it was called with other \
        arguments.
        The expected order:
          1. FakeDog.bark
          2. FakeDog.shouldFetch(.ball, .kid)     ← not received as expected
        The nearest call after FakeDog.bark:
          FakeDog.shouldFetch(.stick, .kid)   argument 0 is .stick, not .ball
        The calls (15):
              FakeDog.shouldFetch(.ball, .parent)
          1.  FakeDog.bark()
          →  2. was expected from here on
              FakeDog.shouldFetch(.ball)
              FakeDog.shouldFetch(.stick, .parent)
              FakeDog.shouldFetch(.stick)
              FakeDog.shouldFetch(.stick)
              FakeDog.shouldFetch(.stick)
          … 8 more
        """
      ])
  }

  @Test("too few calls: the nearest of those that are not the one")
  func nearestMissAmongMatches() {
    cat.flee(from: .stick)
    cat.flee(from: .ball)

    #expect(
      Failures.capture {
        expectHaveReceivedInOrder(cat.call(to: .flee, withArguments: Item.stick, times: 2), dog.call(to: .bark))
      } == [
        """
        Expected FakeCat.flee(.stick) to be called first, exactly 2 times, but it was called 1 time there.
        The expected order:
          1. FakeCat.flee(.stick) exactly 2 times     ← not received as expected
          2. FakeDog.bark
        The nearest call:
          FakeCat.flee(.ball)   argument 0 is .ball, not .stick
        The calls (2):
          →  1. was expected from here on
              FakeCat.flee(.stick)
              FakeCat.flee(.ball)
        """
      ])
    #expect(
      Failures.capture { expectHaveReceivedInOrder(cat.call(to: .flee, times: 3)) }.first?.contains("nearest") == false)
  }

  @Test("the first call with another number of arguments than expected: the reason")
  func nearestMissOfFirst() {
    cat.recordCall(.flee, arguments: Item.stick)
    let other = FakeCat()
    other.recordCall(.flee, arguments: Item.stick, Item.ball)

    #expect(
      Failures.capture {
        expectHaveReceivedInOrder(
          cat.call(to: .flee, withArguments: Item.stick, Item.stick, times: 1), other.call(to: .flee))
      } == [
        """
        Expected FakeCat 1.flee(.stick, .stick) to be called first, exactly 1 time, but it was called with other \
        arguments.
        The expected order:
          1. FakeCat 1.flee(.stick, .stick) exactly 1 time     ← not received as expected
          2. FakeCat 2.flee
        The nearest call:
          FakeCat 1.flee(.stick)   has 1 argument, not 2
        The calls (2):
          →  1. was expected from here on
              FakeCat 1.flee(.stick)
              FakeCat 2.flee(.stick, .ball)
        """
      ])
  }

  @Test("too many calls have no nearest one")
  func tooMany() {
    cat.flee(from: .stick)
    cat.flee(from: .stick)
    cat.flee(from: .ball)
    let text = Failures.capture {
      expectHaveReceivedInOrder(cat.call(to: .flee, withArguments: Item.stick, times: 1))
    }.first
    #expect(text?.contains("nearest") == false)
  }

  @Test("a first call that never came, of a fake that was never called")
  func nothingCalled() {
    #expect(
      Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark)) } == [
        """
        Expected FakeDog.bark to be called first, but it was never called.
        The expected order:
          1. FakeDog.bark     ← not received as expected
        No calls were recorded.
        """
      ])
  }

  @Test("a call that is missed behind several of the one before it is missed behind the last of them")
  func missedBehindSeveral() {
    for _ in 1...3 { _ = dog.bark() }

    #expect(
      Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark), cat.call(to: .flee)) } == [
        """
        Expected FakeCat.flee to be called after FakeDog.bark, but it was never called.
        The expected order:
          1. FakeDog.bark
          2. FakeCat.flee     ← not received as expected
        The calls (3):
          1.  FakeDog.bark()
          1.  FakeDog.bark()
          1.  FakeDog.bark()
          →  2. was expected from here on
        """
      ])
  }

  @Test("a count that is not kept between two calls")
  func wrongCount() {
    _ = dog.bark()
    _ = dog.bark()
    _ = dog.bark()
    cat.flee(from: .stick)

    #expect(
      Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark, times: 2), cat.call(to: .flee)) } == [
        """
        Expected FakeDog.bark to be called first, exactly 2 times, but it was called 3 times there.
        The expected order:
          1. FakeDog.bark exactly 2 times     ← not received as expected
          2. FakeCat.flee
        The calls (4):
          →  1. was expected from here on
              FakeDog.bark()
              FakeDog.bark()
              FakeDog.bark()
              FakeCat.flee(.stick)
        """
      ])
    #expect(
      Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark, times: 4)) }.first?.hasPrefix(
        "Expected FakeDog.bark to be called first, exactly 4 times, but it was called 3 times there.") == true)
  }

  @Test("a call that must not come between two others")
  func neverBetween() {
    _ = dog.bark()
    dog.eat(.canned)
    cat.flee(from: .stick)
    let calls = [dog.call(to: .bark), dog.call(to: .eat, times: .never), cat.call(to: .flee)]

    #expect(
      Failures.capture { expectHaveReceivedInOrder(calls[0], calls[1], calls[2]) } == [
        """
        Expected FakeDog.eat not to be called after FakeDog.bark, but it was called 1 time there.
        The expected order:
          1. FakeDog.bark
          2. FakeDog.eat, never     ← received anyway
          3. FakeCat.flee
        The calls (3):
          1.  FakeDog.bark()
          →  2. was not expected from here on
              FakeDog.eat(.canned)
              FakeCat.flee(.stick)
        """
      ])
    dog.removeMethodCalls(for: .eat)
    cat.faker.resetCalls()
    #expect(
      Failures.capture { expectHaveReceivedInOrder(calls[0], calls[1], calls[2]) }.first?.hasPrefix(
        "Expected FakeCat.flee to be called after FakeDog.bark, but it was never called.") == true)
    cat.flee(from: .stick)
    dog.eat(.canned)
    #expect(expectHaveReceivedInOrder(calls[0], calls[1], calls[2]), "what comes after the last call is not between")
  }

  @Test("a call that may be left out does not let the one before it take what belongs to the one behind")
  func optionalBetween() {
    _ = dog.bark()
    dog.eat(.canned)
    _ = dog.bark()

    #expect(
      expectHaveReceivedInOrder(
        dog.call(to: .bark), cat.call(to: .flee, times: .never), dog.call(to: .eat), dog.call(to: .bark, times: 1)))
    #expect(
      expectHaveReceivedInOrder(
        dog.call(to: .bark, times: 1), cat.call(to: .flee, times: .atMost(1)), dog.call(to: .eat)))
  }

  @Test("a long timeline is cut around the place where the call was missed")
  func longTimeline() {
    for _ in 0..<20 { dog.eat(.canned) }
    _ = dog.bark()
    for _ in 0..<20 { dog.eat(.canned) }

    let text = Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark), cat.call(to: .flee)) }.first ?? ""
    #expect(
      text.hasSuffix(
        """
        The calls (41):
          … 16 before
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
          1.  FakeDog.bark()
          →  2. was expected from here on
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
          … 15 more
        """))
  }

  @Test("looks at each call as often as there are wishes next to it, and no more")
  func looks() {
    var looks = 0
    let item = Argument.where { (_: Item) in
      looks += 1
      return true
    }
    for _ in 0..<100 { cat.flee(from: .stick) }
    let wishes = (0..<100).map { _ in cat.call(to: .flee, withArguments: item) }

    #expect(AssertionVerdict.receivedInOrder(wishes).failureMessage == nil)
    #expect(looks == 199)
  }

  @Test("fakes are named as they are, also where their tables stand alone")
  func names() {
    let walker = FakeWalker()
    #expect(
      "\(walker.call(to: .walk)), \(walker.call(to: .walk) { $0.isEmpty })"
        == "FakeWalker.walk, FakeWalker.walk where a check passes")
    #expect("\(walker.didCall(.walk))".hasPrefix("Expected FakeWalker.walk to be called"))
    #expect(
      Failures.capture { expectHaveReceived(walker.call(to: .walk)) } == [
        """
        Expected FakeWalker.walk to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        """
      ])
  }

  @Test("no calls named is a failure")
  func empty() {
    #expect(
      Failures.capture { expectHaveReceivedInOrder() } == [
        "There is no order to check: pass the calls, as fake.call(to: <#function#>)."
      ])
  }

  @Test("captors keep arguments where the check passes, and only there")
  func captors() {
    cat.flee(from: .stick)
    let captor = Argument.captor()
    _ = Failures.capture {
      expectHaveReceivedInOrder(cat.call(to: .flee, withArguments: captor), dog.call(to: .bark))
    }
    #expect(captor.count == 0)

    expectHaveReceivedInOrder(cat.call(to: .flee, withArguments: captor))
    #expect(captor.values(as: Item.self) == [.stick])
  }

  @Test("fails where a call is to be missing that nothing could be")
  func impossibleArguments() {
    cat.flee(from: .stick)
    let captor = Argument.captor()
    let messages = Failures.capture {
      #expect(
        !expectHaveReceivedInOrder(
          cat.call(to: .flee, withArguments: captor), dog.call(to: .howl, withArguments: Double.nan, times: .never)))
      expectHaveReceivedInOrder(dog.call(to: .howl, withArguments: 1.5, times: .never), cat.call(to: .flee))
    }
    #expect(
      messages == [
        "Expected FakeDog.howl(nan) not to be called in this order. This proves nothing, because nothing equals NaN; "
          + "use Argument.where."
      ])
    #expect(captor.count == 0)
  }
}

// MARK: - Fixtures

private enum WalkerFunction: String, PoseurFunction { case walk }

private struct FakeWalker: Fake {
  let faker = WalkerFunction.faker()
}

private enum FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction { case open }
  static let classFaker = ClassFunction.faker()
  static func open() { recordCall(.open) }
}
