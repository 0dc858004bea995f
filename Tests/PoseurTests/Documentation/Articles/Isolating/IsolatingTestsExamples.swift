import Poseur
import Testing

@Suite("The page on isolating tests shows that a test")
struct IsolatingTestsExamples {
  struct FakeKennel: StaticFake {
    enum ClassFunction: String, PoseurFunction { case count, open }
    static let classFaker = ClassFunction.classFaker(scope: .perTest)
    static func count() -> Int { recordAndStub(function: .count) }
    static func open(_ door: Int) { recordCall(.open, arguments: door) }
  }

  @Test("keeps its calls and stubs through an inner block")
  func nestedBlock() {
    withIsolatedFakes {
      FakeKennel.stub(function: .count).andReturn(3)
      withIsolatedFakes {
        FakeKennel.stub(function: .count).andReturn(4)
        #expect(FakeKennel.count() == 4)
      }

      #expect(FakeKennel.count() == 3)
      #expect(FakeKennel.callCountFor(function: .count) == 1)
    }
  }
}
