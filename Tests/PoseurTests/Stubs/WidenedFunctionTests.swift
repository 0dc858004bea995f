import Poseur
import Testing

@Suite("A stub for a function that returns a closure")
struct WidenedFunctionTests {
  private let bell = FakeBell()

  @Test("takes one whose type Swift has widened: @Sendable is left out")
  func sendable() {
    bell.stub { $0.handler() }.andReturn({ 3 }).thenReturn({ 4 })
    #expect(bell.handler()() == 3 && bell.handler()() == 4)
    bell.stub { $0.listener() }.andReturn({ number in "\(number)" })
    #expect(bell.listener()(6) == "6")
    let plain: () -> Int = { 7 }
    bell.stub(.handler).andReturn(plain)
    bell.stub(.handlerOf).andReturn(plain)
    #expect(bell.handler()() == 7 && bell.handler(of: 3)?() == 7)
    expectHaveReceived(bell, times: 3) { $0.handler() }
  }

  @Test("takes one without the main actor, which calls it")
  @MainActor func actor() {
    bell.stub { $0.callback() }.andReturn({ 3 })
    #expect(bell.callback()() == 3)
    expectHaveReceived(bell, times: 1) { $0.callback() }
  }

  @Test("takes none of another type")
  func others() {
    let text: () -> String = { "a" }
    let failing: () throws -> Int = { 3 }
    let messages = Failures.capture {
      bell.stub(.handler).andReturn(text)
      #expect(bell.handler()() == 0)
      bell.resetStubs()
      bell.stub(.handler).andReturn(failing)
      #expect(bell.handler()() == 0)
    }
    #expect(
      messages.map { $0.split(separator: "\n")[0] } == [
        "FakeBell.handler() has to return @Sendable () -> Int, but the stub that matches returns () -> String closure.",
        "FakeBell.handler() has to return @Sendable () -> Int, but the stub that matches returns () throws -> Int closure.",
      ])
  }
}

// MARK: - Fixtures

private final class FakeBell: Fake, Sendable {
  enum Function: String, PoseurFunction { case handler, handlerOf, listener, callback }
  let faker = Function.faker()

  init() { faker.register(default: { 0 } as @Sendable () -> Int) }

  func handler() -> @Sendable () -> Int { recordAndStub(function: .handler) }
  func handler(of number: Int) -> (@Sendable () -> Int)? { recordAndStub(function: .handlerOf, arguments: number) }
  func listener() -> @Sendable (Int) -> String { recordAndStub(function: .listener) }
  func callback() -> @MainActor () -> Int { recordAndStub(function: .callback) }
}
