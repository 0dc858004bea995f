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

  @Test("a class's setter does nothing for a written call if it sets the real property in its orElse:")
  func setterOfAClass() {
    let leash = FakeLeash()
    expectHaveNotReceived(leash) { $0.length = 3 }
    expectHaveNotReceived(leash) { $0[1] = "a" }
    #expect(leash.length == 2 && leash[1] == "1")
    leash.length = 5
    #expect(leash.length == 5)
    expectHaveReceived(leash, times: 1) { $0.length = 5 }

    let hasty = HastyLeash()
    expectHaveNotReceived(hasty) { $0.length = 3 }
    #expect(hasty.length == 3)
  }
}

// MARK: - Fixtures

extension FakingPropertiesExamples {
  class Leash {
    var length = 2
    fileprivate(set) var knots: [Int: String] = [:]
    subscript(knot: Int) -> String {
      get { knots[knot] ?? "\(knot)" }
      set { knots[knot] = newValue }
    }
  }

  final class FakeLeash: Leash, Fake {
    enum Function: String, PoseurFunction { case length, setLength, knot, setKnot }
    let faker = Function.faker()

    override var length: Int {
      get { recordAndStub(function: .length, orElse: super.length) }
      set { recordAndStub(function: .setLength, arguments: newValue, orElse: { super.length = newValue }()) }
    }
    override subscript(knot: Int) -> String {
      get { recordAndStub(function: .knot, arguments: knot, orElse: super[knot]) }
      set { recordAndStub(function: .setKnot, arguments: knot, newValue, orElse: { super[knot] = newValue }()) }
    }
  }

  final class HastyLeash: Leash, Fake {
    enum Function: String, PoseurFunction { case length, setLength }
    let faker = Function.faker()
    override var length: Int {
      get { recordAndStub(function: .length, orElse: super.length) }
      set {
        super.length = newValue
        recordAndStub(function: .setLength, arguments: newValue)
      }
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
