import Dispatch
import Poseur
import Testing

@Suite("The page on the calls of isolated tests shows that a test")
struct CallsOfAnIsolatedTestExamples {
  private typealias FakeKennel = FindingLeftoversExamples.FakeKennel

  @Test("gets the calls of a queue to a static fake that it has used", .isolatedFakes)
  func queue() async {
    FakeKennel.stub(function: .count).andReturn(3)
    let count = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: FakeKennel.count()) }
    }

    #expect(count == 3 && FakeKennel.classFaker.callCountFor(function: .count) == 1)
  }
}
