import Poseur
import Testing

@Suite("A transcript")
struct FakeTranscriptTests {
  @Test("has the policy, the stubs with their use, and the calls with what became of them")
  func everything() throws {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    let line = #line + 1
    dog.stub(.shouldFetch).with(Item.ball, Argument.anything).andReturn(true)
    dog.stub(.bark).andReturn("woof")
    dog.stub(.howl).with(3).andThrow(Hoarse())
    _ = dog.bark()
    _ = dog.bark()
    _ = dog.shouldFetch(.stick, for: .kid)
    _ = try? dog.howl(at: 3)
    dog.eat(.canned)

    #expect(
      dog.transcript == """
        FakeDog, with the policy .returnDefault for calls that nothing answers
        Stubs (3):
          shouldFetch(.ball, any value)   not used, written at FakeTranscriptTests.swift:\(line)
          bark                            used 2 times, written at FakeTranscriptTests.swift:\(line + 1)
          howl(3)                         used 1 time, written at FakeTranscriptTests.swift:\(line + 2)
        Calls (5):
          #1  bark()                      returned "woof", by the stub at FakeTranscriptTests.swift:\(line + 1)
          #2  bark()                      returned "woof", by the stub at FakeTranscriptTests.swift:\(line + 1)
          #3  shouldFetch(.stick, .kid)   was not stubbed
          #4  howl(3)                     threw Hoarse(), by the stub at FakeTranscriptTests.swift:\(line + 2)
          #5  eat(.canned)                returned ()
        """)
    #expect(dog.faker.transcript == dog.transcript)
  }

  @Test("says that there is nothing, and what there is")
  func little() {
    let dog = FakeDog()
    let head = "FakeDog, with the policy .report for calls that nothing answers\nNo stubs.\n"
    #expect(dog.transcript == head + "No calls.")

    dog.eat(.canned)
    dog.eat(.dry(grams: 3))
    #expect(
      dog.transcript == head
        + "Calls (2):\n  #1  eat(.canned)          returned ()\n  #2  eat(.dry(grams: 3))   returned ()")
    #expect(FakeKennel.classFaker.transcript.hasPrefix("FakeKennel, with"))
  }
}

// MARK: - Fixtures

private enum FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction { case open }
  static let classFaker = ClassFunction.classFaker()
}
