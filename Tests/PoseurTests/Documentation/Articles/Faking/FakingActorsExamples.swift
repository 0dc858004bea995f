import Poseur
import Testing

@Suite("The page on faking actors shows that")
struct FakingActorsExamples {
  @Test("a Sendable fake is used by a task and the test")
  func sendable() async throws {
    let mail = FakeMail()
    Task { mail.send("Rex is home") }
    try await mail.waitForCall { $0.send("Rex is home") }
  }

  @Test("an actor is a fake, for a protocol that asks for one")
  func actor() async throws {
    let store = FakeStore()
    await store.stub(returning: "Rex") { try await $0.load(3) }
    store.stub(.count).andReturn(1)

    #expect(try await store.load(3) == "Rex")
    await expectHaveReceived(store, times: 1) { try await $0.load(3) }
    #expect(await store.count() == 1)
  }

  @Test("a main-actor fake is used without waiting")
  @MainActor func mainActor() {
    let screen = FakeScreen()
    screen.stub(returning: true) { $0.show("Rex") }
    #expect(screen.show("Rex"))
  }

  @Test("calls come from many threads")
  func threads() async {
    let mail = FakeMail()
    await withTaskGroup { group in
      for number in 1...100 { group.addTask { mail.send("\(number)") } }
    }
    expectHaveReceived(mail, .send, times: 100)
  }
}

// MARK: - Fixtures

extension FakingActorsExamples {
  protocol Mail {
    func send(_ text: String)
  }

  final class FakeMail: Mail, Fake, Sendable {
    enum Function: String, PoseurFunction { case send }
    let faker = Function.faker()
    func send(_ text: String) {
      recordAndStub(function: .send, arguments: text)
    }
  }

  protocol Store: Actor {
    func load(_ id: Int) throws -> String
    func count() -> Int
  }

  actor FakeStore: Store, Fake {
    enum Function: String, PoseurFunction { case load, count }
    let faker = Function.faker()
    func load(_ id: Int) throws -> String {
      try recordAndStubThrowing(function: .load, arguments: id)
    }
    func count() -> Int { recordAndStub(function: .count) }
  }

  @MainActor protocol Screen {
    func show(_ text: String) -> Bool
  }

  @MainActor final class FakeScreen: Screen, Fake {
    enum Function: String, PoseurFunction { case show }
    let faker = Function.faker()
    func show(_ text: String) -> Bool {
      recordAndStub(function: .show, arguments: text)
    }
  }
}
