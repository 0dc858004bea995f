import Poseur
import Testing

@Suite("A function that throws errors of one type and has an answer of its own")
struct TypedThrowingTests {
  private let guardDog = FakeGuardDog()

  @Test("is answered by a stub, else by itself")
  func answers() async throws {
    #expect(try guardDog.growl(at: 1) == "grr 1")
    #expect(try await guardDog.growlLater(at: 1) == "grr 1")
    guardDog.stub(.growl).andReturn("stubbed")
    guardDog.stub(.growlLater).andReturn("stubbed")

    #expect(try guardDog.growl(at: 1) == "stubbed")
    #expect(try await guardDog.growlLater(at: 1) == "stubbed")
    #expect(guardDog.calls.map(\.outcome.description).filter { $0.hasPrefix("called through") }.count == 2)
  }

  @Test("throws what the stub does, else what itself does")
  func errors() async {
    #expect(throws: Hoarse()) { try guardDog.growl(at: 9) }
    await #expect(throws: Hoarse()) { try await guardDog.growlLater(at: 9) }
    guardDog.stub(.growl).andThrow(Hoarse())
    guardDog.stub(.growlLater).andThrow(Hoarse())

    #expect(throws: Hoarse()) { try guardDog.growl(at: 1) }
    await #expect(throws: Hoarse()) { try await guardDog.growlLater(at: 1) }
  }

  @Test("cannot throw a stub's error of another type: a failure, and its own answer")
  func otherErrors() async {
    guardDog.stub(.growl).andThrow(Bored())
    guardDog.stub(.growlLater).andThrow(Bored())
    let messages = await Failures.capture {
      #expect((try? guardDog.growl(at: 1)) == "grr 1")
      #expect((try? await guardDog.growlLater(at: 1)) == "grr 1")
    }
    #expect(
      messages == [
        """
        FakeGuardDog.growl(1) only throws Hoarse, but its stub threw Bored().
        Stub an error of that type.
        """,
        """
        FakeGuardDog.growlLater(1) only throws Hoarse, but its stub threw Bored().
        Stub an error of that type.
        """,
      ])
    _ = await Failures.capture {
      #expect(throws: Hoarse()) { try guardDog.growl(at: 9) }
      await #expect(throws: Hoarse()) { try await guardDog.growlLater(at: 9) }
    }
    let own = #"called through and returned "grr 1""#
    #expect(guardDog.calls.map(\.outcome.description) == [own, own, "threw Hoarse()", "threw Hoarse()"])
  }

  @Test("may use a faker alone, or be static")
  func otherForms() throws {
    let faker = FakeGuardDog.Function.faker()
    let sound: String = try faker.recordAndStubThrowing(
      function: .growl, throwing: Hoarse.self, arguments: 1, 2, orElse: "own")

    #expect(sound == "own")
    #expect(faker.calls.description == "[growl(1, 2)]")
    #expect(try FakeWatch.alarm() == "ring")
  }

  @Test("may use a faker alone, or be static, and be asynchronous")
  func otherAsynchronousForms() async throws {
    let faker = FakeGuardDog.Function.faker()
    let sound: String = try await faker.recordAndStubThrowing(
      function: .growl, throwing: Hoarse.self, arguments: 1, 2, orElse: "own")

    #expect(sound == "own")
    #expect(faker.calls.description == "[growl(1, 2)]")
    #expect(try await FakeWatch.alarmLater() == "ring")
  }
}

// MARK: - Fixtures

private struct Bored: Error {}

private func growling(_ volume: Int) throws(Hoarse) -> String {
  guard volume < 5 else { throw Hoarse() }
  return "grr \(volume)"
}

private struct FakeGuardDog: Fake {
  enum Function: String, PoseurFunction { case growl, growlLater }
  let faker = Function.faker()

  func growl(at volume: Int) throws(Hoarse) -> String {
    try recordAndStubThrowing(
      function: .growl, throwing: Hoarse.self, arguments: volume, orElse: try growling(volume))
  }
  func growlLater(at volume: Int) async throws(Hoarse) -> String {
    try await recordAndStubThrowing(
      function: .growlLater, throwing: Hoarse.self, arguments: volume, orElse: try growling(volume))
  }
}

private enum FakeWatch: StaticFake {
  enum ClassFunction: String, PoseurFunction { case alarm, alarmLater }
  static let classFaker = ClassFunction.faker()

  static func alarm() throws(Hoarse) -> String {
    try recordAndStubThrowing(function: .alarm, throwing: Hoarse.self, orElse: "ring")
  }
  static func alarmLater() async throws(Hoarse) -> String {
    try await recordAndStubThrowing(function: .alarmLater, throwing: Hoarse.self, orElse: "ring")
  }
}
