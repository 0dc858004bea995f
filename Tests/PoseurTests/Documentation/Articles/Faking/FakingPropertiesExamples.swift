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

  @Test("an initializer is recorded")
  func initializer() {
    final class FakeCollar: Fake {
      enum Function: String, PoseurFunction { case create = "init(name:size:)" }
      let faker = Function.faker()

      init(name: String, size: Int) { recordCall(.create, arguments: name, size) }
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

  final class FakeShelf: Fake {
    enum Function: String, PoseurFunction { case item, setItem }
    let faker = Function.faker()

    subscript(index: Int) -> String {
      get { recordAndStub(function: .item, arguments: index) }
      set { recordAndStub(function: .setItem, arguments: index, newValue) }
    }
  }
}
