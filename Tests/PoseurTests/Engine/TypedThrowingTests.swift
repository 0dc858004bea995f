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

  @Test("throws an error that Poseur makes where nothing answers, and says so")
  func madeError() {
    let watch = FakeAlarm()
    let messages = Failures.capture {
      #expect(throws: AlarmError.broken) { try watch.ring() }
      watch.faker.register(default: AlarmError.silent)
      #expect(throws: AlarmError.silent) { try watch.ring() }
    }
    #expect(
      messages.map { $0.split(separator: "\n").dropFirst(3).joined(separator: "\n") } == [
        """
        It throws AlarmError.broken, made by Poseur.
        See “When no stub answers” in Poseur's documentation.
        """,
        "See “When no stub answers” in Poseur's documentation.",
      ])
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

@Suite("A function that throws errors of one type and returns nothing")
struct TypedThrowingVoidTests {
  @Test("may be forwarded by a statement among others, whatever the form")
  func statements() async {
    let walker = FakeWalker()
    walker.stub(.walk).with(0, 0).andThrow(Hoarse())
    walker.stub(.walkLater).with(0, 0).andThrow(Hoarse())
    FakeMarch.stub(.march).with(0, 0).andThrow(Hoarse())
    FakeMarch.stub(.marchLater).with(0, 0).andThrow(Hoarse())
    defer { FakeMarch.reset() }

    for (steps, error) in [(0, Hoarse()), (2, nil)] {
      #expect(errorOf { try walker.walk(steps) } == error)
      #expect(errorOf { try walker.walkByList(steps) } == error)
      #expect(errorOf { try walker.walkByFaker(steps) } == error)
      #expect(errorOf { try FakeMarch.march(steps) } == error)
      #expect(await errorOf { try await walker.walkLater(steps) } == error)
      #expect(await errorOf { try await walker.walkLaterByList(steps) } == error)
      #expect(await errorOf { try await walker.walkLaterByFaker(steps) } == error)
      #expect(await errorOf { try await FakeMarch.marchLater(steps) } == error)
    }
    #expect(walker.calls(to: .walk).map { $0.arguments[1] as? Int } == [0, 0, 0, 4, 4, 4])
    #expect(walker.calls(to: .walkLater).map { $0.arguments[1] as? Int } == [0, 0, 0, 4, 4, 4])
    #expect(FakeMarch.classFaker.calls.description == "[march(0, 0), marchLater(0, 0), march(2, 4), marchLater(2, 4)]")
  }

  @Test("throws what it can where a stub throws another error: a failure")
  func otherErrors() async {
    let walker = FakeWalker()
    walker.stub(.walkLater).andThrow(Bored())

    #expect(
      await Failures.capture { _ = await errorOf { try await walker.walkLater(1) } } == [
        """
        FakeWalker.walkLater(1, 2) only throws Hoarse, but its stub threw Bored().
        Stub an error of that type.
        """
      ])
  }
}

// MARK: - Fixtures

private struct Bored: Error {}

private enum AlarmError: Error { case broken, silent }

private struct FakeAlarm: Fake {
  enum Function: String, PoseurFunction { case ring }
  let faker = Function.faker()
  func ring() throws(AlarmError) -> Bell { try recordAndStubThrowing(function: .ring, throwing: AlarmError.self) }
}

private final class Bell {}

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
  static let classFaker = ClassFunction.classFaker()

  static func alarm() throws(Hoarse) -> String {
    try classFaker.recordAndStubThrowing(function: .alarm, throwing: Hoarse.self, orElse: "ring")
  }
  static func alarmLater() async throws(Hoarse) -> String {
    try await classFaker.recordAndStubThrowing(function: .alarmLater, throwing: Hoarse.self, orElse: "ring")
  }
}

private func errorOf(_ body: () throws -> Void) -> Hoarse? {
  do { try body() } catch { return error as? Hoarse }
  return nil
}

private func errorOf(_ body: () async throws -> Void) async -> Hoarse? {
  do { try await body() } catch { return error as? Hoarse }
  return nil
}

private struct FakeWalker: Fake {
  enum Function: String, PoseurFunction { case walk, walkLater }
  let faker = Function.faker()

  func walk(_ steps: Int) throws(Hoarse) {
    let meters = steps * 2
    try recordAndStubThrowing(function: .walk, throwing: Hoarse.self, arguments: steps, meters)
  }
  func walkByFaker(_ steps: Int) throws(Hoarse) {
    let meters = steps * 2
    try faker.recordAndStubThrowing(function: .walk, throwing: Hoarse.self, arguments: steps, meters)
  }
  func walkByList(_ steps: Int) throws(Hoarse) {
    let list: [Any?] = [steps, steps * 2]
    try faker.recordAndStubThrowing(function: .walk, throwing: Hoarse.self, arguments: ArgumentList(list))
  }
  func walkLater(_ steps: Int) async throws(Hoarse) {
    let meters = steps * 2
    try await recordAndStubThrowing(function: .walkLater, throwing: Hoarse.self, arguments: steps, meters)
  }
  func walkLaterByFaker(_ steps: Int) async throws(Hoarse) {
    let meters = steps * 2
    try await faker.recordAndStubThrowing(function: .walkLater, throwing: Hoarse.self, arguments: steps, meters)
  }
  func walkLaterByList(_ steps: Int) async throws(Hoarse) {
    let list: [Any?] = [steps, steps * 2]
    try await faker.recordAndStubThrowing(function: .walkLater, throwing: Hoarse.self, arguments: ArgumentList(list))
  }
}

private enum FakeMarch: StaticFake {
  enum ClassFunction: String, PoseurFunction { case march, marchLater }
  static let classFaker = ClassFunction.classFaker()

  static func march(_ steps: Int) throws(Hoarse) {
    let meters = steps * 2
    try classFaker.recordAndStubThrowing(function: .march, throwing: Hoarse.self, arguments: steps, meters)
  }
  static func marchLater(_ steps: Int) async throws(Hoarse) {
    let meters = steps * 2
    try await classFaker.recordAndStubThrowing(function: .marchLater, throwing: Hoarse.self, arguments: steps, meters)
  }
}
