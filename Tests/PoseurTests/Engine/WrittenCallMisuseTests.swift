import Poseur
import Testing

@Suite("The closure of a written call")
struct WrittenCallMisuseTests {
  private let dog = FakeDog()

  @Test("that makes no call is a failure")
  func noCall() {
    let cat = FakeCat()
    let messages = Failures.capture {
      dog.stub(returning: 3) { _ in 3 }
      expectHaveReceived(dog) { _ in cat.flee(from: .stick) }
      expectHaveNotReceived(dog) { _ in throw Hoarse() }
      expectHaveReceivedInOrder(dog.call { _ in })
      #expect(!dog.receivedCall { _ in })
    }
    let advice = "Make one call to the fake that the closure gets, and await it if it is async."
    let none = "The closure makes no call to FakeDog.\n\(advice)"
    #expect(
      messages == [none, none, "The closure makes no call to FakeDog, but threw Hoarse().\n\(advice)", none, none])
    #expect(dog.unusedStubs == [])
  }

  @Test("that makes two calls is a failure")
  func twoCalls() {
    let messages = Failures.capture {
      expectHaveReceived(dog) {
        $0.eat(.canned)
        _ = $0.bark()
      }
    }
    #expect(
      messages == [
        """
        The closure makes 2 calls to FakeDog: eat(.canned), bark().
        Make one call in each closure.
        """
      ])
    #expect(!dog.hasRecordedCalls)
  }

  @Test("that begins a task and does not await it is a failure, and the task's call is a call")
  func unawaited() async {
    let archive = FakeArchive()
    var task: Task<Void, Never>?
    let hasEnded = Latch()
    let messages = Failures.capture {
      expectHaveReceived(archive) { archive in
        task = Task {
          await hasEnded.wait()
          archive.close()
        }
      }
    }
    hasEnded.open()
    await task?.value
    #expect(messages.first?.hasPrefix("The closure makes no call to FakeArchive.") == true)
    #expect(archive.callCountFor(function: .close) == 1)
  }

  @Test("that has a function throw which cannot is a failure, and stubs nothing")
  func cannotThrow() {
    let messages = Failures.capture { dog.stub(throwing: Hoarse()) { $0.bark() } }
    #expect(
      messages == [
        """
        FakeDog.bark() was forwarded as one that cannot throw, but its stub threw Hoarse().
        Stub a value or, if the function can throw, forward it with recordAndStubThrowing.
        """
      ])
    #expect(dog.unusedStubs == [])
  }

  @Test("may be run by a stub's closure")
  func withinStub() {
    dog.stub(.bark).andDo { [dog] _ in
      dog.stub(returning: "digested") { $0.digest() }
      return "woof"
    }
    #expect(dog.bark() == "woof" && dog.digest() == "digested")
  }
}

@Suite("matching(_:like:)")
struct MatchingTests {
  private let dog = FakeDog()

  @Test("takes what its matcher does, beside plain values and other matchers")
  func position() {
    dog.stub(returning: true) { $0.shouldFetch(matching(.any, like: .ball), for: .kid) }

    #expect(dog.shouldFetch(.ball, for: .kid) && dog.shouldFetch(.stick, for: .kid))
    #expect(dog.unusedStubs == [])
    expectHaveReceived(dog, times: 2) { $0.shouldFetch(matching(.any, like: .ball), for: matching(.any, like: .kid)) }
    expectHaveReceived(dog, times: 1) { $0.shouldFetch(matching(.equal(to: Item.stick), like: .ball), for: .kid) }
  }

  @Test("lets a captor keep arguments")
  func captor() {
    let captor = Argument.captor()
    dog.eat(.dry(grams: 3))
    expectHaveReceived(dog) { $0.eat(matching(captor, like: .canned)) }
    #expect(captor.getValue(as: DogFood.self) == .dry(grams: 3))
  }

  @Test("may have the same sample twice, in the order of the arguments")
  func twoAlike() {
    final class FakeScale: Fake {
      enum Function: String, PoseurFunction { case weigh }
      let faker = Function.faker()
      func weigh(_ low: Int, _ high: Int) { recordCall(.weigh, arguments: low, high) }
    }
    let scale = FakeScale()
    scale.weigh(1, 9)
    expectHaveReceived(scale) { $0.weigh(matching(.lessThan(5), like: 0), matching(.greaterThan(5), like: 0)) }
  }

  @Test("needs a sample that no other argument equals")
  func ambiguous() {
    final class FakeScale: Fake {
      enum Function: String, PoseurFunction { case weigh }
      let faker = Function.faker()
      func weigh(_ low: Int, _ high: Int) { recordCall(.weigh, arguments: low, high) }
    }
    let messages = Failures.capture {
      expectHaveReceived(FakeScale()) { $0.weigh(3, matching(.any, like: 3)) }
      expectHaveReceived(FakeScale()) { $0.weigh(3, matching(.any, like: 4) + 1) }
    }
    #expect(
      messages == [
        """
        The sample 3 of matching(_:like:) equals another argument of FakeScale.weigh(3, 3).
        Take another sample, or write the call with the case of its function.
        """,
        """
        The sample 4 of matching(_:like:) is not an argument of FakeScale.weigh(3, 5).
        Take another sample, or write the call with the case of its function.
        """,
      ])
  }

  @Test("outside of a written call is a failure")
  func outside() {
    let messages = Failures.capture { dog.eat(matching(.any, like: .canned)) }
    #expect(
      messages == [
        """
        matching(_:like:) is not in a written call, so it matches nothing.
        Write it in the closure of one, as in dog.call { $0.eat(matching(.any, like: <#sample#>)) }.
        """
      ])
  }
}
