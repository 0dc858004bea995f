import Poseur
import Testing

@Suite("A stub for a block")
struct ScopedStubTests {
  private let dog = FakeDog()

  @Test("answers in the block, and the older one after it")
  func scope() {
    dog.stub(function: .bark).andReturn("woof")
    let sound = dog.withStub(dog.stub(function: .bark).andReturn("grr")) { dog.bark() }

    #expect(sound == "grr")
    #expect(dog.bark() == "woof")
    #expect(dog.callCountFor(function: .bark) == 2)
  }

  @Test("has any answer and any lifetime")
  func anyAnswer() {
    dog.withStub(dog.stub(function: .howl).with(3).once().andThrow(Hoarse()).thenReturn("awoo")) {
      #expect(throws: Hoarse()) { try dog.howl(at: 3) }
      #expect(Failures.capture { _ = try? dog.howl(at: 3) }.count == 1)
    }
  }

  @Test("is gone when the block throws")
  func throwing() {
    dog.stub(function: .bark).andReturn("woof")
    #expect(throws: Hoarse()) {
      try dog.withStub(dog.stub(function: .bark).andReturn("grr")) { throw Hoarse() }
    }
    #expect(dog.bark() == "woof")
  }

  @Test("keeps its count, and takes no more answers")
  func handle() {
    let stub = dog.withStub(dog.stub(function: .bark).andReturn("grr")) {
      let inner = dog.stub(function: .bark).andReturn("inner")
      _ = dog.bark()
      return inner
    }
    #expect(stub.callCount == 1)
    #expect(Failures.capture { stub.thenReturn("more") }.count == 1)
  }

  @Test("may be of a block in a block")
  func nested() {
    dog.stub(function: .bark).andReturn("woof")
    let sounds = dog.withStub(dog.stub(function: .bark).andReturn("outer")) {
      [dog.withStub(dog.stub(function: .bark).andReturn("inner")) { dog.bark() }, dog.bark()]
    }
    #expect(sounds + [dog.bark()] == ["inner", "outer", "woof"])
  }

  @Test("takes with it what the block stubs, and what the block removes is back")
  func restoring() {
    dog.stub(function: .bark).andReturn("one", "two")
    dog.stub(function: .digest).andReturn("bone")
    dog.withStub(dog.stubAgain(.digest).andReturn("meat")) {
      #expect(dog.digest() == "meat")
      dog.reset()
      dog.stub(function: .rollOntoTummy).andReturn("pants")
    }
    #expect([dog.bark(), dog.bark()] == ["one", "two"])
    #expect(dog.digest() == "bone")
    #expect(Failures.capture { _ = dog.rollOntoTummy(getARub: true) }.count == 1)
  }

  @Test("leaves older stubs to go on where they are")
  func olderSequences() {
    let older = dog.stub(function: .bark).andReturn("one", "two")
    dog.withStub(dog.stub(function: .bark).once().andReturn("grr")) {
      #expect([dog.bark(), dog.bark()] == ["grr", "one"])
      older.thenReturn("three")
    }
    #expect([dog.bark(), dog.bark()] == ["two", "three"])
    #expect(older.callCount == 3)
  }

  @Test("leaves older stubs to be recorded as the block says", arguments: 0...2)
  func olderRecords(removal: Int) {
    let stub = dog.stub(function: .bark).andReturn("woof")
    _ = dog.bark()
    dog.withStub(dog.stub(function: .digest).andReturn("bone")) {
      if removal == 1 { stub.remove() }
      dog.faker.keepArguments(.none, of: .bark)
      if removal == 2 { dog.resetStubs() }
    }
    #expect([dog.bark(), dog.bark()] == ["woof", "woof"])
    #expect(
      dog.calls.map(\.outcome.description) == [#"returned "woof""#]
        + [String](repeating: "returned <not kept>", count: 2))
  }

  @Test("lasts as long as an asynchronous block, also one that throws")
  func asynchronous() async {
    dog.stub(function: .bark).andReturn("woof")
    let sound = await dog.withStub(dog.stub(function: .bark).andReturn("grr")) {
      await Task.yield()
      return dog.bark()
    }
    #expect(sound == "grr")

    await #expect(throws: Hoarse()) {
      try await dog.withStub(dog.stub(function: .bark).andReturn("grr")) {
        await Task.yield()
        throw Hoarse()
      }
    }
    #expect(dog.bark() == "woof")
  }

  @Test("leaves calls that an older one holds to wait on, though the block resets")
  func heldCall() async throws {
    let library = FakeLibrary()
    let responder = library.stub(function: .load).andWaitForResponse()
    async let page = library.load()
    try await responder.waitForPendingCalls()
    library.withStub(library.stub(function: .load).andReturn("")) { library.resetStubs() }
    #expect(responder.pendingCallCount == 1)

    responder.respond(with: "Once upon a time")
    #expect(try await page == "Once upon a time")
  }

  @Test("is of a faker or of a static fake as well")
  func otherFakes() async {
    let faker = FakeDog.Function.faker()
    let sound: String = faker.withStub(faker.stub(function: .bark).andReturn("grr")) {
      faker.recordAndStub(function: .bark)
    }
    final class FakePack: StaticFake {
      enum ClassFunction: String, PoseurFunction { case count }
      static let classFaker = ClassFunction.classFaker()
      static func count() -> Int { classFaker.recordAndStub(function: .count, orElse: 12) }
    }
    let count = FakePack.classFaker.withStub(FakePack.stub(function: .count).andReturn(3)) { FakePack.count() }
    let later = await FakePack.classFaker.withStub(FakePack.stub(function: .count).andReturn(4)) {
      await Task.yield()
      return FakePack.count()
    }
    #expect(sound == "grr")
    #expect([count, later, FakePack.count()] == [3, 4, 12])
  }
}
