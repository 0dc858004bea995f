import Poseur
import Testing

@Suite("The page on capturing arguments shows that")
struct CapturingArgumentsExamples {
  private final class FakeWalker: Fake {
    enum Function: String, PoseurFunction { case walk }
    let faker = Function.faker()
    func walk(_ name: String, for minutes: Int) { recordCall(.walk, arguments: name, minutes) }
  }

  private let walker = FakeWalker()

  @Test("a captor works within some matchers only")
  func within() {
    walker.walk("Rex", for: 20)
    func kept(_ matcher: (ArgumentCaptor) -> Argument) -> Int {
      let captor = Argument.captor()
      #expect(walker.receivedCall(to: .walk, withArguments: matcher(captor), 20))
      return captor.count
    }

    #expect(kept { .oneOf("Bello", $0) } == 1 && kept { .key(\String.count, $0) } == 1)
    #expect(kept { .all(.nonNil, .oneOf($0)) } == 1 && kept { .either(.nil, .oneOf($0)) } == 1)
    #expect(kept { .contains($0) } == 0)
  }
}
