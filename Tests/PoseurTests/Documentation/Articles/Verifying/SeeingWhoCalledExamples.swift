import Testing

@testable import Poseur
@_spi(Poseur) @testable import PoseurCore

@Suite("The page on who called shows that")
struct SeeingWhoCalledExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("a list of calls has the lines that made them", .enabled(if: CallerTracer.isAvailable))
  func callers() {
    KnownCallers.shared.withLock { $0 = KnownCallers(limit: .seconds(600)) }
    dog.keepCallers()
    let walker = Stroll(dog: dog)
    walker.leave()
    walker.comeHome()
    let failures = Failures.capture { expectHaveReceived(dog, .bark, times: 1) }
    #expect(
      failures == [
        """
        Expected FakeDog.bark to be called exactly 1 time, but it was called 2 times.
        Calls to bark (2):
          #1  bark()   called by Stroll.leave(), Stroll.swift:7
          #2  bark()   called by Stroll.comeHome(), Stroll.swift:11
        """
      ])
  }
}

// MARK: - Fixtures

// As if in a file of its own.
#sourceLocation(file:"Stroll.swift",line:3)
private struct Stroll {
  let dog: Dog

  func leave() {
    _ = dog.bark()
  }

  func comeHome() {
    _ = dog.bark()
  }
}
#sourceLocation()
