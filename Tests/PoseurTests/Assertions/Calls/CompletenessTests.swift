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
        Verify it, for example:
        expectHaveReceived(fakeDog, .eat, with: DogFood.canned)
        If the code may call it or not, add times: .atLeast(0).
        """
      ])

    _ = dog.bark()
    #expect(
      Failures.capture { expectNoMoreCalls(dog) } == [
        """
        Expected no more calls to FakeDog, but no assertion has verified these 2:
          #2  eat(.canned)
          #3  bark()
        Verify it, for example:
        expectHaveReceived(fakeDog, .eat, with: DogFood.canned)
        If the code may call it or not, add times: .atLeast(0).
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
        Verify it, for example:
        expectHaveReceived(fakeDog, .eat, with: DogFood.canned)
        If the code may call it or not, add times: .atLeast(0).
        """
      ])
  }

  @Test("calls that a failed assertion told of are not told of again, those of other functions are")
  func failedAssertion() {
    _ = dog.bark()
    dog.eat(.canned)
    _ = Failures.capture { expectHaveReceived(dog, .bark, times: 2) }

    #expect(
      Failures.capture { expectNoMoreCalls(dog) } == [
        """
        Expected no more calls to FakeDog, but no assertion has verified this one:
          #2  eat(.canned)
        Verify it, for example:
        expectHaveReceived(fakeDog, .eat, with: DogFood.canned)
        If the code may call it or not, add times: .atLeast(0).
        """
      ])
  }

  @Test("a mere question counts nothing")
  func question() {
    _ = dog.bark()
    _ = dog.didCall(.bark)
    _ = dog.receivedCall(to: .bark)

    #expect(Failures.capture { expectNoMoreCalls(dog) }.count == 1)
  }

  @Test("a call that comes after an assertion counted all is left over")
  func laterCall() {
    _ = dog.bark()
    expectHaveReceived(dog, .bark)
    _ = dog.bark()

    #expect(Failures.capture { expectNoMoreCalls(dog) }.first?.contains("verified this one:\n  #2  bark()\n") == true)
  }

  @Test("values that hold one fake are equal whatever it recorded, and those that hold two are not")
  func fakesInValues() {
    struct Family { let dog: FakeDog }
    _ = dog.bark()
    let family = Family(dog: dog)
    _ = dog.bark()
    #expect(isAnyEqual(family, Family(dog: dog)) && !isAnyEqual(family, Family(dog: FakeDog())))
  }

  @Test("functions that were never called are listed in the table's order")
  func uncalledFunctions() {
    _ = dog.bark()
    _ = dog.digest()

    #expect(dog.uncalledFunctions == [.eat, .rollOntoTummy, .shouldFetch, .howl])
  }

  @Test("a static fake is asked by its class faker")
  func staticFake() {
    defer { FakeKennel.reset() }
    FakeKennel.stub(function: .close).andReturn()
    FakeKennel.open()

    #expect(FakeKennel.classFaker.uncalledFunctions == [.close])
    #expect(FakeKennel.classFaker.unusedStubs.count == 1)
    #expect(Failures.capture { expectNoMoreCalls(FakeKennel.classFaker) }.count == 1)
    #expect(Failures.capture { expectNoUnusedStubs(FakeKennel.classFaker) }.count == 1)
  }

  @Test("a fake that is nil fails")
  func noFake() {
    let (gone, goneFaker): (FakeDog?, Faker<FakeKennel.ClassFunction>?) = (nil, nil)
    let texts = [
      "Expected no more calls to FakeDog, but the fake is nil.",
      "Expected every stub of FakeDog to be used, but the fake is nil.",
      "Expected no more calls to FakeKennel, but the fake is nil.",
      "Expected every stub of FakeKennel to be used, but the fake is nil.",
    ]
    let messages = Failures.capture {
      expectNoMoreCalls(gone)
      expectNoUnusedStubs(gone)
      expectNoMoreCalls(goneFaker)
      expectNoUnusedStubs(goneFaker)
      XCTAssertNoMoreCalls(gone)
      XCTAssertNoUnusedStubs(gone)
      XCTAssertNoMoreCalls(goneFaker)
      XCTAssertNoUnusedStubs(goneFaker)
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

  @Test("no more calls, except to some functions: names the rest")
  func exceptSome() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    _ = dog.bark()
    dog.eat(.canned)
    let messages = Failures.capture {
      #expect(expectNoMoreCalls(dog, except: .bark, .eat))
      XCTAssertNoMoreCalls(dog, except: .bark, .eat)
      #expect(!expectNoMoreCalls(dog, except: .bark))
      XCTAssertNoMoreCalls(dog, except: .bark)
    }
    let failure = """
      Expected no more calls to FakeDog, but no assertion has verified this one:
        #2  eat(.canned)
      Verify it, for example:
      expectHaveReceived(fakeDog, .eat, with: DogFood.canned)
      If the code may call it or not, add times: .atLeast(0).
      """
    #expect(messages == [failure, failure.replacing("expectHaveReceived", with: "XCTAssertHaveReceived")])
  }
}

// MARK: - Fixtures

private enum FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction, CaseIterable { case open, close }
  static let classFaker = ClassFunction.classFaker()
  static func open() { recordCall(.open) }
}
