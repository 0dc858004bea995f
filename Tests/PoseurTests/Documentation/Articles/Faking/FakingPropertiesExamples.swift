import Observation
import Poseur
import Testing

@Suite("The page on faking properties shows that")
struct FakingPropertiesExamples {
  @Test("a property is stubbed and verified, and its getter may be async and throw")
  func property() async throws {
    let bowl = FakeBowl()
    bowl.stub(returning: 40) { $0.grams }
    bowl.grams += 10

    expectHaveReceived(bowl, times: 1) { $0.grams = 50 }
    #expect(bowl.grams == 40)

    await bowl.stub(returning: "Rex") { try await $0.label }
    #expect(try await bowl.label == "Rex")
  }

  @Test("a stubbed property remembers its value")
  func stubbedProperty() {
    let bowl = FakeBowl()
    bowl.stubProperty(get: .grams, set: .setGrams, initially: 40)
    bowl.grams += 10
    #expect(bowl.grams == 50)
  }

  @Test("a subscript is stubbed and verified, in a class and in a struct")
  func subscripts() {
    let shelf = FakeShelf()
    shelf.stub(returning: "bone") { $0[2] }
    shelf[3] = "ball"

    #expect(shelf[2] == "bone")
    expectHaveReceived(shelf, times: 1) { $0[3] = "ball" }

    struct FakeRack: Fake {
      enum Function: String, PoseurFunction { case item, setItem }
      let faker = Function.faker()
      subscript(index: Int) -> String {
        get { recordAndStub(function: .item, arguments: index) }
        nonmutating set { recordAndStub(function: .setItem, arguments: index, newValue) }
      }
    }
    let rack = FakeRack()
    rack[3] = "ball"
    expectHaveReceived(rack) { $0[3] = "ball" }
  }

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

  @Test("an initializer is recorded")
  func initializer() {
    final class FakeCollar: Fake {
      enum Function: String, PoseurFunction { case create = "init(name:size:)" }
      let faker = Function.faker()

      init(name: String, size: Int) {
        recordCall(.create, arguments: name, size)
      }
    }
    let collar = FakeCollar(name: "Rex", size: 3)
    expectHaveReceived(collar, .create, with: "Rex", 3)
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

  final class FakeShelf: Fake {
    enum Function: String, PoseurFunction { case item, setItem }
    let faker = Function.faker()

    subscript(index: Int) -> String {
      get { recordAndStub(function: .item, arguments: index) }
      set { recordAndStub(function: .setItem, arguments: index, newValue) }
    }
  }
}
