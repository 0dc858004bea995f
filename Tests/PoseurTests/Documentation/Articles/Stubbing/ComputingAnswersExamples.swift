import Poseur
import Testing

@Suite("The page on computing answers shows that")
struct ComputingAnswersExamples {
  private let dog = FakeDog()

  final class FakeTranslator: Fake {
    enum Function: String, PoseurFunction { case translate }
    let faker = Function.faker()
    func translate(_ word: String) -> String {
      recordAndStub(function: .translate, arguments: word)
    }
  }

  @Test("a closure takes the arguments in their types")
  func typedClosures() {
    var meals: [DogFood] = []
    dog.stub(.shouldFetch).andDo { (item: Item, member: Member) in item == .ball && member == .kid }
    dog.stub(.eat).andDo { (food: DogFood) in meals.append(food) }
    dog.eat(.canned)

    #expect(dog.shouldFetch(.ball, for: .kid) && !dog.shouldFetch(.ball, for: .parent))
    #expect(meals == [.canned])
  }

  @Test("a closure awaits")
  func asyncClosure() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)
    library.stub(.load).andDo { await reader.isLoading ? "Once upon a time" : "The end" }

    #expect(try await reader.open() == "Once upon a time")
    #expect(try await library.load() == "The end")
  }

  @Test("a closure with nil among its results names their type")
  func namedResult() {
    var meals: [DogFood] = []
    dog.stub(.digest).andDo { () -> String? in
      if meals.isEmpty { return nil }
      return "digested"
    }

    #expect(dog.digest() == nil)
    meals.append(.canned)
    #expect(dog.digest() == "digested")
  }

  @Test("a real object answers")
  func realObject() {
    let realDog = Dog()
    dog.stub(.shouldFetch).andDo(realDog.shouldFetch)

    #expect(dog.shouldFetch(.ball, for: .kid) && !dog.shouldFetch(.stick, for: .kid))
  }

  @Test("an argument is returned")
  func argument() {
    let translator = FakeTranslator()
    translator.stub(.translate).andReturnArgument(at: 0)
    #expect(translator.translate("bone") == "bone")
  }

  @Test("a closure without types takes the list")
  func list() {
    dog.stub(.shouldFetch).andDo { arguments in
      let member: Member = arguments.argument(atIndex: 1)
      return member == .parent
    }

    #expect(dog.shouldFetch(.ball, for: .parent) && !dog.shouldFetch(.ball, for: .kid))
  }

  @Test("types that do not fit are a failure")
  func misfit() {
    dog.stub(.shouldFetch).andDo { (member: Member, item: Item) in item == .ball && member == .kid }
    let failures = Failures.capture { _ = dog.shouldFetch(.ball, for: .kid) }

    #expect(
      failures == [
        """
        FakeDog.shouldFetch(.ball, .kid) was called with (Item, Member), but the closure of its stub takes (Member, Item).
        Write the types of its parameters: { (<#name#>: Item, <#name#>: Member) in <#…#> }
        """
      ])
  }

  @Test("a variadic parameter is an array")
  func variadic() {
    struct FakeAdder: Fake {
      enum Function: String, PoseurFunction { case add }
      let faker = Function.faker()
      func add(_ numbers: Int...) -> Int { recordAndStub(function: .add, arguments: numbers) }
    }
    let adder = FakeAdder()
    adder.stub(.add).andDo { (numbers: [Int]) in numbers.count }
    #expect(adder.add(1, 2, 3) == 3)
  }
}
