import Poseur
import Testing

@Suite("The page on matching what is inside shows that")
struct MatchingCollectionsExamples {
  final class FakeDogWalker: Fake {
    enum Function: String, PoseurFunction { case walk }
    let faker = Function.faker()
    func walk(_ names: [String], options: [String: Int]) {
      recordCall(.walk, arguments: names, options)
    }
  }

  private let walker = FakeDogWalker()

  init() { walker.walk(["Rex", "Bello"], options: ["minutes": 20, "stops": 3]) }

  @Test("a failure names the path")
  func path() {
    let failures = Failures.capture {
      expectHaveReceived(
        walker, .walk, with: Argument.elements("Rex", "Tim"), Argument.entries(["minutes": Argument.lessThan(3)]))
    }
    #expect(
      failures.first?.hasSuffix(
        """
        argument 0[1] is "Bello", not "Tim"; argument 1["minutes"] is 20, not a value less than 3
        """) == true)
  }
}
