import Poseur
import Testing

@Suite("The page on generating fakes shows that")
struct GeneratingFakesExamples {
  @Test("your own code calls a closure that does not escape")
  func ownPart() {
    let groomer = FakeGroomer()
    groomer.stub(.visit).andReturn([1, 2])
    var visited: [Int] = []
    groomer.visit { visited.append($0) }

    #expect(visited == [1, 2])
  }
}

// MARK: - Fixtures

private protocol Groomer {
  func visit(_ body: (Int) -> Void)
}

extension GeneratingFakesExamples {
  nonisolated final class FakeGroomer: Groomer, Fake {
    enum Function: String, PoseurFunction { case visit }
    let faker = Function.faker()

    // Yours begins here.
    func visit(_ body: (Int) -> Void) {
      recordAndStub(function: .visit, asType: [Int].self).forEach(body)
    }
    // Yours ends here.
  }
}
