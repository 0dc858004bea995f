import Poseur
import Testing

@Suite("A faker that is made anew each time")
struct StoredFakerTests {
  private struct FakeKennel: Fake {
    enum Function: String, PoseurFunction { case open }
    var faker: Faker<Function> { Function.faker() }
    func open() { recordCall(.open) }
  }

  private let message = """
    FakeKennel makes a new faker each time it is asked for its faker, so it keeps no calls and no stubs.
    Store it: let faker = Function.faker()
    """

  @Test("fails whatever is asked or expected of the fake, also that nothing was called")
  func questions() {
    let kennel = FakeKennel()
    let questions: [() -> Void] = [
      { expectHaveNotReceived(kennel, .open) }, { expectHaveNoRecordedCalls(kennel) }, { expectNoMoreCalls(kennel) },
      { _ = kennel.receivedCall(to: .open) }, { _ = kennel.callCountFor(function: .open) }, { _ = kennel.calls },
      { kennel.stub(function: .open).andReturn() }, { expectHaveReceived(kennel.call(to: .open, times: .never)) },
      { _ = kennel.call(to: .open).count },
      { expectHaveReceived(kennel, .open) },
      { expectHaveRecordedCalls(kennel) }, { expectHaveReceived(kennel) { $0.open() } },
      { expectHaveReceivedInOrder(kennel.call(to: .open)) }, { kennel.stub { $0.open() }.andReturn() },
    ]
    for question in questions {
      kennel.open()
      #expect(Failures.capture { question() } == [message])
    }
  }

  @Test("satisfies no assertion, not even that nothing was called")
  func unsatisfied() {
    let kennel = FakeKennel()
    _ = Failures.capture {
      #expect(!expectHaveNotReceived(kennel, .open) && !expectHaveNoRecordedCalls(kennel))
      #expect(!expectNoMoreCalls(kennel) && !expectNoUnusedStubs(kennel))
    }
  }
}
