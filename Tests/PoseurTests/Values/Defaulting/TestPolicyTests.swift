import Testing

@testable import Poseur
@testable import PoseurCore

@Suite("A policy for a whole test", .fakeDefaults("Rex", unstubbed: .returnDefault))
struct TestPolicyTests {
  @Test("holds for the fakers that name none, wherever their calls come from, and for the values beside it")
  func policy() async {
    let dog = FakeDog()
    var sound = ""
    #expect(Failures.capture { sound = dog.bark() } == [])
    #expect(sound == "Rex")
    #expect(
      await Task.detached { FakeDogStore().faker.core.unstubbed == .report }.value, "made where nobody knows the test")
    let store = FakeDogStore()
    #expect(await Task.detached { store.faker.core.unstubbed == .returnDefault }.value)
    #expect(dog.transcript.hasPrefix("FakeDog, with the policy .returnDefault"))
  }

  @Test("doesn't hold for a faker that names one")
  func ownPolicy() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .report))
    #expect(Failures.capture { _ = dog.bark() }.count == 1)
  }

  @Test("of the test goes before that of its suite", .fakeDefaults(unstubbed: .report))
  func innerPolicy() {
    #expect(Failures.capture { _ = FakeDog().bark() }.count == 1)
  }

  @Test("of a block holds there, also for a fake made before, and for that of a type")
  func block() async {
    let dog = withFakeDefaults(unstubbed: .report) { FakeDog() }
    let messages = Failures.capture { _ = dog.bark() }
    #expect(messages == [], "the policy of the code that calls goes before that of the code that made the fake")
    await withFakeDefaults("Max", unstubbed: .returnDefault) {
      await Task.yield()
      #expect(FakeDog().bark() == "Max")
      #expect(FakeKennel.name() == "Max")
    }
    withFakeDefaults(unstubbed: .report) {
      #expect(Failures.capture { _ = FakeDog().bark() }.count == 1)
    }
  }
}

// MARK: - Fixtures

private struct FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction { case name }
  static let classFaker = ClassFunction.classFaker(scope: .perTest)
  static func name() -> String { recordAndStub(function: .name) }
}
