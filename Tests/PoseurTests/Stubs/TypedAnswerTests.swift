import Poseur
import Testing

@Suite("A closure that takes the arguments in their types")
struct TypedAnswerTests {
  private let dog = FakeDog()
  private let shop = FakeShop()

  @Test("answers a call")
  func answers() {
    dog.stub(.shouldFetch).andDo { (item: Item, member: Member) in item == .ball && member == .kid }

    #expect(dog.shouldFetch(.ball, for: .kid))
    #expect(!dog.shouldFetch(.slippers, for: .kid))
  }

  @Test("may be a method, a function or an operator")
  func methods() {
    dog.stub(.shouldFetch).andDo(Dog().shouldFetch)
    shop.stub(.price).andDo((*) as (Int, Int) -> Int)

    #expect(dog.shouldFetch(.ball, for: .kid))
    #expect(shop.price(3, 4) == 12)
  }

  @Test("may throw")
  func throwing() {
    dog.stub(.howl).andDo { (volume: Int) -> String in
      guard volume < 10 else { throw Hoarse() }
      return "awoo \(volume)"
    }

    #expect((try? dog.howl(at: 3)) == "awoo 3")
    #expect(throws: Hoarse()) { try dog.howl(at: 10) }
  }

  @Test("continues a sequence")
  func sequence() throws {
    dog.stub(.howl).andReturn("awoo").thenDo { (volume: Int) in "louder than \(volume)" }

    #expect(try dog.howl(at: 1) == "awoo")
    #expect(try dog.howl(at: 2) == "louder than 2")
  }

  @Test("without parameters answers calls with any arguments")
  func noParameters() {
    var count = 0
    dog.stub(.bark).andDo { "woof" }
    dog.stub(.eat).andDo { count += 1 }

    #expect(dog.bark() == "woof")
    dog.eat(.canned)
    #expect(count == 1)
  }

  @Test("gets the list, if it takes nothing else than what a list is, too")
  func list() {
    dog.stub(.shouldFetch).andDo { (all: Any) in (all as? [Any?])?.count == 2 }

    let eating = dog.stub(function: .eat, where: { (all: any Collection) in all.count == 1 }).andReturn()

    #expect(dog.shouldFetch(.ball, for: .kid))
    dog.eat(.canned)
    #expect(eating.callCount == 1)
    #expect(dog.call(to: .shouldFetch) { (all: Any?) in all is [Any?] }.count == 1)
  }

  @Test("takes nil for an optional parameter, and a value as well")
  func optionals() {
    dog.stub(.eat).andDo { (name: String?, age: Int?) in "\(name ?? "nobody"), \(age ?? 0)" }

    #expect(dog.recordAndStub(function: .eat, asType: String.self, arguments: nil, 3) == "nobody, 3")
    #expect(dog.recordAndStub(function: .eat, asType: String.self, arguments: "Rex", nil as Int?) == "Rex, 0")
  }

  @Test("takes superclasses, protocols and Any")
  func hierarchies() {
    dog.stub(.eat).andDo { (eater: Dog, barker: any Error, thing: Any, rest: Any?) in
      "\(eater === dog), \(barker), \(thing), \(rest == nil)"
    }
    let text: String = dog.recordAndStub(function: .eat, arguments: dog, Hoarse(), 3, nil)

    #expect(text == "true, Hoarse(), 3, true")
  }

  @Test("takes closures of just the parameter's type")
  func closures() {
    var sounds: [String] = []
    let plain: (String) -> Void = { sounds.append($0) }
    let sendable: @Sendable (Int) -> Int = { $0 * 2 }
    dog.stub(.eat).andDo {
      (report: @escaping (String) -> Void, double: @escaping @Sendable (Int) -> Int, done: (() -> Void)?) in
      report("\(double(4))")
      done?()
    }
    dog.recordAndStub(function: .eat, arguments: plain, sendable, nil)

    #expect(sounds == ["8"])
  }

  @Test("may call the fake again, and stub it")
  func reentrant() {
    dog.stub(.shouldFetch).andDo { (item: Item, member: Member) -> Bool in
      dog.stub(.shouldFetch).andReturn(false)
      return !dog.shouldFetch(item, for: member)
    }
    #expect(dog.shouldFetch(.ball, for: .kid))
    #expect(dog.callCountFor(function: .shouldFetch) == 2)
  }

  @Test("is passed over where one that takes the list fits as well")
  func listPreferred() {
    dog.stub(.eat).andDo { $0.count }
    #expect(dog.recordAndStub(function: .eat, arguments: 1, 2) == 2)

    dog.stub(.eat).andDo { (arguments: [Any?]) in arguments.count }
    #expect(dog.recordAndStub(function: .eat, arguments: 1, 2, 3) == 3)
  }

  @Test("that takes another number of arguments: one failure, which a function that can throw throws")
  func wrongCount() {
    dog.stub(.howl).andDo { (volume: Int, song: String) in song }

    let messages = Failures.capture { #expect(throws: UnstubbedCall.self) { try dog.howl(at: 3) } }
    #expect(
      messages == [
        """
        FakeDog.howl(3) was called with (Int), but the closure of its stub takes (Int, String).
        Write the types of its parameters: { (<#name#>: Int) in <#…#> }
        """
      ])
  }

  @Test("that takes other types: one failure, and a stand-in")
  func wrongTypes() {
    let rows: [([Any?], String)] = [
      (
        [3, "a"],
        """
        FakeDog.eat(3, "a") was called with (Int, String), but the closure of its stub takes (Int, Item?).
        Write the types of its parameters: { (<#name#>: Int, <#name#>: String) in <#…#> }
        """
      ),
      (
        [nil, Item.ball],
        """
        FakeDog.eat(nil, .ball) was called with (nil, Item), but the closure of its stub takes (Int, Item?).
        Write the types of its parameters: { (<#name#>: <#type#>?, <#name#>: Item) in <#…#> }
        """
      ),
      (
        [],
        """
        FakeDog.eat() was called with (), but the closure of its stub takes (Int, Item?).
        Write the types of its parameters: { <#…#> }
        """
      ),
    ]
    dog.stub(.eat).andDo { (_: Int, _: Item?) in 3 }

    for (arguments, message) in rows {
      let messages = Failures.capture {
        #expect(dog.recordAndStub(function: .eat, asType: Int.self, arguments: ArgumentList(arguments)) == 0)
      }
      #expect(messages == [message])
    }
    #expect(dog.calls[0].outcome.description == "returned 0")
  }

  @Test("that returns nothing where the function returns something is a failure that says so")
  func nothing() {
    dog.stub(.shouldFetch).andDo { (_: Item, _: Member) in }

    #expect(
      Failures.capture { _ = dog.shouldFetch(.ball, for: .kid) } == [
        """
        FakeDog.shouldFetch(.ball, .kid) has to return Bool, but the closure of its stub returned nothing.
        Return a value of that type.
        """
      ])
  }

  @Test("whose function parameter is of another type: the failure shows both")
  func wrongFunctionType() {
    let plain: (String) -> Void = { _ in }
    dog.stub(.eat).andDo { (_: @escaping @Sendable (Int) -> Void) in }

    #expect(
      Failures.capture { dog.recordAndStub(function: .eat, arguments: plain) } == [
        """
        FakeDog.eat((String) -> Void closure) was called with ((String) -> Void), but the closure of its stub takes \
        (@Sendable (Int) -> Void).
        Write the types of its parameters: { (<#name#>: @escaping (String) -> Void) in <#…#> }
        """
      ])
  }
}

// MARK: - Fixtures

private struct FakeShop: Fake {
  enum Function: String, PoseurFunction { case price }
  let faker = Function.faker()
  func price(_ grams: Int, _ cents: Int) -> Int { recordAndStub(function: .price, arguments: grams, cents) }
}
