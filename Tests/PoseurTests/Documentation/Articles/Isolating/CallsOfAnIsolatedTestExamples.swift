import Dispatch
import Poseur
import Testing

/// The Swift of the page on the calls of isolated tests, as it stands there.
@Suite("The page on the calls of isolated tests shows that a test")
struct CallsOfAnIsolatedTestExamples {
  @Test(.isolatedFakes)
  func opensADoorInATask() async {
    await Task { FakeKennel.open(1) }.value

    expectHaveReceived(FakeKennel.classFaker, .open, with: 1, times: 1)
  }

  private typealias FakeKennel = IsolatingTestsExamples.FakeKennel

  @Test("gets the calls of a queue to a static fake that it has used", .isolatedFakes)
  func queue() async {
    FakeKennel.stub(function: .count).andReturn(3)
    let count = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: FakeKennel.count()) }
    }

    #expect(count == 3 && FakeKennel.callCountFor(function: .count) == 1)
  }
}
