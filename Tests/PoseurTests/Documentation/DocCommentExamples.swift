import Foundation
import Poseur
import Testing
import XCTest

/// The Swift of the documentation comments, as it stands there.
@Suite("The documentation comment of")
struct DocCommentExamples {
  private let fake = FakeDog()

  @Test("Fake shows a fake")
  func aFake() {
    class FakeDog: Dog, Fake {
      enum Function: String, PoseurFunction { case bark, eat }
      let faker = Function.faker()
      override func bark() -> String { recordAndStub(function: .bark) }
      override func eat(_ food: DogFood) { recordCall(.eat, arguments: food) }
    }
    let dog = FakeDog()
    dog.stub(function: .bark).andReturn("woof")
    dog.eat(.canned)

    #expect(dog.bark() == "woof")
    #expect(dog.receivedCall(to: .eat, withArguments: DogFood.canned))
  }

  @Test("Faker shows how to make one")
  func aFaker() {
    typealias Function = FakeDog.Function
    let faker = Function.faker()

    #expect(faker.calls.isEmpty)
  }

  @Test("keeping less is said when a faker is made, or later")
  func keepingLess() {
    enum Function: String, PoseurFunction { case load, log }
    let faker = Function.faker(keeping: [.calls(atMost: 1_000), .arguments(.none, of: .log)])
    faker.recordCall(.log, arguments: "woof")
    #expect(faker.calls.map(\.description) == ["log(<not kept>)"])

    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    dog.keepCalls(atMost: 1_000)
    dog.keepCalls(atMost: 10, of: .bark)
    dog.keepArguments(.none, of: .shouldFetch)
    for _ in 1...11 { _ = dog.bark() }
    #expect(dog.calls.count == 10)
  }

  @Test("StaticFake shows a fake of static functions")
  func aStaticFake() {
    class Kennel {
      class func count() -> Int { 12 }
    }
    class FakeKennel: Kennel, StaticFake {
      enum ClassFunction: String, PoseurFunction { case count }
      static let classFaker = ClassFunction.faker()
      override class func count() -> Int { recordAndStub(function: .count) }
    }
    defer { FakeKennel.reset() }
    FakeKennel.stub(function: .count).andReturn(3)

    #expect(FakeKennel.count() == 3)
  }

  @Test("Argument shows a matcher among values")
  func anArgument() {
    fake.stub(function: .shouldFetch).with(Item.ball, Argument.anything).andReturn(true)

    #expect(fake.shouldFetch(.ball, for: .kid))
    #expect(fake.shouldFetch(.ball, for: .parent))
  }

  @Test("StubBuilder shows a stub for some calls")
  func aStubBuilder() {
    fake.stub(function: .shouldFetch).with(Item.ball, Argument.anything).times(2).andReturn(true)

    #expect(fake.shouldFetch(.ball, for: .kid) && fake.shouldFetch(.ball, for: .parent))
    #expect(Failures.capture { _ = fake.shouldFetch(.ball, for: .kid) }.count == 1)
  }

  @Test("StubBuilder.where shows a check that takes the arguments in their types")
  func aTypedCheck() {
    fake.stub(.shouldFetch).where { (item: Item, member: Member) in item == .ball || member == .kid }.andReturn(true)

    #expect(fake.shouldFetch(.ball, for: .parent) && fake.shouldFetch(.stick, for: .kid))
  }

  @Test("StubBuilder.andDo shows a closure that takes the arguments in their types")
  func aTypedAnswer() {
    fake.stub(.shouldFetch).andDo { (item: Item, member: Member) in item == .ball && member == .kid }

    #expect(fake.shouldFetch(.ball, for: .kid) && !fake.shouldFetch(.ball, for: .parent))
  }

  @Test("Faker.closure shows a struct of functions")
  func aStructOfFunctions() {
    struct Toy { var squeak: () -> String, roll: (Int) -> Void }
    enum Function: PoseurFunction { case squeak, roll }
    let faker = Function.faker()
    let toy = Toy(squeak: faker.closure(for: .squeak), roll: faker.closure(for: .roll))
    faker.stub(.squeak).andReturn("eek")
    toy.roll(3)

    #expect(toy.squeak() == "eek")
    #expect(faker.receivedCall(to: .roll, withArguments: 3))
  }

  @Test("TypedSpy shows a stub")
  func aTypedSpy() {
    let fetching = fake.spy(.shouldFetch, of: FakeDog.shouldFetch)
    fetching.stub(.any, .equal(.kid)).andReturn(true)

    #expect(fake.shouldFetch(.ball, for: .kid))
    #expect(fetching.callCount == 1)
  }

  @Test("FunctionSpy shows a function of no fake")
  func aFunctionSpy() throws {
    let squeak = FunctionSpy.named("squeak", as: ((Int) throws -> String).self)
    squeak.returnValue = "eek"

    #expect(try squeak(3) == "eek")
  }

  @Test("StubHandle shows a sequence")
  func aStubHandle() throws {
    let stub = fake.stub(function: .howl).andReturn("awoo").thenThrow(Hoarse())

    #expect(try fake.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try fake.howl(at: 3) }
    #expect(stub.callCount == 2)
  }

  @Test("thenCycle shows an end")
  func aCycle() {
    fake.stub(function: .bark).andReturn("woof", "wuff").thenCycle()

    #expect((1...3).map { _ in fake.bark() } == ["woof", "wuff", "woof"])
  }

  @Test("StubBuilder.while shows a condition")
  func aCondition() {
    let isNight = true
    fake.stub(function: .bark).while { isNight }.andReturn("grr")

    #expect(fake.bark() == "grr")
  }

  @Test("withStub shows a stub for a block")
  func aStubForABlock() {
    fake.withStub(fake.stub(function: .bark).andReturn("grr")) {
      #expect(fake.bark() == "grr")
    }
    #expect(Failures.capture { _ = fake.bark() }.count == 1)
  }

  @Test("andCallThrough(then:) shows a change")
  func aChange() {
    fake.stub(function: .bark).andCallThrough { (sound: String) in sound + "!" }

    #expect(fake.recordAndStub(function: .bark, orElse: "woof") == "woof!")
  }

  @Test("andInvokeClosure shows completions")
  func completions() {
    final class FakeStore: Fake {
      enum Function: String, PoseurFunction { case load, find }
      let faker = Function.faker()
      func load(_ completion: @escaping (String) -> Void) { recordAndStub(function: .load, arguments: completion) }
      func find(_ completion: @escaping (String?, (any Error)?) -> Void) {
        recordAndStub(function: .find, arguments: completion)
      }
    }
    let store = FakeStore()
    var loaded: String?
    store.stub(function: .load).andInvokeClosure(with: "Rex")
    store.stub(function: .find).andInvokeClosure { (completion: (String?, (any Error)?) -> Void) in
      completion(nil, Hoarse())
    }
    store.load { loaded = $0 }
    store.find { _, error in #expect(error is Hoarse) }

    #expect(loaded == "Rex")
  }

  @Test("StubbedProperty shows a property that remembers")
  func aProperty() {
    final class FakeScale: Fake {
      enum Function: String, PoseurFunction { case grams, setGrams }
      let faker = Function.faker()
      var grams: Int {
        get { recordAndStub(function: .grams) }
        set { recordAndStub(function: .setGrams, arguments: newValue) }
      }
    }
    let scale = FakeScale()
    let grams = scale.stubProperty(get: .grams, set: .setGrams, initially: 3)
    scale.grams += 2
    #expect(grams.value == 5)
  }

  @Test("tracked(_:of:) shows a completion that a fake follows")
  func aTrackedCompletion() {
    final class FakeStore: Fake {
      enum Function: String, PoseurFunction { case load }
      let faker = Function.faker()
      func load(_ completion: @escaping (String) -> Void) {
        let completion = tracked(completion, of: .load)
        recordAndStub(function: .load, arguments: completion)
      }
    }
    let store = FakeStore()
    store.stub(function: .load).andInvokeClosure(with: "Rex")
    store.load { _ in }

    #expect(store.completions(of: .load) == [.called(times: 1)])
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

  @Test("ArgumentCaptor shows what a stub caught")
  func aCaptor() {
    let captor = Argument.captor()
    fake.stub(function: .shouldFetch).with(Item.ball, captor).andReturn(true)
    _ = fake.shouldFetch(.ball, for: .kid)
    let member: Member = captor[0]

    #expect(member == .kid)
  }

  @Test("ArgumentCaptor shows one with a condition")
  func aCaptorWithACondition() {
    let captor = Argument.captor(where: .hasPrefix("a"))
    fake.recordCall(.eat, arguments: "apple")
    fake.recordCall(.eat, arguments: "bone")

    #expect(fake.callCountFor(function: .eat, withArguments: captor) == 1)
    #expect(captor.values(as: String.self) == ["apple"])
  }

  @Test("Argument.where shows a matcher of one's own")
  func aMatcherOfOnesOwn() {
    struct User { let age: Int }
    let matcher =
      Argument.where("an adult") { (user: User) in user.age > 17 }
    fake.recordCall(.eat, arguments: User(age: 3))

    #expect(
      Failures.capture { expectHaveReceived(fake, .eat, with: matcher) } == [
        """
        Expected FakeDog.eat(an adult) to be called at least 1 time, but it was called 0 times.
        Calls to eat (1):
          #1  eat(User(age: 3))   argument 0 is User(age: 3), not an adult
        """
      ])
  }

  @Test("Argument.skipped shows an argument that a fake leaves out")
  func aSkippedArgument() {
    struct FakeKennel: Fake {
      enum Function: String, PoseurFunction { case sort }
      let faker = Function.faker()
      func sort(_ dogs: [String], by areInOrder: (String, String) -> Bool) {
        recordAndStub(function: .sort, arguments: dogs, Argument.skipped)
      }
    }
    let kennel = FakeKennel()
    kennel.sort(["Rex"], by: <)

    #expect(kennel.receivedCall(to: .sort, withArguments: ["Rex"], Argument.skipped))
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
  }

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

  @Test("registered defaults show those of a function and of a type")
  func defaults() {
    let dog = FakeDog()
    dog.register(default: "woof", for: .bark)
    dog.register(default: Date(timeIntervalSince1970: 0))
    dog.register(default: FakeDog(), for: Dog.self)

    #expect(dog.bark() == "woof")
    let reports = Failures.capture {
      #expect(dog.recordAndStub(function: .digest) == Date(timeIntervalSince1970: 0))
      #expect(dog.recordAndStub(function: .digest, asType: Dog.self) is FakeDog)
    }
    #expect(reports.count == 2)
  }

  @Test("registered defaults show those of static functions")
  func staticDefaults() {
    enum FakeKennel: StaticFake {
      enum ClassFunction: String, PoseurFunction { case count, watchDog }
      static let classFaker = ClassFunction.faker(unstubbed: .returnDefault)
      static func count() -> Int { recordAndStub(function: .count) }
      static func watchDog() -> Dog { recordAndStub(function: .watchDog) }
    }
    FakeKennel.register(default: 3, for: .count)
    FakeKennel.register(default: FakeDog(), for: Dog.self)

    #expect(FakeKennel.count() == 3)
    #expect(FakeKennel.watchDog() is FakeDog)
  }
}

// MARK: - Isolated tests

extension DocCommentExamples {
  @Test("withIsolatedFakes shows a block")
  func isolatedBlock() {
    withIsolatedFakes {
      FakeKennel.stub(function: .count).andReturn(3)
      #expect(FakeKennel.count() == 3)
    }
    #expect(!FakeKennel.classFaker.hasRecordedCalls)
  }
}

#if compiler(>=6.1)
  @Suite(.isolatedFakes)
  struct KennelTests {
    @Test func countsDogs() {
      FakeKennel.stub(function: .count).andReturn(3)
      #expect(FakeKennel.count() == 3)
    }
  }

  final class KennelXCTests: IsolatedTestCase {
    func testCountsDogs() {
      FakeKennel.stub(function: .count).andReturn(3)
      XCTAssertEqual(FakeKennel.count(), 3)
    }
  }
#endif

final class KennelOfOtherBaseXCTests: XCTestCase {
  override func invokeTest() {
    withIsolatedFakes { super.invokeTest() }
  }

  func testCountsDogs() {
    FakeKennel.stub(function: .count).andReturn(3)
    XCTAssertEqual(FakeKennel.count(), 3)
  }
}

private enum FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction { case count }
  static let classFaker = ClassFunction.faker(scope: .perTest)
  static func count() -> Int { recordAndStub(function: .count) }
}

private struct Bitmap {
  let width = 1
  let height = 1
  let rgbaBytes: [UInt8] = [0, 0, 0, 255]
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Bitmap: PixelSource {
  var decodedPixels: PixelBuffer? { PixelBuffer(width: width, height: height, bytes: rgbaBytes) }
}

// MARK: - Waiting

extension DocCommentExamples {
  @Test("waiting shows each form of it")
  func waiting() async throws {
    let dog = fake
    dog.eat(.canned)
    dog.eat(.dry(grams: 3))
    let calls = try await dog.waitForCall(to: .eat, withArguments: Argument.anything, times: 2)
    #expect(calls.count == 2)
    #expect(await dog.waitForNoCall(to: .bark, during: .milliseconds(50)))
    for await call in dog.callStream(to: .eat).prefix(2) { print(call) }
  }

  @Test("waiting on a thread shows it, and an expectation")
  func waitingOnAThread() throws {
    let dog = FakeFeeder()
    DispatchQueue.global().async { dog.eat(.canned) }
    try dog.waitForCallSynchronously(to: .eat)

    let bellRang = XCTestExpectation(description: "The bell rang")
    bellRang.fulfill()
    let eaten = dog.expectation(forCallTo: .eat, withArguments: DogFood.canned)
    let result = XCTWaiter().wait(for: [eaten, bellRang], timeout: 1)
    #expect(result == .completed)
  }

  @Test("StubResponder shows a call that is held, and andReturn(_:after:) one that takes its time")
  func answersThatComeLater() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)
    let responder = library.stub(function: .load).andWaitForResponse()
    async let page = reader.open()
    try await responder.waitForPendingCalls()
    #expect(await reader.isLoading)
    responder.respond(with: "Once upon a time")
    #expect(try await page == "Once upon a time")
    #expect(library.maxConcurrentCalls(to: .load) == 1)

    let clock = ManualClock()
    library.stub(function: .load).andReturn("Once upon a time", after: .seconds(3), clock: clock)
    async let latePage = reader.open()
    await clock.untilSleeping()
    clock.advance(by: .seconds(3))
    #expect(try await latePage == "Once upon a time")
  }
}

private final class FakeFeeder: Fake, Sendable {
  enum Function: String, PoseurFunction { case eat }
  let faker = Function.faker()
  func eat(_ food: DogFood) { recordCall(.eat, arguments: food) }
}
