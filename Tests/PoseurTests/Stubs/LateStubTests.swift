import Poseur
import Testing

@Suite("A stub written after the call that needed it")
struct LateStubTests {
  private let dog = FakeDog()

  @Test("is a warning at its line")
  func late() {
    _ = Failures.capture { _ = dog.bark() }
    let reporter = CapturingReporter()
    let line = UInt(#line + 1)
    Failures.$reporter.withValue(reporter) { _ = dog.stub { $0.bark() }.andReturn("woof") }

    #expect(
      reporter.reports.map(\.message) == [
        """
        FakeDog.bark was called before this stub was written, and failed.
        Write the stub before the code that makes the call.
        """
      ])
    #expect(reporter.reports.map(\.severity) == [.warning])
    #expect(reporter.reports.map(\.position.line) == [line])
  }

  @Test("is none for other arguments, after a reset, and where the call didn't fail")
  func inTime() {
    let quiet = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    _ = Failures.capture { _ = try? dog.howl(at: 3) }
    _ = quiet.bark()
    let warnings = Failures.capture(.warning) {
      dog.stub { try $0.howl(at: 4) }.andReturn("awoo")
      quiet.stub { $0.bark() }.andReturn("woof")
      dog.reset()
      dog.stub { try $0.howl(at: 3) }.andReturn("awoo")
    }
    #expect(warnings == [])
  }
}
