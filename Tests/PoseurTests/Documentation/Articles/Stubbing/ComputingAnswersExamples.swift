import Poseur
import Testing

@Suite("The page on computing answers shows that")
struct ComputingAnswersExamples {
  private let dog = FakeDog()

  @Test("types that do not fit are a failure")
  func misfit() {
    dog.stub(.shouldFetch).andDo { (member: Member, item: Item) in item == .ball && member == .kid }
    let failures = Failures.capture { _ = dog.shouldFetch(.ball, for: .kid) }

    #expect(
      failures == [
        """
        FakeDog.shouldFetch(.ball, .kid) was called with (Item, Member), but the closure of its stub takes (Member, Item).
        Write the types of its parameters: { (<#name#>: Item, <#name#>: Member) in <#…#> }
        """
      ])
  }
}
