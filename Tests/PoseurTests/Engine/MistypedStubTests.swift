import Poseur
import Testing

@Suite("A call whose stubs are of another type")
struct MistypedStubTests {
  private let dog = FakeDog()

  @Test("a stub of another type: both types")
  func wrongType() {
    dog.stub(function: .shouldFetch).with(Item.ball, Argument.anything).andReturn(5)

    #expect(
      Failures.capture { _ = dog.shouldFetch(.ball, for: .kid) } == [
        """
        FakeDog.shouldFetch(.ball, .kid) has to return Bool, but the stub that matches returns 5 (Int).
        Stub a value of that type:
        fakeDog.stub(.shouldFetch).with(Item.ball, Member.kid).andReturn(<#Bool#>)
        """
      ])
  }

  @Test("many stubs of other types: the first few, and how many more there are")
  func manyWrongTypes() {
    for number in 1...2_000 { dog.stub(function: .bark).andReturn(number) }

    #expect(
      Failures.capture { _ = dog.bark() } == [
        """
        FakeDog.bark() has to return String, but the stubs that match return \
        2000 (Int) and 1999 (Int) and 1998 (Int) and 1997 (Int) and 1996 (Int), … and 1995 more.
        Stub a value of that type:
        fakeDog.stub(.bark).andReturn(<#String#>)
        """
      ])
  }

  @Test("several stubs of other types: all of them")
  func severalWrongTypes() {
    dog.stub(function: .bark).andReturn(nil)
    dog.stub(function: .bark).andReturn(5)

    #expect(
      Failures.capture { _ = dog.bark() } == [
        """
        FakeDog.bark() has to return String, but the stubs that match return 5 (Int) and nil.
        Stub a value of that type:
        fakeDog.stub(.bark).andReturn(<#String#>)
        """
      ])
  }

  @Test("a value stubbed for a function that returns nothing is of another type too")
  func wrongTypeOfNothing() {
    dog.stub(function: .eat).andReturn("yum")

    #expect(
      Failures.capture { dog.eat(.canned) } == [
        """
        FakeDog.eat(.canned) has to return Void, but the stub that matches returns "yum" (String).
        Stub it without a value:
        fakeDog.stub(.eat).andReturn()
        """
      ])
  }

  @Test("several values where the call needs a tuple: the brackets")
  func tuple() {
    let faker = KennelFunction.faker()
    faker.stub(function: .count).andReturn("Rex", 5)

    #expect(
      Failures.capture { try? faker.recordAndStubThrowing(function: .count, asType: (String, Int).self) } == [
        """
        KennelFunction.count() has to return (String, Int), but the stub that matches returns "Rex" (String). \
        A tuple needs parentheses of its own: andReturn((…)).
        Stub a value of that type:
        fake.stub(.count).andReturn(<#(String, Int)#>)
        """
      ])

    faker.resetStubs()
    faker.stub(function: .count).andReturn(("Rex", 5, 6), ("Rex", 5))
    #expect(
      Failures.capture { try? faker.recordAndStubThrowing(function: .count, asType: (String, Int).self) }.first?
        .contains("parentheses") == false)
  }

  @Test("several values where the call may return no tuple: the brackets; one value, or no tuple needed: nothing")
  func noTuple() {
    let faker = KennelFunction.faker()
    faker.stub(function: .count).andReturn("Rex", 5)
    faker.stub(function: .open).andReturn("Rex")
    let messages = Failures.capture {
      _ = faker.recordAndStub(function: .count, asType: (String, Int)?.self)
      _ = faker.recordAndStub(function: .count, asType: [Int].self)
      _ = faker.recordAndStub(function: .open, asType: (String, Int)?.self)
      _ = try? faker.recordAndStubThrowing(function: .count, asType: ((String, Int) -> Void).self)
    }
    #expect(messages.map { $0.contains("A tuple needs parentheses") } == [true, false, false, false])
  }

  @Test("a closure where the call needs none: andDo")
  func closureValue() {
    dog.stub(function: .bark).andReturn({ "woof" })

    #expect(
      Failures.capture { _ = dog.bark() } == [
        """
        FakeDog.bark() has to return String, but the stub that matches returns () -> String closure. \
        To run a closure, use andDo.
        Stub a value of that type:
        fakeDog.stub(.bark).andReturn(<#String#>)
        """
      ])
  }

  @Test("the line to paste types a closure, and the report does not type it twice")
  func closureResult() {
    let faker = KennelFunction.faker()
    faker.stub(function: .count).andReturn({ 5 })
    let messages = Failures.capture { faker.recordAndStub(function: .count, asType: (@Sendable (Int) -> Int)?.self) }
    #expect(
      messages == [
        """
        KennelFunction.count() has to return (@Sendable (Int) -> Int)?, but the stub that matches returns () -> Int \
        closure.
        Stub a value of that type:
        fake.stub(.count).andReturn(<#(@Sendable (Int) -> Int)?#>)
        """
      ])
  }

  @Test("an error where the call needs none: andThrow")
  func errorValue() {
    dog.stub(function: .howl).andReturn(5).thenReturn(6)
    dog.stub(function: .howl).andReturn(Hoarse())

    #expect(
      Failures.capture { _ = try? dog.howl(at: 3) } == [
        """
        FakeDog.howl(3) has to return String, but the stubs that match return Hoarse() (Hoarse) and 5 (Int). \
        To throw an error, use andThrow.
        Stub a value of that type:
        fakeDog.stub(.howl).andReturn(<#String#>)
        """
      ])
    dog.stub(function: .bark).andReturn(Hoarse())
    let messages = Failures.capture { dog.recordAndStub(function: .bark, asType: CancellationError?.self) }
    #expect(messages.map { $0.contains("andThrow") } == [false])
  }
}

// MARK: - Fixtures

private enum KennelFunction: String, PoseurFunction { case count, open }
