import Foundation
import Poseur
import Testing

@Suite("Throws")
struct ThrowsTests {
  @Test("the expected error is not reported")
  func satisfied() {
    let messages = Failures.capture {
      #expect(expectThrows(WalkError.ate([.ball])) { throw WalkError.ate([.ball]) })
      XCTAssertThrowsError(WalkError.ate([.ball])) { throw WalkError.ate([.ball]) }
    }

    #expect(messages == [])
  }

  @Test("what a call or a wait throws is told also by its localized description")
  func localizedDescriptions() async {
    let faker = FakeDog.Function.faker(unstubbed: .returnDefault)
    let report = "Expected FakeDog.bark to be called at least 1 time, but it was called 0 times."
    await #expect { try await faker.waitForCall(to: .bark, timeout: .zero) } throws: { error in
      error.localizedDescription == "\(error)" && "\(error)".hasPrefix(report)
    }
    #expect { try faker.recordAndStubThrowing(function: .howl) as String } throws: { error in
      error.localizedDescription == "\(error)" && "\(error)".hasPrefix("FakeDog.howl() was called")
    }
  }

  @Test("another error is told, below the test's own words")
  func otherError() {
    let text = "in the rain\nExpected WalkError.rain to be thrown, but Hoarse() was thrown."

    let messages = Failures.capture {
      #expect(!expectThrows(WalkError.rain, "in the rain") { throw Hoarse() })
      XCTAssertThrowsError(WalkError.rain, "in the rain") { throw Hoarse() }
    }

    #expect(messages == [text, text])
  }

  @Test("what was returned is told where nothing was thrown")
  func nothingThrown() {
    let messages = Failures.capture {
      #expect(!expectThrows(Hoarse()) { Item.ball })
      #expect(!expectThrows(Hoarse()) {})
      XCTAssertThrowsError(Hoarse()) { Item.ball }
      XCTAssertThrowsError(Hoarse()) {}
    }

    let texts = [
      "Expected Hoarse() to be thrown, but nothing was thrown and .ball was returned.",
      "Expected Hoarse() to be thrown, but nothing was thrown.",
    ]
    #expect(messages == texts + texts)
  }

  @Test("what is awaited may throw")
  func asynchronous() async {
    let text = "too late\nExpected Hoarse() to be thrown, but nothing was thrown and 3 was returned."

    let messages = await Failures.capture {
      #expect(await expectThrows(Hoarse()) { try await walk(3, error: Hoarse()) })
      #expect(await !expectThrows(Hoarse(), "too late") { try await walk(3) })
      await XCTAssertThrowsError(Hoarse()) { try await walk(3, error: Hoarse()) }
      await XCTAssertThrowsError(Hoarse(), "too late") { try await walk(3) }
    }

    #expect(messages == [text, text])
  }

  @Test("what belongs to the caller's actor may be used in the block")
  @MainActor func isolated() async {
    let leash = Leash()

    expectThrows(Hoarse()) {
      leash.pulls += 1
      throw Hoarse()
    }
    await expectThrows(Hoarse()) {
      leash.pulls += 1
      _ = try await walk(3, error: Hoarse())
    }
    await XCTAssertThrowsError(Hoarse()) {
      leash.pulls += 1
      _ = try await walk(3, error: Hoarse())
    }

    #expect(leash.pulls == 3)
  }

  @Test("an actor may use its own state in the block")
  func actor() async {
    #expect(await Stroller().throwsWhenTired())
  }

  @Test("the running test hears, at the line")
  func line() async {
    let text = "Expected Hoarse() to be thrown, but nothing was thrown and 3 was returned."

    await expectTestHears(text) { await expectThrows(Hoarse()) { try await walk(3) } }
    await expectTestHears(text) { await XCTAssertThrowsError(Hoarse()) { try await walk(3) } }
  }

  @Test("the running test hears of what is not awaited, at the line")
  func synchronousLine() {
    let text = "Expected Hoarse() to be thrown, but nothing was thrown."

    expectTestHears(text) { expectThrows(Hoarse()) {} }
    expectTestHears(text) { XCTAssertThrowsError(Hoarse()) {} }
  }
}

// MARK: - Fixtures

/// Not `Sendable`.
private final class Leash { var pulls = 0 }

private func walk(_ distance: Int, error: (any Error)? = nil) async throws -> Int {
  await Task.yield()
  if let error { throw error }
  return distance
}

private actor Stroller {
  private var walks = 0

  func throwsWhenTired() async -> Bool {
    await expectThrows(Hoarse()) {
      walks += 1
      return try await walk(walks, error: Hoarse())
    }
  }
}
