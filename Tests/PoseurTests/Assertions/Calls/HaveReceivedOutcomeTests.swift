import Foundation
import Poseur
import Testing

@Suite("Expecting a call with an outcome")
struct HaveReceivedOutcomeTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  init() {
    dog.stub(.howl).with(1).andThrow(Hoarse())
    dog.stub(.howl).with(2).andReturn("awoo")
    for volume in 1...3 { _ = try? dog.howl(at: volume) }
    _ = dog.recordAndStub(function: .bark, orElse: "woof")
  }

  @Test("holds for the outcome that the call had")
  func met() {
    let messages = Failures.capture {
      expectHaveReceived(dog, .howl, with: 1, outcome: .threw)
      expectHaveReceived(dog, .howl, outcome: .threw(Hoarse.self), times: 1)
      expectHaveReceived(dog, .howl, outcome: .threw(Hoarse()))
      expectHaveReceived(dog, .howl, outcome: .returned)
      expectHaveReceived(dog, .howl, with: 2, outcome: .returned("awoo"))
      expectHaveReceived(dog, .howl, outcome: .returned(Argument.hasPrefix("aw")))
      expectHaveReceived(dog, .howl, with: 3, outcome: .unstubbed)
      expectHaveReceived(dog, .bark, outcome: .calledThrough)
      expectHaveReceived(dog, .bark, outcome: .calledThrough("woof"))
      expectHaveReceived(dog, .bark, outcome: .returned, times: .never)
    }
    #expect(messages == [])
  }

  @Test("is there for a written call, too, of a fake or a type, in both spellings")
  func written() async {
    expectHaveReceived(dog, outcome: .threw(Hoarse())) { try $0.howl(at: 1) }
    XCTAssertHaveReceived(dog, outcome: .returned("awoo"), times: 1) { try $0.howl(at: $1) }
    await withIsolatedFakes {
      await FakeBell.stub { await $0.ring($1) }.andReturn(3)
      #expect(await FakeBell.ring(1) == 3)
      await expectHaveReceived(FakeBell.self, outcome: .returned(3)) { await $0.ring($1) }
      await XCTAssertHaveReceived(FakeBell.self, outcome: .returned) { await $0.ring(1) }
    }
    let messages = Failures.capture { expectHaveReceived(dog, outcome: .threw) { try $0.howl(at: 2) } }
    #expect(
      messages == [
        """
        Expected FakeDog.howl(2) to be called at least 1 time with outcome .threw, but 0 calls had that outcome.
        Calls to howl (3):
          #2  howl(2)   returned "awoo"     ← nearest
          #1  howl(1)   argument 0 is 1, not 2; threw Hoarse()
          #3  howl(3)   argument 0 is 3, not 2; was not stubbed
        """
      ])
  }

  @Test("fails for another one, and shows the calls with what became of them")
  func unmet() {
    let messages = Failures.capture {
      #expect(!expectHaveReceived(dog, .howl, with: 2, outcome: .threw(Hoarse.self)))
    }
    #expect(
      messages == [
        """
        Expected FakeDog.howl(2) to be called at least 1 time with outcome .threw(Hoarse.self), but 0 calls had that outcome.
        Calls to howl (3):
          #2  howl(2)   returned "awoo"     ← nearest
          #1  howl(1)   argument 0 is 1, not 2; threw Hoarse()
          #3  howl(3)   argument 0 is 3, not 2; was not stubbed
        """
      ])
  }

  @Test("shows the calls that should not have been")
  func tooMany() {
    let messages = Failures.capture {
      expectHaveReceived(dog, .howl, outcome: .threw, times: .never)
      expectHaveReceived(dog, .bark, outcome: .calledThrough("woof"), times: 2)
    }
    #expect(
      messages == [
        """
        Expected FakeDog.howl not to be called with outcome .threw, but 1 call had that outcome.
        Calls to howl (3):
          #1  howl(1)   threw Hoarse()
          #2  howl(2)   returned "awoo"
          #3  howl(3)   was not stubbed
        """,
        """
        Expected FakeDog.bark to be called exactly 2 times with outcome .calledThrough("woof"), but 1 call had that \
        outcome.
        Calls to bark (1):
          #4  bark()   called through and returned "woof"
        If 1 call is right, write times: 1.
        """,
      ])
  }

  @Test("tells a result from the one that is looked for where both read alike, and where they are long")
  func likeResults() {
    let menu = (1...40).map { "dish \($0)" }
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    dog.stub(.howl).with(1).andReturn(Int8(5))
    dog.stub(.howl).with(2).andReturn(menu)
    dog.stub(.howl).with(3).andThrow(Bite.hand(finger: 2))
    dog.stub(.howl).with(4).andThrow(Yelp.hand)
    _ = dog.recordAndStub(function: .howl, asType: Int8.self, arguments: 1)
    _ = dog.recordAndStub(function: .howl, asType: [String].self, arguments: 2)
    for volume in 3...4 { _ = try? dog.howl(at: volume) }
    let rows = { (message: String) in message.split(separator: "\n").dropFirst(2).map(String.init) }

    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, with: 1, outcome: .returned(5)) }.map(rows).first?.first
        == "  #1  howl(1)   returned 5 (Int8), not 5 (Int)     ← nearest")
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, with: 2, outcome: .returned(menu + ["more"])) }.map(rows)
        .first?.first == "  #2  howl(2)   returned what differs: value[40]: missing \"more\"     ← nearest")
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, outcome: .threw(Bite.hand(finger: 3))) }.map(rows) == [
        [
          "  #3  howl(3)   threw Bite.hand(finger: 2), not Bite.hand(finger: 3): hand.finger: expected 3, received 2",
          "  #4  howl(4)   threw Yelp.hand, not Bite.hand(finger: 3)",
          "  #1  howl(1)   returned 5",
          "  #2  howl(2)   returned \(describeMenu(menu))",
        ]
      ])
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, with: 4, outcome: .threw(Bite.self)) }.map(rows).first?.first
        == "  #4  howl(4)   threw Yelp.hand     ← nearest")
  }

  private func describeMenu(_ menu: [String]) -> String { "\("\(menu)".prefix(119))…" }

  @Test("that no call can have proves nothing where it is not wanted")
  func impossible() {
    let messages = Failures.capture {
      #expect(!expectHaveReceived(dog, .howl, outcome: .returned(Double.nan), times: .never))
      #expect(!expectHaveReceived(dog, .bark, outcome: .calledThrough({ () in }), times: .never))
      #expect(expectHaveReceived(dog, .howl, outcome: .returned("a"), times: .never))
    }
    #expect(
      messages == [
        "Expected FakeDog.howl not to be called with outcome .returned(nan). This proves nothing, because nothing "
          + "equals NaN; use Argument.where.",
        "Expected FakeDog.bark not to be called with outcome .calledThrough(() -> Void closure). This proves nothing, "
          + "because closures are never equal; use Argument.closure.",
      ])
  }

  @Test("that a call may have had whose result is not kept proves little where it is not wanted")
  func lostResults() {
    let dog = FakeDog(FakeDog.Function.faker(retention: .none))
    dog.stub(.bark).andReturn("woof")
    _ = dog.bark()
    let warnings = Failures.capture(.warning) {
      #expect(expectHaveReceived(dog, .bark, outcome: .returned("woof"), times: .never))
      #expect(expectHaveReceived(dog, .bark, outcome: .threw, times: .never))
      #expect(expectHaveReceived(dog, .bark, outcome: .returned, times: 1))
    }
    #expect(
      warnings == [
        "Expected FakeDog.bark not to be called with outcome .returned(\"woof\"). This proves little, because 1 call "
          + "may match, but not all results are kept."
      ])
  }

  @Test("says so where the function was not called, or the fake is nil")
  func nothing() {
    let messages = Failures.capture {
      expectHaveReceived(dog, .eat, with: DogFood.canned, outcome: .returned)
      expectHaveReceived(nil as FakeDog?, .eat, outcome: .pending)
      expectHaveReceived(nil as Faker<FakePen.ClassFunction>?, .size, outcome: .unstubbed)
    }
    #expect(
      messages == [
        "Expected FakeDog.eat(.canned) to be called at least 1 time with outcome .returned, but it was not called.",
        "Expected FakeDog.eat to be called at least 1 time with outcome .pending, but the fake is nil.",
        "Expected FakePen.size to be called at least 1 time with outcome .unstubbed, but the fake is nil.",
      ])
  }

  @Test("knows a call that has not ended")
  func pending() {
    let dog = self.dog
    dog.stub(.bark).andDo { _ in
      expectHaveReceived(dog, .bark, outcome: .pending, times: 1)
      return "woof"
    }
    _ = dog.bark()

    expectHaveReceived(dog, .bark, outcome: .pending, times: .never)
  }

  @Test("compares errors by their own equality, and by type and payload where they have none")
  func errors() {
    dog.stub(.howl).with(4).andThrow(Bite.hand(finger: 2))
    _ = try? dog.howl(at: 4)

    let messages = Failures.capture {
      expectHaveReceived(dog, .howl, outcome: .threw(Bite.hand(finger: 2)))
      expectHaveReceived(dog, .howl, with: 4, outcome: .threw(Bite.hand(finger: 3)))
    }
    #expect(
      messages.map { $0.prefix { $0 != "\n" } } == [
        """
        Expected FakeDog.howl(4) to be called at least 1 time with outcome .threw(Bite.hand(finger: 3)), but 0 calls had that outcome.
        """
      ])
  }

  @Test("proves nothing where no call could match")
  func impossibleArguments() {
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, with: Double.nan, outcome: .threw, times: .never) } == [
        "Expected FakeDog.howl(nan) not to be called with outcome .threw. This proves nothing, because nothing equals "
          + "NaN; use Argument.where."
      ])
  }

  @Test("warns where none is expected, and every call has arguments that no such call could have")
  func unlikelyArguments() {
    let (dog, captor) = (FakeDog(), Argument.captor())
    dog.recordCall(.howl, arguments: 1.0)
    dog.recordCall(.eat, arguments: 2)
    let warnings = Failures.capture(.warning) {
      #expect(expectHaveReceived(dog, .howl, with: 1.0, 2, outcome: .threw, times: .never))
      #expect(expectHaveReceived(dog, .howl, with: 1, outcome: .threw, times: .atMost(2)))
      #expect(expectHaveReceived(dog, .howl, with: 1.0, outcome: .threw, times: .never))
      #expect(expectHaveReceived(dog, .eat, with: captor, outcome: .threw, times: .never))
    }
    #expect(
      warnings == [
        "Expected FakeDog.howl(1.0, 2) not to be called with outcome .threw. This proves little, because the only "
          + "call has 1 argument, not 2: expect 1 argument.",
        "Expected FakeDog.howl(1) to be called at most 2 times with outcome .threw. This proves little, because "
          + "the only call has Double as argument 0, not Int: expect Double.",
      ])
    #expect(captor.count == 0, "no call had the outcome")
  }

  // Only Apple's systems can: there it would be every error.
  @Test("takes only objects for errors of a class, to which some systems can cast every error")
  func errorsOfAClass() {
    dog.stub(.howl).with(4).andThrow(NSError(domain: "moon", code: 3))
    _ = try? dog.howl(at: 4)

    expectHaveReceived(dog, .howl, with: 4, outcome: .threw(NSError.self))
    #expect(Failures.capture { expectHaveReceived(dog, .howl, with: 1, outcome: .threw(NSError.self)) }.count == 1)
  }

  @Test("lets captors keep the arguments of the calls with that outcome only, and counts these as verified")
  func captors() {
    let captor = Argument.captor()
    expectHaveReceived(dog, .howl, with: captor, outcome: .threw)
    #expect(captor.values(as: Int.self) == [1])

    let messages = Failures.capture { expectNoMoreCalls(dog) }
    #expect(
      messages.first?.hasPrefix("Expected no more calls to FakeDog, but no assertion has verified these 3:") == true)
  }

  @Test("has a spelling for XCTest, and both are there for types")
  func spellings() {
    FakePen.size()
    let messages = Failures.capture {
      XCTAssertHaveReceived(dog, .howl, with: 1, outcome: .threw(Hoarse.self), times: 1)
      XCTAssertHaveReceived(FakePen.classFaker, .size, outcome: .returned)
      expectHaveReceived(FakePen.classFaker, .size, outcome: .returned)
      XCTAssertHaveReceived(dog, .bark, outcome: .pending)
      XCTAssertHaveReceived(FakePen.classFaker, .size, outcome: .threw)
      expectHaveReceived(FakePen.classFaker, .size, outcome: .threw)
    }
    #expect(
      messages.map { $0.prefix { $0 != "\n" } } == [
        "Expected FakeDog.bark to be called at least 1 time with outcome .pending, but 0 calls had that outcome.",
        "Expected FakePen.size to be called at least 1 time with outcome .threw, but 0 calls had that outcome.",
        "Expected FakePen.size to be called at least 1 time with outcome .threw, but 0 calls had that outcome.",
      ])
  }
}

// MARK: - Fixtures

private enum Bite: Error { case hand(finger: Int) }
private enum Yelp: Error { case hand }

private enum FakePen: StaticFake {
  enum ClassFunction: String, PoseurFunction { case size }
  static let classFaker = ClassFunction.classFaker()
  static func size() { classFaker.recordAndStub(function: .size) }
}

private enum FakeBell: StaticFake {
  enum ClassFunction: String, PoseurFunction { case ring }
  static let classFaker = ClassFunction.classFaker(scope: .perTest)
  static func ring(_ times: Int) async -> Int { await recordAndStub(function: .ring, arguments: times) }
}
