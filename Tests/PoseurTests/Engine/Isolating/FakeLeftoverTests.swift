import Foundation
import Poseur
import Testing

@Suite("What an isolated test leaves behind")
struct FakeLeftoverTests {
  @Test("is reported for an inner block that names no reports, as the outer one says, and not for one that does")
  func innerBlocks() {
    let failures = Failures.capture {
      withIsolatedFakes(named: "outer", reporting: [.unusedStubs], as: .failure) {
        withIsolatedFakes(named: "inner") {
          let dog = FakeDog()
          dog.stub(.bark).andReturn("woof")
        }
        for leftovers in [[FakeLeftover.lateCalls], []] {
          withIsolatedFakes(named: "own", reporting: leftovers) {
            let dog = FakeDog()
            dog.stub(.bark).andReturn("woof")
          }
        }
      }
    }
    #expect(failures == ["The stub of FakeDog.bark had answered no call when the test “inner” ended."])
  }

  @Test("is not reported unless it is asked for")
  func silence() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let messages = await reports { await leaveBehind(FakeHut.classFaker) }

    #expect(messages == [])
  }

  @Test("is a stub that answered no call, reported at its line")
  func unusedStubs() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let reporter = CapturingReporter()
    let line = UInt(#line) + 5
    Failures.$reporter.withValue(reporter) {
      withIsolatedFakes(named: "the hut", reporting: [.unusedStubs]) {
        FakeHut.stub(function: .count).andReturn(1)
        _ = FakeHut.count()
        FakeHut.stub(function: .open).with(2).andReturn(())
        _ = HutFunction.faker(scope: .perTest).stub(function: .load).andReturn("")
        FakeHut.stub(function: .load).andReturn("").remove()
      }
    }

    #expect(
      reporter.reports.map(\.message) == [
        "The stub of HutFunctions.open(2) had answered no call when the test “the hut” ended.",
        "The stub of HutFunction.load had answered no call when the test “the hut” ended.",
      ])
    #expect(reporter.reports.map(\.position.line) == [line, line + 1])
    #expect(reporter.reports.allSatisfy { $0.severity == .warning })
  }

  @Test("is nobody's mistake where an error ends it")
  func cutShort() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let messages = await reports {
      try? withIsolatedFakes(reporting: [.unusedStubs, .heldCalls]) {
        FakeHut.stub(function: .count).andReturn(1)
        throw CancellationError()
      }
      try? await withIsolatedFakes(reporting: [.unusedStubs, .heldCalls]) {
        FakeHut.stub(function: .count).andReturn(1)
        let responder = FakeHut.stub(function: .load).andWaitForResponse()
        responder.respond(with: "")
        await Task.yield()
        throw CancellationError()
      }
      try? withIsolatedFakes {
        FakeHut.stub(function: .load).andWaitForResponse().respond(with: "")
        throw CancellationError()
      }
    }
    #expect(messages == [])
  }

  private let advice = "\nHave the test await what makes the call, or stop it before the test ends."

  @Test("is a call that comes late, in a task that goes on")
  func lateCalls() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let messages = await reports { await leaveBehind(FakeHut.classFaker, reporting: [.lateCalls]) }

    #expect(
      messages == [
        "HutFunctions.open(2) was called after its isolated scope ended.\(advice)",
        "HutFunctions.load() was called after its isolated scope ended.\(advice)",
      ])
  }

  @Test("is a call that comes late from anywhere, where the fake was made in the test")
  func lateCallsOfInstance() async {
    let messages = await reports {
      let faker = withIsolatedFakes(reporting: [.lateCalls]) { HutFunction.faker(scope: .perTest) }
      await Task.detached { faker.recordCall(.open) }.value
    }

    #expect(messages == ["HutFunction.open() was called after its isolated scope ended.\(advice)"])
  }

  @Test("is no call of a static fake from nowhere: nobody knows whose it is")
  func callOfStaticFake() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let messages = await reports {
      withIsolatedFakes(reporting: [.lateCalls]) { FakeHut.open(1) }
      await Task.detached { FakeHut.open(2) }.value
    }

    #expect(messages == [])
  }

  @Test("fails the test if it is to")
  func severity() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    withKnownIssue {
      withIsolatedFakes(reporting: [.unusedStubs], as: .failure) {
        _ = FakeHut.stub(function: .count).andReturn(1)
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "The stub of HutFunctions.count had answered no call when its isolated scope ended."
      ]
    }
  }

  /// Leaves a stub and two calls behind.
  private func leaveBehind(_ faker: Faker<HutFunctions.ClassFunction>, reporting leftovers: [FakeLeftover] = []) async {
    let hasEnded = Latch()
    let late = await withIsolatedFakes(reporting: leftovers) {
      await Task.yield()
      _ = faker.stub(function: .count).andReturn(1)
      return Task {
        await hasEnded.wait()
        faker.recordCall(.open, arguments: 2)
        _ = await faker.recordAndStub(function: .load, asType: String.self)
      }
    }
    faker.stub(function: .load).andReturn("from outside")
    hasEnded.open()
    await late.value
  }

  /// What `body` has reported, of any severity.
  private func reports(_ body: () async -> Void) async -> [String] {
    let reporter = CapturingReporter()
    await Failures.$reporter.withValue(reporter, operation: body)
    return reporter.reports.map(\.message)
  }
}
