import Poseur
import Testing

/// Fakes whose faker has no scope of its own.
@Suite("What an isolated test leaves behind in a fake that it makes")
struct LeftoverReportTests {
  @Test("is a stub that no call used, with a call that missed it")
  func unusedStub() {
    let messages = Failures.capture {
      withIsolatedFakes(reporting: [.unusedStubs], as: .failure) {
        let dog = FakeDog()
        dog.stub(function: .bark).andReturn("woof")
        dog.stub(.shouldFetch).with(Item.ball, Member.kid).andReturn(true)
        dog.stub(.shouldFetch).with(Item.slippers, Argument.any).andReturn(false)
        _ = dog.shouldFetch(.slippers, for: .kid)
        _ = dog.shouldFetch(.slippers, for: .parent)
      }
    }
    #expect(
      messages == [
        "The stub of FakeDog.bark had answered no call when its isolated scope ended.",
        """
        The stub of FakeDog.shouldFetch(.ball, .kid) had answered no call when its isolated scope ended.
          none of 2 calls matches, not even shouldFetch(.slippers, .kid): argument 0 is .slippers, not .ball
        """,
      ])
  }

  @Test("is no stub that is lenient")
  func lenient() {
    let messages = Failures.capture {
      withIsolatedFakes(reporting: [.unusedStubs], as: .failure) {
        let dog = FakeDog()
        dog.stub(function: .bark).lenient().andReturn("woof")
        expectNoUnusedStubs(dog)
      }
    }
    #expect(messages == [])
  }

  @Test("is a call that comes late")
  func lateCall() {
    let messages = Failures.capture {
      let dog = withIsolatedFakes(named: "walk", reporting: [.lateCalls], as: .failure) {
        let dog = FakeDog()
        dog.eat(.canned)
        return dog
      }
      dog.eat(.dry(grams: 3))
      #expect(dog.callCountFor(function: .eat) == 2)
    }
    #expect(
      messages == [
        """
        FakeDog.eat(.dry(grams: 3)) was called after the test “walk” ended.
        Have the test await what makes the call, or stop it before the test ends.
        """
      ])
  }

  @Test("is a call that nobody verified")
  func unverifiedCall() {
    let messages = Failures.capture {
      withIsolatedFakes(reporting: [.unverifiedCalls], as: .failure) {
        let dog = FakeDog()
        dog.eat(.canned)
        dog.eat(.dry(grams: 3))
        expectHaveReceived(dog) { $0.eat(.canned) }
      }
    }
    #expect(
      messages == [
        """
        1 call of FakeDog was not verified by any assertion when its isolated scope ended.
          #2  eat(.dry(grams: 3))
        """
      ])
  }

  @Test("is no late call of another isolated test")
  func sharedFake() {
    let messages = Failures.capture {
      let dog = withIsolatedFakes(reporting: [.lateCalls], as: .failure) { FakeDog() }
      withIsolatedFakes { dog.eat(.canned) }
    }
    #expect(messages == [])
  }

  @Test("keeps no argument alive where only late calls are asked for")
  func releasedArgument() {
    final class Toy {}
    weak var released: Toy?
    withIsolatedFakes(reporting: [.lateCalls]) {
      let record = {
        let (dog, toy) = (FakeDog(), Toy())
        dog.recordCall(.eat, arguments: toy)
        released = toy
      }
      record()
      #expect(released == nil)
    }
  }

  @Test("is not told of where it is not asked for, or an error ended the test")
  func silence() {
    struct Cut: Error {}
    let messages = Failures.capture {
      let dog = withIsolatedFakes { FakeDog() }
      dog.eat(.canned)
      try? withIsolatedFakes(reporting: [.unusedStubs, .unverifiedCalls], as: .failure) {
        let dog = FakeDog()
        dog.stub(function: .bark).andReturn("woof")
        dog.eat(.canned)
        throw Cut()
      }
    }
    #expect(messages == [])
  }
}
