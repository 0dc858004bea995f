import Poseur
import Testing

@Suite("A fake's members")
struct MemberShapes {
  @Test("a property with a getter and a setter, each recorded")
  func property() {
    class Bowl {
      var grams = 0
    }
    final class FakeBowl: Bowl, Fake {
      enum Function: String, PoseurFunction { case grams, setGrams }
      let faker = Function.faker()
      override var grams: Int {
        get { recordAndStub(function: .grams) }
        set { recordAndStub(function: .setGrams, arguments: newValue) }
      }
    }
    let bowl = FakeBowl()
    bowl.stub(function: .grams).andReturn(40)
    bowl.grams += 10

    #expect(bowl.callCountFor(function: .grams) == 1)
    #expect(bowl.receivedCall(to: .setGrams, withArguments: 50))
  }

  @Test("a subscript with a getter and a setter")
  func subscripts() {
    struct FakeShelf: Fake {
      enum Function: String, PoseurFunction { case item = "subscript(_:)", setItem }
      let faker = Function.faker()
      subscript(index: Int) -> String {
        get { recordAndStub(arguments: index) }
        nonmutating set { recordCall(.setItem, arguments: index, newValue) }
      }
    }
    let shelf = FakeShelf()
    shelf.stub(function: .item).with(2).andReturn("bone")
    shelf[3] = "ball"

    #expect(shelf[2] == "bone")
    #expect(shelf.receivedCall(to: .setItem, withArguments: 3, "ball"))
  }

  @Test("an inout parameter, changed by the stub's answer")
  func inoutParameter() {
    struct FakeGroomer: Fake {
      enum Function: String, PoseurFunction { case trim }
      let faker = Function.faker()
      func trim(_ fur: inout Int) -> Bool {
        let (trimmed, isDone) = recordAndStub(function: .trim, asType: (Int, Bool).self, arguments: fur)
        fur = trimmed
        return isDone
      }
    }
    let groomer = FakeGroomer()
    groomer.stub(function: .trim).andReturn((2, true))
    var fur = 9

    #expect(groomer.trim(&fur))
    #expect(fur == 2)
    #expect(groomer.receivedCall(to: .trim, withArguments: 9))
  }

  @Test("a variadic parameter, recorded as one array")
  func variadicParameter() {
    struct FakeTrainer: Fake {
      enum Function: String, PoseurFunction { case teach }
      let faker = Function.faker()
      func teach(_ tricks: String..., for minutes: Int) -> Int {
        recordAndStub(function: .teach, arguments: tricks, minutes)
      }
    }
    let trainer = FakeTrainer()
    trainer.stub(function: .teach).with(["sit", "roll"], 5).andReturn(2)

    #expect(trainer.teach("sit", "roll", for: 5) == 2)
  }

  @Test("a generic function, answered by the stub of the type that is needed")
  func genericFunction() {
    struct FakeDecoder: Fake {
      enum Function: String, PoseurFunction { case decode }
      let faker = Function.faker(precedence: .specificFirst)
      func decode<T>(_ type: T.Type, from text: String) -> T {
        recordAndStub(function: .decode, arguments: type, text)
      }
    }
    let decoder = FakeDecoder()
    decoder.stub(function: .decode).andReturn(3)
    decoder.stub(function: .decode).andReturn("three")

    #expect(decoder.decode(Int.self, from: "3") == 3)
    #expect(decoder.decode(String.self, from: "3") == "three")
    #expect(decoder.receivedCall(to: .decode, withArguments: Int.self, "3"))
  }

  @Test("an escaping closure parameter, called by the stub")
  func escapingClosure() {
    struct FakeWalker: Fake {
      enum Function: String, PoseurFunction { case walk }
      let faker = Function.faker()
      func walk(_ minutes: Int, completion: @escaping (String) -> Void) {
        recordAndStub(function: .walk, arguments: minutes, completion)
      }
    }
    let walker = FakeWalker()
    walker.stub(function: .walk).andDoVoid { arguments in
      let completion: (String) -> Void = arguments.argument(atIndex: 1)
      completion("tired after \(arguments.argument(ofType: Int.self, atIndex: 0))")
    }
    var report = ""
    walker.walk(30) { report = $0 }

    #expect(report == "tired after 30")
  }

  @Test("a closure parameter that does not escape, called by the fake with what the stub answers")
  func nonescapingClosure() {
    struct FakePack: Fake {
      enum Function: String, PoseurFunction { case forEach }
      let faker = Function.faker()
      func forEach(_ body: (String) -> Void) {
        recordAndStub(function: .forEach, asType: [String].self).forEach(body)
      }
    }
    let pack = FakePack()
    pack.stub(function: .forEach).andReturn(["Rex", "Bello"])
    var names: [String] = []
    pack.forEach { names.append($0) }

    #expect(names == ["Rex", "Bello"])
  }

  @Test("overloads, one case each")
  func overloads() {
    struct FakeFinder: Fake {
      enum Function: String, PoseurFunction { case findByName, findByAge }
      let faker = Function.faker()
      func find(_ name: String) -> Bool { recordAndStub(function: .findByName, arguments: name) }
      func find(_ age: Int) -> Bool { recordAndStub(function: .findByAge, arguments: age) }
    }
    let finder = FakeFinder()
    finder.stub(function: .findByName).andReturn(true)
    finder.stub(function: .findByAge).andReturn(false)

    #expect(finder.find("Rex"))
    #expect(!finder.find(3))
  }

  @Test("a function that throws errors of one type")
  func typedThrows() async {
    struct FakeHowler: Fake {
      enum Function: String, PoseurFunction { case howl, howlLater, whine }
      let faker = Function.faker()
      func howl() throws(Hoarse) -> String { try recordAndStubThrowing(function: .howl, throwing: Hoarse.self) }
      func howlLater() async throws(Hoarse) -> String {
        try await recordAndStubThrowing(function: .howlLater, throwing: Hoarse.self)
      }
      func whine(_ times: Int) throws(Hoarse) {
        try recordAndStubThrowing(function: .whine, throwing: Hoarse.self, arguments: times)
      }
    }
    let howler = FakeHowler()
    howler.stub(function: .whine).andThrow(Hoarse())
    howler.stub(function: .howl).andThrow(Hoarse())
    howler.stub(function: .howlLater).andReturn("awoo")

    #expect(throws: Hoarse()) { try howler.howl() }
    #expect(throws: Hoarse()) { try howler.whine(3) }
    #expect((try? await howler.howlLater()) == "awoo")
  }

  @Test("static functions")
  func staticFunctions() {
    struct FakeKennel: StaticFake {
      enum ClassFunction: String, PoseurFunction { case count, open }
      static let classFaker = ClassFunction.classFaker()
      static func count() -> Int { recordAndStub(function: .count) }
      static func open(_ door: Int) { recordCall(.open, arguments: door) }
    }
    defer { FakeKennel.reset() }
    FakeKennel.stub(function: .count).andReturn(3)
    FakeKennel.open(1)

    #expect(FakeKennel.count() == 3)
    #expect(FakeKennel.classFaker.receivedCall(to: .open, withArguments: 1))
    #expect(FakeKennel.classFaker.callCountFor(function: .open) == 1)
  }
}
