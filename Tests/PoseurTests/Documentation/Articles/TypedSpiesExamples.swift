import Poseur
import Testing

/// The Swift of the article on typed spies, as it stands there.
@Suite("The article on typed spies says that")
struct TypedSpiesExamples {
  private let dog = FakeDog()

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("stubs and questions have types")
  func fetching() {
    let fetching = dog.spy(.shouldFetch, of: FakeDog.shouldFetch)
    fetching.stub(.any, .equal(.kid)).andReturn(true)
    fetching.stub(.equal(.stick), .any).andDo { item, member in member == .parent }

    #expect(dog.shouldFetch(.ball, for: .kid))
    #expect(dog.shouldFetch(.stick, for: .parent))
    #expect(fetching.called)
    #expect(fetching.callCount == 2)
    #expect(fetching.calls[0] == (.ball, .kid))
    #expect(fetching.receivedArguments?.1 == .parent)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("a function that throws can be told to")
  func howling() throws {
    let howling = dog.spy(.howl, of: FakeDog.howl)
    howling.stub(3).andReturn("awoo")
    howling.stub(.where { volume in volume > 10 }).andThrow(Hoarse())

    #expect(try dog.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 11) }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("one answer can be set and taken away")
  func properties() throws {
    let howling = dog.spy(.howl, of: FakeDog.howl)

    howling.returnValue = "awoo"
    howling.throwableError = Hoarse()
    howling.throwableError = nil

    #expect(try dog.howl(at: 3) == "awoo")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("a universal stub overrides one with parameters, and the newest of them answers")
  func precedence() throws {
    let howling = dog.spy(.howl, of: FakeDog.howl)
    howling.stub(3).andReturn("awoo")
    howling.throwableError = Hoarse()
    #expect(throws: Hoarse()) { try dog.howl(at: 3) }
    howling.returnValue = "yip"
    #expect(try dog.howl(at: 3) == "yip")

    dog.stub(.shouldFetch).andReturn(false)
    let warnings = Failures.capture(.warning) {
      dog.spy(.shouldFetch, of: FakeDog.shouldFetch).stub(.any, .any).andReturn(true)
    }
    #expect(!dog.shouldFetch(.ball, for: .kid) && warnings.count == 1)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("a property is a function without parameters")
  func property() {
    final class FakeBowl: Fake {
      enum Function: String, PoseurFunction { case isEmpty }
      let faker = Function.faker()
      var isEmpty: Bool { recordAndStub(function: .isEmpty) }
    }
    let bowl = FakeBowl()

    let emptiness = bowl.spy(.isEmpty, as: (() -> Bool).self)
    emptiness.returnValue = true
    #expect(bowl.isEmpty && emptiness.callCount == 1)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("a function needs no fake")
  func function() {
    struct Shop { let price: (String) -> Int }

    let price = FunctionSpy.named("price", as: ((String) -> Int).self)
    price.stub("apple").andReturn(13)
    let shop = Shop(price: price.closure)

    #expect(shop.price("apple") == 13)
  }
}
