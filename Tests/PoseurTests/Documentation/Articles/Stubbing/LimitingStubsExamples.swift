import Poseur
import Testing

@Suite("The page on limiting stubs shows that")
struct LimitingStubsExamples {
  private let dog = FakeDog()

  @Test("a stub answers some calls, then older ones do")
  func times() {
    dog.stub(.bark).andReturn("woof")
    dog.stub(.bark).once().andReturn("yip")
    dog.stub(.bark).times(2).andReturn("grr")

    #expect((1...5).map { _ in dog.bark() } == ["grr", "grr", "yip", "woof", "woof"])
  }

  @Test("a stub answers while a condition holds")
  func condition() {
    var isNight = true
    dog.stub(.bark).andReturn("woof")
    dog.stub(.bark).while { isNight }.andReturn("grr")

    #expect(dog.bark() == "grr")
    isNight = false
    #expect(dog.bark() == "woof")
  }

  @Test("a stub answers during a block, which leaves no others behind")
  func block() {
    dog.stub(.bark).andReturn("woof")
    dog.withStub(dog.stub(.bark).andReturn("here")) {
      #expect(dog.bark() == "here")
    }
    #expect(dog.bark() == "woof")

    dog.withStub(dog.stub(.bark).andReturn("here")) {
      dog.resetStubs()
      dog.stub(.bark).andReturn("there")
      #expect(dog.bark() == "there")
    }
    #expect(dog.bark() == "woof")
  }

  @Test("a stub that is removed lets older ones answer")
  func removal() {
    dog.stub(.bark).andReturn("woof")
    let stub = dog.stub(.bark).andReturn("yip")
    stub.remove()
    #expect(dog.bark() == "woof")
  }

  @Test("a stub replaces another")
  func replacement() {
    dog.stub(.bark).andReturn("woof")
    dog.stubAgain(.bark).andReturn("woof woof")

    #expect(dog.bark() == "woof woof")
    expectNoUnusedStubs(dog)
  }
}
