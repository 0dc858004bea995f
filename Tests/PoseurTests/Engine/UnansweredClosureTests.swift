import Testing

@testable import Poseur
@testable import PoseurCore

@Suite("A call with a closure that no stub answers")
struct UnansweredClosureTests {
  private let loader = FakeLoader()

  @Test("is a warning with the nearest stub, once a function, until the fake is reset")
  func warning() {
    loader.stub { $0.load("a", $1) }.andDo { done in done(1) }
    let text = """
      FakeLoader.load("c", (Int) -> Void closure) was called, but no stub answers it.
      Stubs of load (1):
        load("a", any value)   argument 0 is "c", not "a"
      It takes a closure, which no stub calls now. Whoever waits for that may wait for ever.
      See “My test never ends” in Poseur's documentation.
      """
    let warnings = Failures.capture(.warning) {
      loader.load("a") { _ in }
      loader.load("c") { _ in }
      loader.load("d") { _ in }
    }
    #expect(warnings == [text])

    loader.reset()
    loader.stub { $0.load("a", $1) }.andDo { done in done(1) }
    #expect(Failures.capture(.warning) { loader.load("c") { _ in } }.count == 1)
  }

  @Test("is one as well if the closure is optional, and the function asynchronous")
  func forms() async {
    loader.stub(.cancel).with(1, Argument.any).andReturn()
    loader.stub(.wait).with(1, Argument.any).andReturn()
    let warnings = await Failures.capture(.warning) {
      loader.cancel(2, nil)
      loader.cancel(2) {}
      await loader.wait(2) {}
    }
    #expect(
      warnings == [
        """
        FakeLoader.cancel(2, () -> Void closure) was called, but no stub answers it.
        Stubs of cancel (1):
          cancel(1, any value)   argument 0 is 2, not 1
        It takes a closure, which no stub calls now. Whoever waits for that may wait for ever.
        See “My test never ends” in Poseur's documentation.
        """,
        """
        FakeLoader.wait(2, () -> Void closure) was called, but no stub answers it.
        Stubs of wait (1):
          wait(1, any value)   argument 0 is 2, not 1
        It takes a closure, which no stub calls now. Whoever waits for that may wait for ever.
        See “My test never ends” in Poseur's documentation.
        """,
      ])
  }

  @Test("is silent without a stub, behind a once(), with a default, and where the call brings no closure")
  func silence() {
    let reports = CapturingReporter()
    Failures.$reporter.withValue(reports) {
      loader.load("a") { _ in }
      loader.stub(.log).with("a").andReturn()
      loader.log("b")
      loader.stub { $0.load("a", $1) }.andDo { done in done(1) }
      loader.stub(.cancel).once().andReturn()
      for _ in 1...2 { loader.cancel(1) {} }
      loader.register(default: (), for: .load)
      loader.load("b") { _ in }
    }
    #expect(reports.reports.map(\.message) == [])
  }
}

// MARK: - Fixtures

private final class FakeLoader: Fake {
  enum Function: String, PoseurFunction { case load, cancel, wait, log }
  let faker = Function.faker()
  func load(_ name: String, _ completion: @escaping (Int) -> Void) {
    recordAndStub(function: .load, arguments: name, completion)
  }
  func cancel(_ number: Int, _ completion: (() -> Void)?) {
    recordAndStub(function: .cancel, arguments: number, completion)
  }
  func wait(_ number: Int, _ completion: @escaping () -> Void) async {
    await recordAndStub(function: .wait, arguments: number, completion)
  }
  func log(_ text: String) { recordAndStub(function: .log, arguments: text) }
}
