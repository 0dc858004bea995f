import Poseur
import Testing

@Suite("A call that nothing answers")
struct UnansweredTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let policy: UnstubbedPolicy
    let prepare: @Sendable (FakeDog) -> Void
    let failureCount: Int
    let result: String
  }

  private static let rows = [
    Row(
      testDescription: "gets its default under any policy", policy: .trap,
      prepare: { $0.register(default: "yip", for: .bark) }, failureCount: 0, result: "yip"),
    Row(
      testDescription: "is a failure in spite of its default if a stub was to answer", policy: .returnDefault,
      prepare: { dog in
        dog.register(default: "yip", for: .bark)
        dog.stub(function: .bark).andReturn(5)
      }, failureCount: 1, result: "yip"),
    Row(
      testDescription: "is a failure, and gets a stand-in", policy: .report, prepare: { _ in }, failureCount: 1,
      result: ""),
    Row(
      testDescription: "gets a stand-in without a failure where the policy says so", policy: .returnDefault,
      prepare: { _ in }, failureCount: 0, result: ""),
    Row(
      testDescription: "is a failure under every policy if a stub was to answer", policy: .returnDefault,
      prepare: { $0.stub(function: .bark).andReturn(5) }, failureCount: 1, result: ""),
    Row(
      testDescription: "is reported once", policy: .report,
      prepare: { dog in
        dog.stub(function: .bark).andReturn("woof").thenFail()
        _ = dog.bark()
      }, failureCount: 1, result: ""),
  ]

  @Test("ends as the policy says", arguments: rows)
  func ending(row: Row) {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: row.policy))
    row.prepare(dog)

    var result: String?
    let failures = Failures.capture { result = dog.bark() }
    #expect(failures.count == row.failureCount)
    #expect(result == row.result)
  }

  @Test("throws if it can, and is a failure unless the policy says otherwise", arguments: [true, false])
  func throwing(isQuiet: Bool) {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: isQuiet ? .returnDefault : .report))

    let failures = Failures.capture {
      #expect { try dog.howl(at: 1) } throws: { error in
        "\(error)".hasSuffix("The failure that was reported says more.") != isQuiet
      }
    }
    #expect(failures.count == (isQuiet ? 0 : 1))
  }
}

// Exit tests came with Swift 6.2, for systems that let a process start another.
#if os(macOS) || os(Linux)
  extension UnansweredTests {
    @Test("still stops the process where the policy says so if it was reported before")
    func trapAfterReport() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Failures.$reporter.withValue(ConsoleReporter()) {
            let dog = FakeDog(FakeDog.Function.faker(unstubbed: .trap))
            dog.stub(function: .bark).andReturn("woof").thenFail()
            _ = dog.bark()
            _ = dog.bark()
          }
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(text.contains("FakeDog.bark() was called, but its stub has no answer left"))
    }
  }
#endif
