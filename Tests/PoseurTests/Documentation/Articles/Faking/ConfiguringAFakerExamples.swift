import Poseur
import Testing

@Suite("The page on configuring a faker shows that")
struct ConfiguringAFakerExamples {
  @Test("a fake has its options, and specific stubs win")
  func options() {
    let vet = FakeVet()
    #expect(vet.examine("Bello") == 0)
    vet.stub(.examine).andReturn(1)
    vet.stub(.examine).with("Rex").andReturn(7)

    #expect(vet.examine("Rex") == 7 && vet.examine("Bello") == 1)
    vet.log("done")
  }

  @Test("isolated tests have calls and stubs of their own", .isolatedFakes, arguments: 0..<20)
  func isolated(number: Int) {
    FakeShelter.stub(.count).andReturn(number)
    #expect(FakeShelter.count() == number)
  }

  @Test("a failure calls a fake by its name")
  func named() {
    let messages = Failures.capture {
      let rex = FakeDog(FakeDog.Function.faker(named: "rex"))
      let bello = FakeDog(FakeDog.Function.faker(named: "bello"))
      rex.eat(.canned)
      expectHaveReceived(bello, .eat)
    }
    #expect(
      messages == [
        """
        Expected bello.eat to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        """
      ])
  }
}

// MARK: - Fixtures

extension ConfiguringAFakerExamples {
  final class FakeVet: Fake {
    enum Function: String, PoseurFunction { case examine, log }
    let faker = Function.faker(
      precedence: .specificFirst, unstubbed: .returnDefault)

    func examine(_ name: String) -> Int {
      recordAndStub(function: .examine, arguments: name)
    }
    func log(_ text: String) {
      recordAndStub(function: .log, arguments: text)
    }
  }

  enum FakeShelter: StaticFake {
    enum ClassFunction: String, PoseurFunction { case count }
    static let classFaker = ClassFunction.classFaker(scope: .perTest)
    static func count() -> Int { recordAndStub(function: .count) }
  }
}
