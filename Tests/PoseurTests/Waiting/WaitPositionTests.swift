import Poseur
import Testing

@Suite("A wait in vain")
struct WaitPositionTests {
  private let faker = FakeDog.Function.faker()
  private var dog: FakeDog { FakeDog(faker) }

  @Test("says in which line it is, after what an assertion would say")
  func text() async {
    let line = #line + 1
    let error = await errorOfWait { _ = try await dog.waitForCall(to: .bark, timeout: .zero) }

    #expect(
      error.map { "\($0)" } == """
        Expected FakeDog.bark to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
        The wait is at WaitPositionTests.swift:\(line).
        """)
  }

  @Test("says how long it was, in whichever form")
  func time() async {
    let (library, clock) = (FakeDog(), ManualClock())
    let responder = library.stub(function: .bark).andWaitForResponse()
    let waits = [
      Task { [faker] in _ = try await faker.waitForCall(to: .bark, timeout: .milliseconds(50), clock: clock) },
      Task { try await responder.waitForPendingCalls(timeout: .seconds(1), clock: clock) },
    ]
    await clock.untilSleeping(2)
    await clock.advance(by: .seconds(1))

    expectEnd("The wait of 0.05 seconds is at", of: await errorOfWait { try await waits[0].value })
    expectEnd("The wait of 1 second is at", of: await errorOfWait { try await waits[1].value })
    expectEnd("The wait of 0.002 seconds is at", of: errorOfThreadsWait(.milliseconds(2)))
  }

  @Test("says no time where something else ended it")
  func otherEnd() async {
    let (library, clock) = (FakeDog(), ManualClock())
    let responder = library.stub(function: .bark).andWaitForResponse()
    let wait = Task { try await responder.waitForPendingCalls(timeout: .seconds(1), clock: clock) }
    await clock.untilSleeping()
    library.resetStubs()

    expectEnd("The wait is at", of: await errorOfWait { try await wait.value })
  }

  @Test("says where it is in whichever form")
  func forms() async {
    await expectPosition { _ = try await dog.waitForCall(to: .bark, timeout: .zero) }
    await expectPosition { _ = try await dog.call(to: .bark).wait(timeout: .zero) }
    await expectPosition { _ = try await faker.waitForCall(to: .bark, withArguments: 1, timeout: .zero) }
    await expectPosition { _ = try await faker.call(to: .bark, where: { _ in true }).wait(timeout: .zero) }
    let kennel = FakeKennel.classFaker
    await expectPosition { _ = try await kennel.waitForCall(to: .count, timeout: .zero) }
    await expectPosition { _ = try await kennel.call(to: .count, where: { _ in true }).wait(timeout: .zero) }

    let responder = dog.stub(function: .bark).andWaitForResponse()
    await expectPosition { try await responder.waitForPendingCalls(timeout: .zero) }
  }

  @Test("says where it is, synchronously, in whichever form")
  func synchronousForms() {
    expectPosition { _ = try dog.call(to: .bark).waitSynchronously(timeout: .zero) }
    expectPosition { _ = try faker.call(to: .bark, withArguments: 1).waitSynchronously(timeout: .zero) }
    expectPosition { _ = try FakeKennel.classFaker.call(to: .count).waitSynchronously(timeout: .zero) }
  }
}

// MARK: - Fixtures

private struct FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction { case count }
  static let classFaker = ClassFunction.classFaker()
}

/// What the wait throws; nil where it does not.
private func errorOfWait(
  isolation: isolated (any Actor)? = #isolation, _ wait: () async throws -> Void
) async -> (any Error)? {
  do { try await wait() } catch { return error }
  return nil
}

private func errorOfThreadsWait(_ timeout: Duration) -> (any Error)? {
  do { try FakeKennel.classFaker.call(to: .count).waitSynchronously(timeout: timeout) } catch { return error }
  return nil
}

/// Expects that the last line of the error begins so.
private func expectEnd(_ text: String, of error: (any Error)?, sourceLocation: SourceLocation = #_sourceLocation) {
  let line = error.map { "\($0)" }?.split(separator: "\n").last ?? "nothing"
  #expect(line.hasPrefix("\(text) WaitPositionTests.swift:"), "\(line)", sourceLocation: sourceLocation)
}

/// Expects that the wait, which is in the line of the call, says so.
private func expectPosition(
  isolation: isolated (any Actor)? = #isolation, filePath: StaticString = #filePath, line: UInt = #line,
  _ wait: () async throws -> Void
) async {
  expectPosition(of: await errorOfWait(wait), filePath, line)
}

private func expectPosition(filePath: StaticString = #filePath, line: UInt = #line, _ wait: () throws -> Void) {
  do {
    try wait()
    expectPosition(of: nil, filePath, line)
  } catch { expectPosition(of: error, filePath, line) }
}

private func expectPosition(of error: (any Error)?, _ filePath: StaticString, _ line: UInt) {
  let position = (error as? CallNotReceived)?.position
  let isThere = position?.line == line && position.map { "\($0.filePath)" } == "\(filePath)"
  #expect(isThere, "line \(line), but it says \(position.map(\.description) ?? "nothing")")
}
