import Poseur
import Testing

@Suite("The page on hand-written spies shows that")
struct FromHandWrittenSpiesExamples {
  @Test("a failure lists the calls")
  func report() {
    struct FakeStore: Fake {
      enum Function: String, PoseurFunction { case fetch }
      let faker = Function.faker()
      func fetch(id: Int) { recordAndStub(function: .fetch, arguments: id) }
    }
    let fake = FakeStore()
    fake.fetch(id: 4)

    #expect(
      Failures.capture { expectHaveReceived(fake, times: 1) { $0.fetch(id: 3) } } == [
        """
        Expected FakeStore.fetch(3) to be called exactly 1 time, but it was called 0 times.
        Calls to fetch (1):
          #1  fetch(4)   argument 0 is 4, not 3
        """
      ])
  }
}
