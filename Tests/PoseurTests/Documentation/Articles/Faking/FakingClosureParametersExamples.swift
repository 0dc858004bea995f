import Poseur
import Testing

@Suite("The page on faking functions that take closures shows that")
struct FakingClosureParametersExamples {
  @Test("a variadic parameter is one array")
  func variadic() {
    struct FakeTrainer: Fake {
      enum Function: String, PoseurFunction { case teach }
      let faker = Function.faker()
      func teach(_ tricks: String...) -> Int { recordAndStub(function: .teach, arguments: tricks) }
    }
    let trainer = FakeTrainer()
    trainer.stub(.teach).with(["sit", "roll"]).andReturn(2)

    #expect(trainer.teach("sit", "roll") == 2)
  }
}
