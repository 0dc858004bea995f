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

  @Test("a weak property's object is not kept by a faker with weak retention")
  func weakProperty() {
    final class FakeCrate: Fake {
      enum Function: String, PoseurFunction { case setDelegate }
      let faker = Function.faker(retention: .weak)
      weak var delegate: FakeBowl? { didSet { recordCall(.setDelegate, arguments: delegate) } }
    }
    let crate = FakeCrate()
    var bowl: FakeBowl? = FakeBowl()
    crate.delegate = bowl
    bowl = nil

    #expect(crate.delegate == nil && crate.calls.count == 1)
  }
}

// MARK: - Fixtures

extension FakingPropertiesExamples {
  protocol Bowl: AnyObject {
    var grams: Int { get set }
    var label: String { get async throws }
  }

  final class FakeBowl: Bowl, Fake, Sendable {
    enum Function: String, PoseurFunction { case grams, setGrams, label }
    let faker = Function.faker()

    var grams: Int {
      get { recordAndStub(function: .grams) }
      set { recordAndStub(function: .setGrams, arguments: newValue) }
    }
    var label: String {
      get async throws { try await recordAndStubThrowing(function: .label) }
    }
  }

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
