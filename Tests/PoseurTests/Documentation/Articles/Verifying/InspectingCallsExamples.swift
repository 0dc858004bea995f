import Poseur
import Testing

@Suite("The page on recorded calls shows that")
struct InspectingCallsExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("questions are answered")
  func questions() {
    _ = (dog.bark(), dog.bark(), dog.shouldFetch(.ball, for: .kid))

    #expect(dog.receivedCall { $0.shouldFetch(.ball, for: .kid) })
    #expect(
      dog.receivedCall(
        to: .shouldFetch, withArguments: Item.ball, Argument.anything))
    #expect(dog.callCountFor(function: .bark) == 2)
    #expect(
      dog.callCountFor(
        function: .shouldFetch,
        where: { (item: Item, _: Member) in item == .ball }) == 1)
    #expect(dog.hasRecordedCalls)

    let fetches = dog.calls(to: .shouldFetch, as: (Item, Member).self)
    #expect(fetches.first?.0 == .ball)
    #expect(Failures.capture { _ = dog.calls(to: .shouldFetch, as: (Int, Member).self) }.count == 1)
  }

  @Test("a call knows the line of its stub, and how long it took")
  func wholeCall() {
    let line = #line + 1
    dog.stub(.bark).andReturn("woof")
    dog.eat(.canned)
    _ = dog.bark()

    let call = dog.calls(to: .bark)[0]
    print(
      "\(call) took \(call.duration ?? .zero); its stub is at \(call.stubPosition?.description ?? "no line")."
    )
    #expect(call.duration == .zero && call.stubPosition?.line == UInt(line))
    #expect(call.sequenceNumber > dog.calls[0].sequenceNumber)
    #expect(dog.calls[0].stubPosition == nil)
  }

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

  @Test("didCall answers with a text")
  func answer() {
    for member in [Member.kid, .parent] { _ = dog.shouldFetch(.ball, for: member) }

    let result = dog.didCall(
      .shouldFetch, with: Item.ball, Argument.anything, times: .atLeast(2))
    #expect(result.success)
    #expect(!result.friendlyDescription.isEmpty)
  }
}
