import Poseur
import Testing

@Suite("A typed spy, by its properties")
struct TypedSpyPropertyTests {
  private let dog = FakeDog()

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("has a value to return that can be set, read and taken away")
  func returnValue() {
    let barking = dog.spy(.bark, of: FakeDog.bark)
    #expect(barking.returnValue == nil)
    barking.returnValue = "woof"
    barking.returnValue = "meow"
    #expect(barking.returnValue == "meow")
    #expect(dog.bark() == "meow")

    barking.returnValue = nil
    #expect(Failures.capture { _ = dog.bark() }.count == 1, "neither the first nor the second value is left")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("has no value to return where a stub answers only some calls, and leaves such a stub alone")
  func returnValueBesideStubs() {
    let barking = dog.spy(.bark, of: FakeDog.bark)
    var isNight = false
    barking.stub().while { isNight }.andReturn("grr")
    barking.stub().once().andReturn("wuff")
    #expect(barking.returnValue == nil)

    #expect(dog.bark() == "wuff")
    barking.returnValue = "woof"
    #expect(dog.bark() == "woof")
    barking.returnValue = nil
    isNight = true
    #expect(dog.bark() == "grr")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("has a value to return that may be anything")
  func returnValueOfAnyType() {
    let finding = FunctionSpy.named("find", as: (() -> Any).self)
    let asking = FunctionSpy.named("ask", as: (() -> Int??).self)
    finding.returnValue = 3
    #expect("\(finding.returnValue ?? "none")" == "3")
    finding.returnValue = nil
    #expect(finding.returnValue == nil)

    asking.returnValue = .some(.some(nil))
    #expect(asking() == .some(nil))
    asking.returnValue = nil
    #expect(asking() == .none)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("returns nil where the value set is nil and the function returns an optional")
  func optionalReturnValue() {
    let digesting = dog.spy(.digest, of: FakeDog.digest)
    #expect(digesting.returnValue == .none)
    digesting.returnValue = "bone"
    #expect(dog.digest() == "bone")

    digesting.returnValue = nil
    #expect(digesting.returnValue == .some(nil))
    let messages = Failures.capture { #expect(dog.digest() == nil) }
    #expect(messages == [])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("has an error to throw that can be set, read and taken away")
  func throwableError() throws {
    let howling = dog.spy(.howl, of: FakeDog.howl)
    howling.returnValue = "awoo"
    howling.throwableError = Hoarse()
    #expect(howling.throwableError is Hoarse)
    #expect(throws: Hoarse()) { try dog.howl(at: 3) }

    howling.throwableError = nil
    #expect(howling.throwableError == nil)
    #expect(try dog.howl(at: 3) == "awoo")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("has no value to return where a sequence answers")
  func sequenceOfSpy() {
    let spy = dog.spy(.bark, of: FakeDog.bark)
    spy.stub().andReturn("a", "b")
    #expect(spy.returnValue == nil)
    spy.returnValue = "c"
    spy.returnValue = nil
    #expect([dog.bark(), dog.bark()] == ["a", "b"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("throws again when the value that was set after its error is taken away")
  func errorOfSpy() {
    let spy = dog.spy(.howl, of: FakeDog.howl)
    spy.throwableError = Hoarse()
    spy.returnValue = "awoo"
    #expect(spy.throwableError is Hoarse)
    spy.returnValue = nil
    #expect(throws: Hoarse()) { try dog.howl(at: 1) }
  }
}
