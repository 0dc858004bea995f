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

  @Test("takes the calls as a list, too")
  func list() {
    _ = dog.bark()
    cat.flee(from: .stick)
    let calls = [cat.call(to: .flee), dog.call(to: .bark)]

    let listed = Failures.capture {
      #expect(!expectHaveReceivedInOrder(calls))
      XCTAssertHaveReceivedInOrder(calls)
      #expect(expectHaveReceivedInOrder(Array(calls.reversed())))
      #expect(!expectHaveReceivedInOrder([]))
    }
    let oneByOne = Failures.capture { expectHaveReceivedInOrder(calls[0], calls[1]) }
    #expect(
      listed == oneByOne + oneByOne + ["There is no order to check: pass the calls, as fake.call(to: <#function#>)."])
  }

  @Test("calls of static fakes take part")
  func staticFake() {
    FakeKennel.open()
    defer { FakeKennel.reset() }
    _ = dog.bark()

    #expect(expectHaveReceivedInOrder(FakeKennel.classFaker.call(to: .open), dog.call(to: .bark)))
    #expect(
      Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark), FakeKennel.classFaker.call(to: .open)) }.count
        == 1)
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
          →  1. was expected after this
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
          →  2. was not expected after this
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

  @Test("looks at each call as often as there are expectations next to it, and no more")
  func looks() {
    var looks = 0
    let item = Argument.where { (_: Item) in
      looks += 1
      return true
    }
    for _ in 0..<100 { cat.flee(from: .stick) }
    let expectations = (0..<100).map { _ in cat.call(to: .flee, withArguments: item) }

    #expect(AssertionVerdict.receivedInOrder(expectations).failureMessage == nil)
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
        Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
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
  static let classFaker = ClassFunction.classFaker()
  static func open() { recordCall(.open) }
}
