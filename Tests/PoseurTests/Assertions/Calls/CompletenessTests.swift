import Foundation
import Poseur
import Testing

@Suite("Completeness")
struct CompletenessTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("no more calls: passes once assertions have counted all, and uses none of them up")
  func allCounted() {
    _ = dog.bark()
    dog.eat(.canned)
    dog.eat(.dry(grams: 3))
    expectHaveReceived(dog, .bark)
    expectHaveReceived(dog, .eat, with: DogFood.canned)
    expectHaveReceivedInOrder(dog.call(to: .bark), dog.call(to: .eat, withArguments: DogFood.dry(grams: 3)))

    #expect(expectNoMoreCalls(dog))
    #expect(expectNoMoreCalls(dog))
    #expect(expectHaveReceived(dog, .bark, times: 1))
  }

  @Test("no more calls: names those that no assertion counted")
  func uncounted() {
    _ = dog.bark()
    dog.eat(.canned)
    expectHaveReceived(dog, .bark)
    #expect(
      Failures.capture { expectNoMoreCalls(dog) } == [
        """
        Expected no more calls to FakeDog, but no assertion has verified this one:
          #2  eat(.canned)
        """
      ])

    _ = dog.bark()
    #expect(
      Failures.capture { expectNoMoreCalls(dog) } == [
        """
        Expected no more calls to FakeDog, but no assertion has verified these 2:
          #2  eat(.canned)
          #3  bark()
        """
      ])
  }

  @Test("an assertion of certain arguments counts the calls that have them, and no others")
  func countedByArguments() {
    dog.eat(.canned)
    dog.eat(.dry(grams: 3))
    expectHaveReceived(dog, .eat, with: DogFood.dry(grams: 3))

    #expect(
      Failures.capture { expectNoMoreCalls(dog) } == [
        """
        Expected no more calls to FakeDog, but no assertion has verified this one:
          #1  eat(.canned)
        """
      ])
  }

  @Test("an assertion that failed, and a mere question, count nothing")
  func failedAssertion() {
    _ = dog.bark()
    _ = Failures.capture { expectHaveReceived(dog, .bark, times: 2) }
    _ = dog.didCall(.bark)
    _ = dog.receivedCall(to: .bark)

    #expect(Failures.capture { expectNoMoreCalls(dog) }.count == 1)
  }

  @Test("unused stubs are named, with the place where they were written")
  func unusedStubs() {
    let line = #line + 1
    dog.stub(function: .shouldFetch).with(Item.ball, Argument.anything).andReturn(true)
    dog.stub(function: .bark).andReturn("woof")
    #expect(
      Failures.capture { expectNoUnusedStubs(dog) } == [
        """
        Expected FakeDog to use every stub, but these 2 have answered no call:
          shouldFetch(.ball, any value), written at CompletenessTests.swift:\(line)
          bark, written at CompletenessTests.swift:\(line + 1)
        """
      ])

    _ = dog.bark()
    #expect(dog.unusedStubs == ["shouldFetch(.ball, any value), written at CompletenessTests.swift:\(line)"])
    _ = dog.shouldFetch(.ball, for: .kid)
    #expect(expectNoUnusedStubs(dog))
    #expect(dog.unusedStubs.isEmpty)
  }

  @Test("unused stubs are said to be for other calls, to come too late, or not to be asked")
  func reasonsOfUnusedStubs() {
    dog.stub(.howl).with(Argument.anything).andReturn("awoo")
    for volume in [1, 2] { _ = try? dog.howl(at: volume) }
    for _ in 1...2 { dog.recordCall(.eat, arguments: DogFood.canned) }
    let line = #line + 1
    dog.stub(.howl).with(3).andReturn("a")
    dog.stub(.howl).with(2).andReturn("b")
    dog.stub(.eat).with(DogFood.dry(grams: 1)).andReturn()
    dog.stub(.eat).andReturn()
    dog.stub(.digest).andReturn("bone")
    _ = Failures.capture { _ = dog.shouldFetch(.ball, for: .kid) }
    dog.stub(.shouldFetch).with(Item.stick, Member.kid).andReturn(true)

    let report = Failures.capture { expectNoUnusedStubs(dog) }.first ?? ""
    let lines = report.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    func place(_ index: Int) -> String { "written at CompletenessTests.swift:\(line + index)" }
    #expect(
      lines.dropFirst() == [
        "howl(3), \(place(0)) none of 2 calls matches",
        "howl(2), \(place(1)) 1 call matches, but came before the stub, or went to another stub",
        "eat(.dry(grams: 1)), \(place(2)) none of 2 calls matches",
        "eat, \(place(3)) 2 calls match, but came before the stub, or asked no stub, as with recordCall",
        "digest, \(place(4))",
        "… and 1 more",
      ])
  }

  @Test("unused stubs may be of another type where an older stub answered")
  func reasonsOfOtherTypes() {
    let line = #line + 1
    dog.stub(.bark).andReturn("woof")
    dog.stub(.bark).andReturn(5)
    dog.stub(.bark).times(1).andReturn(nil)
    #expect(dog.bark() == "woof")
    dog.stub(.bark).andReturn("yip")

    let another = "1 call matches, but came before the stub, or went to another stub"
    #expect(
      Failures.capture { expectNoUnusedStubs(dog) } == [
        """
        Expected FakeDog to use every stub, but these 3 have answered no call:
          bark, written at CompletenessTests.swift:\(line + 1)   \(another), or needed another type than its answer's
          bark, written at CompletenessTests.swift:\(line + 2)   \(another), or needed another type than its answer's
          bark, written at CompletenessTests.swift:\(line + 4)   \(another)
        """
      ])
  }

  @Test("unused stubs may answer no call, or be of another type where the fake answered itself")
  func reasonsOfOtherAnswers() {
    struct FakePup: Fake {
      enum Function: String, PoseurFunction { case yap }
      let faker = Function.faker()
      func yap() -> String { recordAndStub(function: .yap, orElse: "yap") }
    }
    let pup = FakePup()
    func reason() -> String? {
      Failures.capture { expectNoUnusedStubs(pup) }.first?.components(separatedBy: "   ").dropFirst().last
    }
    pup.stub(.yap).andReturn(5)
    _ = Failures.capture { pup.yap() }
    #expect(reason() == "1 call matches, but came before the stub, or needed another type than its answer's")

    pup.reset()
    pup.faker.register(default: "yip", for: .yap)
    pup.stub(.yap).andReturn(5)
    _ = Failures.capture { let _: String = pup.recordAndStub(function: .yap) }
    #expect(
      reason() == "1 call matches, but came before the stub, or needed another type than its answer's",
      "the default answered")

    pup.reset()
    pup.stub(.yap).times(0).andReturn("woof")
    _ = pup.yap()
    #expect(reason() == "it answers no call, since its limit is 0")
  }

  @Test("unused stubs may have had a false condition, or a value of another type")
  func otherReasonsOfUnusedStubs() {
    func reason() -> String? {
      Failures.capture { expectNoUnusedStubs(dog) }.first?.components(separatedBy: "   ").dropFirst().last
    }
    dog.stub(.howl).while { false }.andReturn("awoo")
    _ = try? dog.howl(at: 1)
    let mayBe = "or while its condition was false, or needed another type than its answer's"
    #expect(reason() == "1 call matches, but came before the stub, \(mayBe)")

    dog.reset()
    dog.stub(.bark).andReturn(3)
    _ = Failures.capture { dog.bark() }
    #expect(reason() == "1 call matches, but came before the stub, or needed another type than its answer's")

    dog.keepCalls(atMost: 0)
    _ = Failures.capture { dog.bark() }
    #expect(reason() == nil, "nobody knows")
  }

  @Test("many unused stubs end in how many more there are")
  func manyUnusedStubs() {
    let line = #line + 1
    for volume in 1...5_000 { dog.stub(function: .howl).with(volume).andReturn("awoo") }

    #expect(
      Failures.capture { expectNoUnusedStubs(dog) } == [
        """
        Expected FakeDog to use every stub, but these 5000 have answered no call:
          howl(1), written at CompletenessTests.swift:\(line)
          howl(2), written at CompletenessTests.swift:\(line)
          howl(3), written at CompletenessTests.swift:\(line)
          howl(4), written at CompletenessTests.swift:\(line)
          howl(5), written at CompletenessTests.swift:\(line)
          … and 4995 more
        """
      ])
  }

  @Test("a stub that another takes the place of is not unused")
  func replacedStub() {
    dog.stub(.bark).andReturn("woof")
    dog.stubAgain(.bark).andReturn("meow")
    _ = dog.bark()

    #expect(expectNoUnusedStubs(dog))
  }

  @Test("a call that comes after an assertion counted all is left over")
  func laterCall() {
    _ = dog.bark()
    expectHaveReceived(dog, .bark)
    _ = dog.bark()

    #expect(Failures.capture { expectNoMoreCalls(dog) }.first?.hasSuffix("verified this one:\n  #2  bark()") == true)
  }

  @Test("values that hold fakes are equal whatever their fakes recorded")
  func fakesInValues() {
    struct Family { let dog: FakeDog }
    _ = dog.bark()
    #expect(isAnyEqual(Family(dog: dog), Family(dog: FakeDog())))
  }

  @Test("functions that were never called are listed in the table's order")
  func uncalledFunctions() {
    _ = dog.bark()
    _ = dog.digest()

    #expect(dog.uncalledFunctions == [.eat, .rollOntoTummy, .shouldFetch, .howl])
  }

  @Test("a static fake is asked by its type")
  func staticFake() {
    defer { FakeKennel.reset() }
    FakeKennel.stub(function: .close).andReturn()
    FakeKennel.open()

    #expect(FakeKennel.uncalledFunctions == [.close])
    #expect(FakeKennel.unusedStubs.count == 1)
    #expect(Failures.capture { expectNoMoreCalls(FakeKennel.self) }.count == 1)
    #expect(Failures.capture { expectNoUnusedStubs(FakeKennel.self) }.count == 1)
  }

  @Test("a fake that is nil fails")
  func noFake() {
    let (gone, goneType): (FakeDog?, FakeKennel.Type?) = (nil, nil)
    let texts = [
      "Expected no more calls to FakeDog, but the fake is nil.",
      "Expected FakeDog to use every stub, but the fake is nil.",
      "Expected no more calls to FakeKennel, but the fake is nil.",
      "Expected FakeKennel to use every stub, but the fake is nil.",
    ]
    let messages = Failures.capture {
      expectNoMoreCalls(gone)
      expectNoUnusedStubs(gone)
      expectNoMoreCalls(goneType)
      expectNoUnusedStubs(goneType)
      XCTAssertNoMoreCalls(gone)
      XCTAssertNoUnusedStubs(gone)
      XCTAssertNoMoreCalls(goneType)
      XCTAssertNoUnusedStubs(goneType)
    }
    #expect(messages == texts + texts)
  }

  @Test("values print usefully in an expectation")
  func printing() {
    _ = dog.bark()
    dog.eat(.canned)

    #expect("\(dog.calls)" == "[bark(), eat(.canned)]")
    #expect("\(dog.didCall(.bark))" == "FakeDog.bark was called 1 time, as expected.")
    dog.recordCall(.howl, arguments: 3)
    let (impossible, unlikely) = (
      dog.didCall(.howl, with: Double.nan, times: .never), dog.didCall(.howl, with: 3.0, times: .never)
    )
    #expect(impossible.success && unlikely.success)
    #expect(
      ["\(impossible)", "\(unlikely)"] == [
        "Expected FakeDog.howl(nan) not to be called. This proves nothing, because nothing equals NaN; use "
          + "Argument.where.",
        "Expected FakeDog.howl(3.0) not to be called. This proves little, because the only call has Int as "
          + "argument 0, not Double: expect Int.",
      ], "as an assertion would say it")
    #expect(
      "\(dog.call(to: .eat, withArguments: Argument.anything, times: 2))" == "FakeDog.eat(any value) exactly 2 times")
    #expect("\(dog.faker)" == "FakeDog's calls: bark(), eat(.canned), howl(3)")
    #expect("\(FakeDog().faker)" == "FakeDog's calls: none")
  }
}

// MARK: - Fixtures

private enum FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction, CaseIterable { case open, close }
  static let classFaker = ClassFunction.faker()
  static func open() { recordCall(.open) }
}
