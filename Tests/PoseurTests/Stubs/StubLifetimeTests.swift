import Poseur
import Testing

@Suite("A stub's lifetime")
struct StubLifetimeTests {
  private let dog = FakeDog()

  @Test("has answered nothing, as far as its handle knows, once its function was reset", arguments: [true, false])
  func countAfterReset(ofAll: Bool) {
    let faker = FakeDog.Function.faker()
    let stub = faker.stub(function: .bark).andReturn("woof")
    let _: String = faker.recordAndStub(function: .bark)
    #expect(stub.callCount == 1)
    if ofAll { faker.reset() } else { faker.resetFunction(.bark) }

    #expect(stub.callCount == 0)
  }

  @Test("once is one call, then older stubs answer")
  func once() {
    dog.stub(function: .bark).andReturn("old")
    dog.stub(function: .bark).once().andReturn("once")

    #expect([dog.bark(), dog.bark()] == ["once", "old"])
  }

  @Test("lasts while its condition is true, and comes back with it")
  func condition() {
    var isNight = false
    dog.stub(function: .bark).andReturn("woof")
    let stub = dog.stub(function: .bark).while { isNight }.andReturn("grr")
    #expect(dog.bark() == "woof")

    isNight = true
    #expect(dog.bark() == "grr")
    isNight = false
    #expect(dog.bark() == "woof")
    #expect(stub.callCount == 1)
  }

  @Test("has several conditions, which all have to be true")
  func conditions() {
    var (isNight, isAlone) = (true, false)
    dog.stub(function: .bark).andReturn("woof")
    dog.stub(function: .bark).while { isNight }.while { isAlone }.andReturn("grr")
    #expect(dog.bark() == "woof")

    isAlone = true
    #expect(dog.bark() == "grr")
    isNight = false
    #expect(dog.bark() == "woof")
  }

  @Test("a condition is asked only by calls that its stub is for")
  func conditionOfSpecificStub() {
    var asked = 0
    let isTrue = {
      asked += 1
      return true
    }
    dog.stub(function: .rollOntoTummy).with(true).while(isTrue).andReturn("pants")
    dog.stub(function: .rollOntoTummy).with(false).andReturn("whimpers")

    #expect([dog.rollOntoTummy(getARub: false), dog.rollOntoTummy(getARub: true)] == ["whimpers", "pants"])
    #expect(asked == 1)
  }

  @Test("a condition may call, stub and reset the same fake")
  func reentrantCondition() {
    dog.stub(function: .digest).andReturn("bone")
    dog.stub(function: .bark).andReturn("woof")
    dog.stub(function: .bark).while {
      dog.stub(function: .howl).andReturn("awoo")
      dog.resetCalls()
      return dog.digest() == "bone"
    }.andReturn("grr")

    #expect(dog.bark() == "grr")
    #expect(dog.callCountFor(function: .digest) == 1)
  }

  @Test("a condition that is false is in the report")
  func falseCondition() {
    dog.stub(function: .rollOntoTummy).while { false }.andReturn("pants")
    dog.stub(function: .rollOntoTummy).with(true).while { false }.andReturn("pants")

    #expect(
      Failures.capture { _ = dog.rollOntoTummy(getARub: false) } == [
        """
        FakeDog.rollOntoTummy(false) was called, but no stub answers it.
        Stubs of rollOntoTummy (2):
          rollOntoTummy         its condition is false     ← nearest
          rollOntoTummy(true)   argument 0 is false, not true
        Stub it, for example:
        fakeDog.stub(.rollOntoTummy).with(false).andReturn(<#String#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }

  @Test("may end while a call is asking: then the stub in its place answers")
  func replacedWhileAsked() {
    dog.stub(.bark).while {
      dog.stubAgain(.bark).andReturn("new")
      return true
    }.andReturn("old")

    #expect(dog.bark() == "new")
  }

  @Test("may end with every question: then a call gives up asking")
  func replacedWithoutEnd() {
    var count = 0
    func replace() {
      dog.stubAgain(.bark).while {
        count += 1
        replace()
        return true
      }.andReturn("woof")
    }
    replace()
    let failures = Failures.capture { _ = dog.bark() }

    // Once more for the report, which tells why none answered.
    #expect(failures.count == 1 && count == 11)
  }

  @Test("a condition that comes true too late is in the report")
  func lateCondition() {
    var isTrue = false
    dog.stub(function: .bark).while {
      defer { isTrue = true }
      return isTrue
    }.andReturn("woof")

    #expect(
      Failures.capture { _ = dog.bark() } == [
        """
        FakeDog.bark() was called, but no stub answers it.
        Stubs of bark (1):
          bark   did not answer when the call came, but would now
        Stub it, for example:
        fakeDog.stub(.bark).andReturn(<#String#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }

  @Test("a fake that its stub refers to goes where that is unowned, else with a reset")
  func ownFake() {
    final class FakeEcho: Fake {
      enum Function: String, PoseurFunction { case again, say }
      let faker = Function.faker()
    }
    weak var unowned: FakeEcho?
    weak var owned: FakeEcho?
    weak var returned: FakeEcho?
    do {
      let (first, second, third) = (FakeEcho(), FakeEcho(), FakeEcho())
      (unowned, owned, returned) = (first, second, third)
      first.stub(function: .say).andDo { [unowned first] _ in first.callCountFor(function: .again) }
      second.stub(function: .say).andDo { _ in second.callCountFor(function: .again) }
      third.stub(function: .again).andReturn(third)
    }
    #expect(unowned == nil && owned != nil && returned != nil)
    owned?.reset()
    returned?.reset()
    #expect(owned == nil && returned == nil)
  }

  @Test("a conditional stub shadows nothing")
  func shadowsNothing() {
    dog.stub(function: .shouldFetch).while { false }.andReturn(false)
    let warnings = Failures.capture(.warning) {
      dog.stub(function: .shouldFetch).with(Item.ball, Member.kid).andReturn(true)
    }
    #expect(warnings == [])
    #expect(dog.shouldFetch(.ball, for: .kid))
  }

  @Test("keeps its count once it was removed, also after a reset")
  func countOfRemovedStub() {
    let stub = dog.stub(.bark).andReturn("woof")
    _ = dog.bark()
    stub.remove()
    dog.resetStubs()
    #expect(stub.callCount == 1)
  }

  @Test("gives up what it answers when it goes, though its handle stays", arguments: [true, false])
  func answersOfGoneStub(isReset: Bool) {
    let handle: StubHandle<Any?, [Any?]>
    weak var answer: Toy?
    do {
      let box = Toy()
      answer = box
      handle = dog.stub(.bark).andReturn(box)
    }
    #expect(answer != nil)
    if isReset { dog.reset() } else { handle.remove() }
    #expect(answer == nil)
  }

  @Test("stubbing again keeps a stub that differs by its check alone")
  func checked() {
    dog.stub(.howl).with(1).where { _ in true }.andReturn("checked")
    dog.stubAgain(.howl).with(1).times(1).andReturn("again")
    #expect((1...2).map { _ in try? dog.howl(at: 1) } == ["again", "checked"])
  }
}

private final class Toy {}
