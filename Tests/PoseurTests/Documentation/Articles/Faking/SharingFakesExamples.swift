// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Poseur
import Testing

@Suite("The page on sharing fakes shows that")
struct SharingFakesExamples {
  @Test("a public fake has a public enum, faker and initializer")
  func publicFake() {
    let store = FakeStore()
    store.stub(returning: "Rex") { $0.load(3) }

    #expect(store.load(3) == "Rex")
  }

  #if DEBUG
    @Test("a fake for previews returns defaults and can be stubbed")
    func preview() {
      let pantry = FakePantry()
      #expect(pantry.meals() == [])

      pantry.stub(returning: ["bone"]) { $0.meals() }
      #expect(pantry.meals() == ["bone"])
    }
  #endif
}

// MARK: - Fixtures

extension SharingFakesExamples {
  public protocol Store {
    func load(_ id: Int) -> String
  }

  public final class FakeStore: Store, Fake {
    public enum Function: String, PoseurFunction { case load }
    public let faker = Function.faker()
    public init() {}

    public func load(_ id: Int) -> String {
      recordAndStub(function: .load, arguments: id)
    }
  }
}

protocol Pantry {
  func meals() -> [String]
}

#if DEBUG
  import PoseurCore

  final class FakePantry: Pantry, Fake {
    enum Function: String, PoseurFunction { case meals }
    let faker = Function.faker(unstubbed: .returnDefault)
    func meals() -> [String] { recordAndStub(function: .meals) }
  }
#endif
