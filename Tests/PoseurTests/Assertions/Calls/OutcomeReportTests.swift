import Poseur
import Testing

@Suite("An assertion of an outcome")
struct OutcomeReportTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("that fails leaves none of the function's calls to tell of")
  func failure() {
    dog.stub(.howl).andReturn("awoo")
    _ = try? dog.howl(at: 1)
    _ = Failures.capture { expectHaveReceived(dog, .howl, outcome: .returned("awoo"), times: 2) }
    #expect(expectNoMoreCalls(dog))
  }

  @Test("says what a call-through returned instead")
  func calledThrough() {
    _ = dog.recordAndStub(function: .bark, orElse: "woof")
    #expect(
      Failures.capture { expectHaveReceived(dog, .bark, outcome: .calledThrough("grr")) } == [
        """
        Expected FakeDog.bark to be called at least 1 time with outcome .calledThrough("grr"), but 0 calls had that outcome.
        Calls to bark (1):
          #1  bark()   called through and returned "woof", not "grr"
        """
      ])
  }

  @Test("takes for nearest the call whose outcome is of the kind")
  func nearest() {
    dog.stub(.howl).andReturn("awoo")
    dog.stub(.howl).once().andThrow(Hoarse())
    for _ in 1...2 { _ = try? dog.howl(at: 1) }
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, outcome: .returned("grr")) } == [
        """
        Expected FakeDog.howl to be called at least 1 time with outcome .returned("grr"), but 0 calls had that outcome.
        Calls to howl (2):
          #2  howl(1)   returned "awoo", not "grr"     ← nearest
          #1  howl(1)   threw Hoarse()
        """
      ])
  }

  @Test("names the type of an error that is a case")
  func errorThatIsACase() {
    dog.stub(.howl).andThrow(WalkError.rain)
    _ = try? dog.howl(at: 1)
    #expect(dog.calls.map(\.outcome.description) == ["threw WalkError.rain"])
  }
}
