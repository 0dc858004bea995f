import Poseur
import Testing

/// The Swift of the documentation comments in Stubbing, as it stands there.
@Suite("In Stubbing, the comment of")
struct StubbingCommentExamples {
  private let fake = FakeDog()

  @Test("StubBuilder shows a stub for some calls")
  func aStubBuilder() {
    fake.stub { $0.shouldFetch(.ball, for: $1) }.times(2).andReturn(true)

    #expect(fake.shouldFetch(.ball, for: .kid) && fake.shouldFetch(.ball, for: .parent))
    #expect(Failures.capture { _ = fake.shouldFetch(.ball, for: .kid) }.count == 1)
  }

  @Test("StubBuilder.andReturn(inOrder:) shows a list")
  func aList() {
    let (dog, sounds) = (fake, ["woof", "wuff"])
    dog.stub { $0.bark() }.andReturn(inOrder: sounds)

    #expect((1...2).map { _ in fake.bark() } == sounds)
  }

  @Test("stub and matching show a written call")
  func writtenCall() {
    let dog = FakeDog()
    dog.stub { $0.shouldFetch(.ball, for: .kid) }.andReturn(true)
    #expect(dog.shouldFetch(.ball, for: .kid))
    dog.stub { $0.shouldFetch(.ball, for: $1) }.once().andReturn(true)
    #expect(dog.shouldFetch(.ball, for: .parent))
    dog.stub { $0.shouldFetch($1, for: .kid) }.andReturn(true)
    expectHaveNotReceived(dog) { try $0.howl(at: matching(.in(1...3))) }
    #expect(dog.shouldFetch(.stick, for: .kid))
    expectHaveNotReceived(dog) { try $0.howl(at: matching("a high moon") { $0 > 3 }) }
  }

  @Test("andDo, where and arguments show what stands for any argument")
  func inputs() {
    let dog = FakeDog()
    dog.stub { $0.shouldFetch($1, for: $2) }.andDo { item, member in item == .ball && member == .kid }
    #expect(dog.shouldFetch(.ball, for: .kid) && !dog.shouldFetch(.stick, for: .kid))
    fake.stub { $0.shouldFetch($1, for: $2) }.where { item, member in item == .ball || member == .kid }.andReturn(true)
    #expect(fake.shouldFetch(.ball, for: .parent) && fake.shouldFetch(.slippers, for: .kid))
    dog.resetCalls()
    _ = (dog.shouldFetch(.stick, for: .kid), dog.shouldFetch(.ball, for: .kid))
    let fetched = dog.call { $0.shouldFetch($1, for: $2) }.arguments
    #expect(fetched.map(\.0) == [.stick, .ball])
  }

  @Test("StubHandle shows a sequence")
  func aStubHandle() throws {
    let stub = fake.stub { try $0.howl(at: 3) }.andReturn("awoo").thenThrow(Hoarse())

    #expect(try fake.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try fake.howl(at: 3) }
    #expect(stub.callCount == 2)
  }

  @Test("thenCycle shows an end")
  func aCycle() {
    fake.stub { $0.bark() }.andReturn("woof", "wuff").thenCycle()

    #expect((1...3).map { _ in fake.bark() } == ["woof", "wuff", "woof"])
  }

  @Test("StubBuilder.while shows a condition")
  func aCondition() {
    let isNight = true
    fake.stub { $0.bark() }.while { isNight }.andReturn("grr")

    #expect(fake.bark() == "grr")
  }

  @Test("andCallThrough(then:) shows a change")
  func aChange() {
    fake.stub(.bark).andCallThrough { (sound: String) in sound + "!" }

    #expect(fake.recordAndStub(function: .bark, orElse: "woof") == "woof!")
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

  @Test("StubResponder shows a call that is held, and andReturn(_:after:) one that takes its time")
  func answersThatComeLater() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)
    let responder = await library.stub { try await $0.load() }.andWaitForResponse()
    async let page = reader.open()
    try await responder.waitForPendingCalls()
    #expect(await reader.isLoading)
    responder.respond(with: "Once upon a time")
    #expect(try await page == "Once upon a time")
    #expect(library.maxConcurrentCalls(to: .load) == 1)

    let clock = ManualClock()
    library.stub(.load).andReturn("Once upon a time", after: .seconds(3), clock: clock)
    async let latePage = reader.open()
    await clock.untilSleeping()
    await clock.advance(by: .seconds(3))
    #expect(try await latePage == "Once upon a time")
  }
}
