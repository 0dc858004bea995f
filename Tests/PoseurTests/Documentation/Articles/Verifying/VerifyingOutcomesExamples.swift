import Poseur
import Testing

@Suite("The page on outcomes shows that")
struct VerifyingOutcomesExamples {
  private let dog = FakeDog()

  @Test("what calls returned and threw is verified")
  func outcomes() {
    dog.stub(.howl).with(3).andReturn("awoo")
    dog.stub(.howl).with(11).andThrow(Hoarse())
    for volume in [3, 11] { _ = try? dog.howl(at: volume) }

    expectHaveReceived(dog, outcome: .returned("awoo")) { try $0.howl(at: 3) }
    expectHaveReceived(dog, .howl, outcome: .threw(Hoarse.self), times: 1)
    expectHaveReceived(dog, .howl, outcome: .threw(Hoarse()))
    expectHaveReceived(dog, .howl, outcome: .returned(Argument.hasPrefix("a")), times: 1)
    expectHaveReceived(dog, .howl, outcome: .pending, times: .never)

    if case .threw(let error) = dog.calls(to: .howl).last?.outcome {
      #expect(error is Hoarse)
    }

    let failures = Failures.capture { expectHaveReceived(dog, .howl, with: 3, outcome: .threw) }
    #expect(
      failures == [
        """
        Expected FakeDog.howl(3) to be called at least 1 time with outcome .threw, but 0 calls had that outcome.
        Calls to howl (2):
          #1  howl(3)    returned "awoo"     ← nearest
          #2  howl(11)   argument 0 is 11, not 3; threw Hoarse()
        """
      ])
  }
}
