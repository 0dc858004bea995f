import Poseur
import Testing

/// The Swift of the documentation comments in Assertions, Verifying and Reporting, as it stands there.
@Suite("In Assertions, Verifying and Reporting, the comment of")
struct AssertionCommentExamples {
  private let fake = FakeDog()

  @Test("the assertions show themselves")
  func assertions() throws {
    struct Puppy { let name: String }
    struct Shelter { let dogs: [Puppy] }
    typealias Dog = Puppy
    let shelter = Shelter(dogs: [Puppy(name: "Rex")])
    let dog = fake
    dog.stub(function: .howl).with(3).andReturn("awoo")
    dog.stub(function: .howl).with(11).andThrow(Hoarse())

    let failures = try Failures.capture {
      expectEqualAny(shelter.dogs, [Dog(name: "Rex")], "after the adoption")
      let sound = expectNoThrow(try dog.howl(at: 3))
      if sound != "awoo" { Failures.report("no sound") }
      expectThrows(Hoarse()) { try dog.howl(at: 11) }
    }
    #expect(failures == [])
  }

  @Test("the assertions of XCTest show themselves")
  func assertionsOfXCTest() throws {
    let dog = fake
    dog.stub(function: .howl).with(3).andReturn("awoo")
    dog.stub(function: .howl).with(11).andThrow(Hoarse())

    let failures = try Failures.capture {
      let sound = XCTAssertNoThrowError(try dog.howl(at: 3))
      if sound != "awoo" { Failures.report("no sound") }
      XCTAssertThrowsError(Hoarse()) { try dog.howl(at: 11) }
    }
    #expect(failures == [])
  }

  @Test("the trap assertion shows itself")
  func trapAssertion() {
    struct Walker { func walk(legs: Int) { precondition(legs >= 0) } }
    let dog = Walker()
    let failures = Failures.capture {
      expectThrowsAssertion { dog.walk(legs: -1) }
    }
    #expect(failures == [])
  }

  @Test("the assertion of outcomes shows an error that was thrown")
  func outcomes() {
    let dog = FakeDog()
    dog.stub(.howl).andThrow(Hoarse())
    _ = try? dog.howl(at: 3)

    expectHaveReceived(dog, .howl, with: 3, outcome: .threw(Hoarse.self))
  }

  @Test("the assertion of a call that was described before shows a check of its arguments")
  func aCheck() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    _ = dog.shouldFetch(.ball, for: .kid)

    expectHaveReceived(dog.call(to: .shouldFetch, where: { (item: Item, _: Member) in item == .ball }))
  }

  @Test("the assertion of a written call shows one, and so does waiting for it")
  func writtenCall() async throws {
    let dog = FakeDog()
    dog.eat(.canned)
    expectHaveReceived(dog, times: 1) { $0.eat(.canned) }
    try await dog.call { $0.eat(.canned) }.wait()
  }

  @Test("ExpectedCall's are asked and waited for")
  func questions() async throws {
    let (dog, cat) = (FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault)), FakeCat())
    _ = (dog.shouldFetch(.ball, for: .kid), dog.shouldFetch(.ball, for: .kid), dog.bark())
    cat.flee(from: .stick)
    asked(dog, cat)
    _ = dog.bark()
    try await dog.call { $0.bark() }.wait(times: 2)
  }

  private func asked(_ dog: FakeDog, _ cat: FakeCat) {
    #expect(dog.call { $0.shouldFetch(.ball, for: .kid) }.count == 2)
    expectHaveReceivedInOrder(dog.call { $0.bark() }, cat.call { $0.flee(from: .stick) })
    #expect(dog.call { $0.bark() }.count == 1)
  }

  @Test("ExpectedCall shows an order across fakes")
  func anOrder() {
    final class FakeCat: Fake {
      enum Function: String, PoseurFunction { case flee }
      let faker = Function.faker()
    }
    let (dog, cat) = (fake, FakeCat())
    dog.recordCall(.bark)
    cat.recordCall(.flee, arguments: Item.stick)

    #expect(
      expectHaveReceivedInOrder(dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick))
    )

    expectHaveReceivedExactly(dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick))
    expectNoMoreCalls(dog, cat)
    expectNoUnusedStubs(dog, cat)
  }

  @Test("Failures shows a test of a helper")
  func failures() {
    func expectWellFed(_ dog: FakeDog) {
      if !dog.receivedCall(to: .eat) { Failures.report("Rex is hungry.") }
    }
    let dog = FakeDog()

    let messages = Failures.capture { expectWellFed(dog) }
    #expect(messages == ["Rex is hungry."])
  }

  @Test("expectNoMoreCalls(_:except:_:) ignores the calls to a function")
  func noMoreCallsExcept() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    _ = dog.bark()
    expectNoMoreCalls(dog, except: .bark)
  }

  @Test("expectEventually asks for an effect")
  func eventually() async {
    @MainActor final class Model { var titles: [String] = [] }
    let model = Model()
    Task { @MainActor in model.titles = ["a", "b", "c"] }
    await expectEventually { await model.titles.count == 3 }
  }
}
