import Poseur
import Testing

@Suite("The page on faking functions that take closures shows that")
struct FakingClosureParametersExamples {
  @Test("a stub calls an escaping closure")
  func escaping() {
    final class FakeWalker: Fake {
      enum Function: String, PoseurFunction { case walk }
      let faker = Function.faker()

      func walk(_ minutes: Int, completion: @escaping (String) -> Void) {
        recordAndStub(function: .walk, arguments: minutes, completion)
      }
    }
    let walker = FakeWalker()
    var report = ""
    walker.stub(.walk).andInvokeClosure(with: "tired")
    walker.walk(30) { report = $0 }

    #expect(report == "tired")
    expectHaveReceived(walker, times: 1) { $0.walk(30) { _ in } }

    expectHaveReceived(walker, .walk, with: 30, Argument.closure)
  }

  @Test("the fake calls a closure that does not escape")
  func nonescaping() {
    final class FakePack: Fake {
      enum Function: String, PoseurFunction { case forEach }
      let faker = Function.faker()

      func forEach(_ body: (String) -> Void) {
        recordAndStub(function: .forEach, asType: [String].self).forEach(body)
      }
    }
    let pack = FakePack()
    var names: [String] = []
    pack.stub(.forEach).andReturn(["Rex", "Bello"])
    pack.forEach { names.append($0) }
    #expect(names == ["Rex", "Bello"])
  }

  @Test("a stub returns the new value of an inout parameter, or a default does")
  func inoutParameter() {
    final class FakeGroomer: Fake {
      enum Function: String, PoseurFunction { case trim }
      let faker = Function.faker()

      func trim(_ fur: inout Int) -> Bool {
        let (trimmed, isDone) = recordAndStub(
          function: .trim, asType: (Int, Bool).self, arguments: fur)
        fur = trimmed
        return isDone
      }
    }
    let groomer = FakeGroomer()
    groomer.stub(.trim).with(9).andReturn((2, true))
    var fur = 9

    #expect(groomer.trim(&fur))
    #expect(fur == 2)

    groomer.register(default: (0, false))
    let reports = Failures.capture { #expect(!groomer.trim(&fur)) }
    #expect(fur == 0 && reports.count == 1)
  }

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
