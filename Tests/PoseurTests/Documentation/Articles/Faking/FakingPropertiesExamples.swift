import Observation
import Poseur
import Testing

@Suite("The page on faking properties shows that")
struct FakingPropertiesExamples {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("a forwarding property tells its observers")
  func observation() async {
    let scale = FakeScale()
    scale.stubProperty(get: .grams, set: .setGrams, initially: 40)

    await confirmation { isTold in
      withObservationTracking {
        _ = scale.grams
      } onChange: {
        isTold()
      }
      scale.grams = 50
    }
    expectHaveReceived(scale) { $0.grams = 50 }
  }
}

// MARK: - Fixtures

extension FakingPropertiesExamples {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Observable final class FakeScale: Fake {
    enum Function: String, PoseurFunction { case grams, setGrams }
    let faker = Function.faker()

    var grams: Int {
      get {
        access(keyPath: \.grams)
        return recordAndStub(function: .grams)
      }
      set {
        withMutation(keyPath: \.grams) {
          recordAndStub(function: .setGrams, arguments: newValue)
        }
      }
    }
  }
}
