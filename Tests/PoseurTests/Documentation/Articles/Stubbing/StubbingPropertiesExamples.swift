import Poseur
import Testing

@Suite("The page on stubbing properties shows that")
struct StubbingPropertiesExamples {
  private let bowl = FakeBowl()

  final class FakeBowl: Fake {
    enum Function: String, PoseurFunction {
      case grams, setGrams, label, setLabel
    }
    let faker = Function.faker()

    var grams: Int {
      get { recordAndStub(function: .grams) }
      set { recordAndStub(function: .setGrams, arguments: newValue) }
    }
    var label: String? {
      get { recordAndStub(function: .label) }
      set { recordAndStub(function: .setLabel, arguments: newValue) }
    }
  }

  @Test("a property remembers what was set")
  func property() {
    let grams = bowl.stubProperty(get: .grams, set: .setGrams, initially: 40)
    bowl.grams += 10
    #expect(bowl.grams == 50)

    expectHaveReceived(bowl, times: 1) { $0.grams = 50 }

    grams.value = 0
    #expect(bowl.grams == 0)
    expectHaveReceived(bowl, .setGrams, times: 1)

    bowl.register(default: 7, for: .grams)
    grams.remove()
    #expect(bowl.grams == 7)
  }

  @Test("a property may be nil")
  func optional() {
    bowl.stubProperty(get: .label, set: .setLabel, initially: "Rex" as String?)
    bowl.label = nil
    #expect(bowl.label == nil)
  }

  @Test("a getter is stubbed alone")
  func getter() {
    bowl.stub(returning: 40) { $0.grams }
    #expect(bowl.grams == 40)
  }
}
