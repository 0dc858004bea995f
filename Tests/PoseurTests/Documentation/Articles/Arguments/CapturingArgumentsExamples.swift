import Poseur
import Testing

@Suite("The page on capturing arguments shows that")
struct CapturingArgumentsExamples {
  private final class FakeWalker: Fake {
    enum Function: String, PoseurFunction { case walk }
    let faker = Function.faker()
    func walk(_ name: String, for minutes: Int) { recordCall(.walk, arguments: name, minutes) }
  }

  private let dog = FakeDog()
  private let walker = FakeWalker()

  @Test("a captor keeps arguments in an assertion")
  func assertion() {
    walker.walk("Rex", for: 20)
    walker.walk("Bello", for: 30)
    walker.walk("Rex", for: 5)

    let captor = Argument.captor()
    expectHaveReceived(walker, .walk, with: "Rex", captor)
    #expect(captor.values(as: Int.self) == [20, 5])
    #expect(captor.last() == 5 && captor.getValue(at: 1, as: Int.self) == 5 && captor.count == 2)
    #expect(Failures.capture { _ = captor[2] as Int }.count == 1)
    #expect(captor.last(as: String.self) == nil)
    captor.reset()
    #expect(captor.count == 0)
  }

  @Test("a captor keeps arguments in a stub and in a written call")
  func stub() {
    let member = Argument.captor()
    dog.stub(.shouldFetch).with(Item.ball, member).andReturn(true)
    _ = dog.shouldFetch(.ball, for: .kid)
    #expect(member[0] == Member.kid)

    expectHaveReceived(dog) { $0.shouldFetch(.ball, for: matching(member, like: .parent)) }
    #expect(member.values(as: Member.self) == [.kid, .kid])
  }

  @Test("a captor with a condition matches only that")
  func condition() {
    walker.walk("Rex", for: 20)
    walker.walk("Bello", for: 20)

    let captor = Argument.captor(where: .hasPrefix("Re"))
    #expect(walker.callCountFor(function: .walk, withArguments: captor, 20) == 1)
    #expect(captor.values() == ["Rex"])
  }

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
