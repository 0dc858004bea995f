import Poseur
import Testing

@Suite("The page on recorded calls shows that")
struct InspectingCallsExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("the transcript shows everything")
  func transcript() {
    let dog = FakeDog()
    dog.stub(.bark, fileID: "Tests/KennelTests.swift", line: 12).andReturn("woof")
    _ = dog.bark()
    dog.eat(.canned)

    print(dog.transcript)
    #expect(
      dog.transcript == """
        FakeDog, with the policy .report for calls that nothing answers
        Stubs (1):
          bark   used 1 time, written at KennelTests.swift:12
        Calls (2):
          #1  bark()         returned "woof", by the stub at KennelTests.swift:12
          #2  eat(.canned)   returned ()
        """)
  }
}
