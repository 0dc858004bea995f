import Foundation
import Poseur
import Testing

@Suite("Failures", .tags(.threads))
struct FailuresTests {
  // Before, an issue had no severity.
  #if compiler(>=6.3)
    @Test("a hint is a warning for Swift Testing, and fails no test")
    func warning() {
      withKnownIssue {
        Failures.report("A hint.", severity: .warning)
      } matching: { issue in
        issue.severity == .warning
      }
    }
  #endif

  @Test("a report reaches the running test, at its line, as a failure")
  func reachesTheTest() {
    let line = #line + 2
    withKnownIssue {
      Failures.report("Rex is hungry.")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["Rex is hungry."] && issue.sourceLocation?.line == line
    }
  }

  @Test("a capture returns the messages and keeps them from the test")
  func capture() {
    let messages = Failures.capture {
      Failures.report("one")
      Failures.report("two")
    }

    #expect(messages == ["one", "two"])
  }

  @Test("an asynchronous capture reaches child tasks")
  func asynchronousCapture() async {
    let messages = await Failures.capture {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { Failures.report("from a child") }
      }
      await Task { Failures.report("from a task") }.value
    }

    #expect(messages == ["from a child", "from a task"])
  }

  @Test("a capture that ends with an error returns no messages: the one around it hears them")
  func errors() async {
    let messages = await Failures.capture {
      #expect(throws: Hoarse()) {
        try Failures.capture {
          Failures.report("within")
          throw Hoarse()
        }
      }
      await #expect(throws: Hoarse()) {
        try await Failures.capture {
          await Task { Failures.report("within a task") }.value
          throw Hoarse()
        }
      }
      Failures.report("after")
    }
    #expect(messages == ["within", "within a task", "after"])
  }

  @Test("captures nest: the inner one hears")
  func nesting() {
    var inner: [String] = []
    let outer = Failures.capture {
      inner = Failures.capture { Failures.report("inner") }
      Failures.report("outer")
    }

    #expect(inner == ["inner"])
    #expect(outer == ["outer"])
  }

  @Test("what a fake made in a capture reports from another thread is captured")
  func otherThread() {
    let messages = Failures.capture {
      let faker = FakeDog().faker
      let isDone = DispatchSemaphore(value: 0)
      Thread {
        _ = faker.recordAndStub(function: .bark, asType: String.self)
        isDone.signal()
      }.start()
      isDone.wait()
    }

    #expect(messages.count == 1)
  }

  @Test("what was not asked for goes to who would have heard it")
  func otherSeverity() throws {
    var warnings: [String] = []
    let failures = Failures.capture {
      warnings = Failures.capture(.warning) {
        Failures.report("a failure")
        Failures.report("a warning", severity: .warning)
      }
    }
    #expect(warnings == ["a warning"])
    #expect(failures == ["a failure"])

    let thrown = Failures.capture {
      try? Failures.capture {
        Failures.report("before the error")
        throw Hoarse()
      }
    }
    #expect(thrown == ["before the error"])
  }

  @Test("a fake that was made in a capture, or in a block that traps, reports to the test after it")
  func fakeOutlivesCapture() async {
    var dogs: [FakeDog] = []
    _ = Failures.capture { dogs.append(FakeDog()) }
    _ = await Failures.capture {
      await Task.yield()
      dogs.append(FakeDog())
    }
    let made = LockedDog()
    expectThrowsAssertion {
      made.dog = FakeDog()
      preconditionFailure("sprung")
    }

    for dog in dogs + [made.dog].compactMap({ $0 }) {
      withKnownIssue {
        _ = dog.bark()
      } matching: {
        $0.comments.first?.rawValue.hasPrefix("FakeDog.bark() was called") == true
      }
      #expect(Failures.capture { dog.bark() }.count == 1, "and to a capture that runs")
    }
  }

  @Test("a static fake that was first used with a reporter of one's own reports to the test after it")
  func staticFakeOutlivesReporter() {
    enum FakeKennel: StaticFake {
      enum ClassFunction: String, PoseurFunction { case count }
      static let classFaker = ClassFunction.classFaker()
      static func count() -> Int { recordAndStub(function: .count) }
    }
    let reporter = CapturingReporter()
    Failures.$reporter.withValue(reporter) { _ = FakeKennel.count() }
    withKnownIssue {
      _ = FakeKennel.count()
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("FakeKennel.count() was called") == true
    }

    #expect(reporter.reports.count == 1)
  }

  @Test("a reporter of one's own hears where and how badly")
  func ownReporter() throws {
    let reporter = CapturingReporter()
    let line: UInt = #line + 1
    Failures.$reporter.withValue(reporter) { Failures.report("Rex is hungry.", severity: .warning) }

    let report = try #require(reporter.reports.first)
    #expect(report.message == "Rex is hungry.")
    #expect(report.severity == .warning)
    #expect(report.position.line == line)
    #expect("\(report.position)" == "FailuresTests.swift:\(report.position.line)")
  }
}

// Exit tests came with Swift 6.2, for systems that let a process start another.
#if os(macOS) || os(Linux)
  extension FailuresTests {
    @Test("the console gets a line each: the place, how bad it is, and the message")
    func console() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
          Failures.$reporter.withValue(ConsoleReporter()) {
            Failures.report("Rex is hungry.", line: 7)
            Failures.report("Rex may be hungry.", severity: .warning, line: 8)
          }
        })

      #expect(
        String(decoding: result.standardErrorContent, as: UTF8.self) == """
          FailuresTests.swift:7: failure: Rex is hungry.
          FailuresTests.swift:8: warning: Rex may be hungry.

          """)
    }
  }
#endif

// MARK: - Fixtures

/// Written by a catcher's thread, read when it has ended.
private final class LockedDog: @unchecked Sendable {
  var dog: FakeDog?
}
