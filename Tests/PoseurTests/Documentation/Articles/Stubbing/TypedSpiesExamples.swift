import Poseur
import Testing

@Suite("The page on typed spies shows that")
struct TypedSpiesExamples {
  private let dog = FakeDog()

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("stubs and questions have types")
  func fetching() {
    let fetching = dog.spy(.shouldFetch, of: FakeDog.shouldFetch)
    fetching.stub(.any, .equal(.kid)).andReturn(true)
    fetching.stub(.equal(.stick), .any).andDo { (_: Item, member: Member) in member == .parent }

    #expect(dog.shouldFetch(.ball, for: .kid))
    #expect(dog.shouldFetch(.stick, for: .parent))
    #expect(fetching.called)
    #expect(fetching.callCount == 2)
    #expect(fetching.calls[0] == (.ball, .kid))
    #expect(fetching.receivedArguments?.1 == .parent)

    fetching.stubbing(with: .ball, .kid).andReturn(false)
    #expect(!dog.shouldFetch(.ball, for: .kid))
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("a function throws")
  func howling() throws {
    let howling = dog.spy(.howl, of: FakeDog.howl)
    howling.stub(3).andReturn("awoo")
    howling.stub(.where { volume in volume > 10 }).andThrow(Hoarse())

    #expect(try dog.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 11) }
    #expect(howling.receivedArguments == 11)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("one answer is set and taken away")
  func oneAnswer() throws {
    let howling = dog.spy(.howl, of: FakeDog.howl)
    howling.stub(3).andReturn("yip")

    howling.returnValue = "awoo"
    howling.throwableError = Hoarse()
    #expect(throws: Hoarse()) { try dog.howl(at: 3) }

    howling.throwableError = nil
    #expect(try dog.howl(at: 3) == "awoo")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("one answer is set and taken away in adjacent lines")
  func oneAnswerInShort() throws {
    let howling = dog.spy(.howl, of: FakeDog.howl)
    howling.returnValue = "awoo"
    howling.throwableError = Hoarse()
    howling.throwableError = nil
    #expect(try dog.howl(at: 3) == "awoo")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("an overload and a property are given by their types")
  func types() {
    final class FakeShelter: Fake {
      enum Function: String, PoseurFunction { case findByName, findByAge, isEmpty }
      let faker = Function.faker()
      var isEmpty: Bool { recordAndStub(function: .isEmpty) }
      func find(_ name: String) -> Bool { recordAndStub(function: .findByName, arguments: name) }
      func find(_ age: Int) -> Bool { recordAndStub(function: .findByAge, arguments: age) }
    }
    let shelter = FakeShelter()

    let naming = shelter.spy(.findByName, as: ((String) -> Bool).self)
    let emptiness = shelter.spy(.isEmpty, as: (() -> Bool).self)

    naming.stub("Rex").andReturn(true)
    emptiness.returnValue = true
    #expect(shelter.find("Rex") && shelter.isEmpty && emptiness.callCount == 1)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("a type is taken where a method is not")
  func otherMethods() {
    let toy = FakeToy()
    let loading = toy.spy(.load, as: ((@escaping () -> Void) -> Void).self)
    loading.stub(.any).andDo { (completion: @escaping () -> Void) in completion() }
    toy.spy(.move, as: (((Int, Int)) -> Bool).self).stub(.where { $0.0 == 1 }).andReturn(true)
    toy.spy(.add, as: (([Int]) -> Int).self).stub(.equal([1, 2])).andReturn(3)
    toy.spy(.trim, as: ((Int) -> (Int, Bool)).self).stub(.any).andDo { (length: Int) in (length - 1, true) }
    FakeKennel.classFaker.spy(.count, as: (() -> Int).self).returnValue = 5
    var (isLoaded, length) = (false, 3)
    toy.load { isLoaded = true }

    #expect(isLoaded && toy.move((1, 2)) && toy.add(1, 2) == 3 && toy.trim(&length) && length == 2)
    #expect(FakeKennel.count() == 5)
  }

  private struct FakeToy: Fake {
    enum Function: String, PoseurFunction { case load, move, add, trim }
    let faker = Function.faker()
    func load(_ completion: @escaping () -> Void) { recordAndStub(function: .load, arguments: completion) }
    func move(_ place: (Int, Int)) -> Bool { recordAndStub(function: .move, arguments: place) }
    func add(_ numbers: Int...) -> Int { recordAndStub(function: .add, arguments: numbers) }
    func trim(_ length: inout Int) -> Bool {
      let (trimmed, isDone) = recordAndStub(function: .trim, asType: (Int, Bool).self, arguments: length)
      length = trimmed
      return isDone
    }
  }

  private enum FakeKennel: StaticFake {
    enum ClassFunction: String, PoseurFunction { case count }
    static let classFaker = ClassFunction.classFaker()
    static func count() -> Int { recordAndStub(function: .count) }
  }
}
