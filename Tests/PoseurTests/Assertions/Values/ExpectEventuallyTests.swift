import Poseur
import Testing

@Suite("A condition that is to come true in time", .timeLimit(.minutes(1)))
struct ExpectEventuallyTests {
  @Test("is asked until it does, and holds then")
  func becomesTrue() async {
    var count = 0
    let holds = await expectEventually(timeout: .seconds(50)) {
      count += 1
      return count == 3
    }
    #expect(holds)
    #expect(count == 3)
  }

  @Test("is a failure, with its message, if it doesn't, or throws")
  func failures() async {
    let messages = await Failures.capture {
      #expect(await expectEventually("The list", timeout: .zero) { false } == false)
      await expectEventually(timeout: .milliseconds(3)) { false }
      await expectEventually { throw WalkError.rain }
    }
    #expect(
      messages == [
        "The list\nExpected the condition to become true, but it was still false after 0.0 seconds.",
        "Expected the condition to become true, but it was still false after 0.003 seconds.",
        "Expected the condition to become true, but it threw WalkError.rain.",
      ])
  }

  @Test("is a failure if the task is cancelled meanwhile")
  func cancellation() async {
    let messages = await Failures.capture {
      await Task {
        await expectEventually {
          withUnsafeCurrentTask { $0?.cancel() }
          return false
        }
      }.value
    }
    #expect(messages == ["Expected the condition to become true, but the task was cancelled before that."])
  }
}
