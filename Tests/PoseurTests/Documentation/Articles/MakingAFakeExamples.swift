import Poseur
import Testing

/// The lines in the table of the article on making a fake, each in a function.
@Suite("The article on making a fake, its")
struct MakingAFakeExamples {
  @Test("table has lines of functions that compile and answer")
  func linesOfFunctions() async throws {
    let dog = FakeLoneDog()
    dog.register(default: "awoo", for: .howl)
    dog.stub(function: .shouldFetch).andReturn(true)

    #expect(dog.bark() == "woof")
    dog.eat("bone")
    #expect(try dog.howl(at: 3) == "awoo")
    #expect(try dog.growl(at: 3) == "awoo")
    #expect(await dog.barkLater() == "woof")
    #expect(try await dog.howlLater(at: 3) == "awoo")
    #expect(dog.shouldFetch())
    #expect(FakeLoneDog.breed() == "mutt")
    #expect(dog.calls(to: .howl).count == 3)
  }

  @Test("subscript has a case for its getter and one for its setter")
  func subscripts() {
    let shelf = FakeShelf()
    shelf.stub(function: .item, withArguments: 2).andReturn("bone")
    shelf[3] = "ball"

    #expect(shelf[2] == "bone" && shelf.receivedCall(to: .setItem, withArguments: 3, "ball"))
  }

  @Test("function that throws errors of one type returns a stand-in")
  func typedThrows() {
    let reports = Failures.capture {
      #expect(throws: Never.self) { try FakeLoneDog().growl(at: 3) }
    }
    #expect(reports.count == 1)
  }

  @Test("answer that does not fit is reported, and the fake's own takes its place")
  func misfits() {
    let dog = FakeLoneDog()
    dog.stub(.howl).andDo { (name: String) in "yip" }
    let reports = Failures.capture {
      dog.stub(.bark).andDo { (volume: Int, name: String) in "yip" }
      #expect(dog.bark() == "woof")
      dog.stub(.bark).andThrow(Hoarse())
      #expect(dog.bark() == "woof")
      #expect(throws: UnstubbedCall.self) { try dog.howl(at: 3) }
    }
    #expect(reports.count == 3)
  }
}

// MARK: - Fixtures

private class LoneDog {
  func bark() -> String { "woof" }
  func barkLater() async -> String { "woof" }
}

/// A function for each line of the table in the article.
private final class FakeLoneDog: LoneDog, Fake, StaticFake {
  enum Function: String, PoseurFunction { case bark, eat, howl, shouldFetch }
  enum ClassFunction: String, PoseurFunction { case breed }
  let faker = Function.faker()
  static let classFaker = ClassFunction.classFaker()

  override func bark() -> String { recordAndStub(function: .bark, orElse: super.bark()) }
  override func barkLater() async -> String {
    await recordAndStub(function: .bark, orElse: await super.barkLater())
  }
  func eat(_ food: String) {
    recordAndStub(function: .eat, arguments: food)
    recordCall(.eat, arguments: food)
  }
  func howl(at volume: Int) throws -> String { try recordAndStubThrowing(function: .howl, arguments: volume) }
  func howlLater(at volume: Int) async throws -> String {
    try await recordAndStubThrowing(function: .howl, arguments: volume)
  }
  func growl(at volume: Int) throws(Hoarse) -> String {
    try recordAndStubThrowing(function: .howl, throwing: Hoarse.self, arguments: volume)
  }
  func shouldFetch() -> Bool {
    let isWorthIt = recordAndStub(function: .shouldFetch, asType: Bool.self)
    return isWorthIt
  }
  static func breed() -> String { classFaker.recordAndStub(function: .breed, orElse: "mutt") }
}

private struct FakeShelf: Fake {
  enum Function: String, PoseurFunction { case item, setItem }
  let faker = Function.faker()
  subscript(index: Int) -> String {
    get { recordAndStub(function: .item, arguments: index) }
    nonmutating set { recordAndStub(function: .setItem, arguments: index, newValue) }
  }
}
