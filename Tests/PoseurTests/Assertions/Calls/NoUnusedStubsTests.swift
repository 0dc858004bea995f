import Foundation
import Poseur
import Testing

@Suite("Stubs that no call has used")
struct NoUnusedStubsTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("covers several fakes, in one failure")
  func severalFakes() {
    let (dog, other, cat) = (FakeDog(), FakeDog(FakeDog.Function.faker(named: "rex")), FakeCat())
    let line = #line + 1
    dog.stub(.bark).andReturn("woof")
    other.stub(.digest).andReturn("bone")
    let messages = Failures.capture { expectNoUnusedStubs(dog, cat, other) }
    #expect(
      messages == [
        """
        Expected every stub of FakeDog to be used, but this one wasn't:
          bark, written at NoUnusedStubsTests.swift:\(line)
        Expected every stub of rex to be used, but this one wasn't:
          digest, written at NoUnusedStubsTests.swift:\(line + 1)
        """
      ])
    _ = (dog.bark(), other.digest())
    #expect(expectNoUnusedStubs(dog, cat, other))
    XCTAssertNoUnusedStubs(dog, other)
  }

  @Test("unused stubs are named, with the place where they were written")
  func unusedStubs() {
    let line = #line + 1
    dog.stub(function: .shouldFetch).with(Item.ball, Argument.anything).andReturn(true)
    dog.stub(function: .bark).andReturn("woof")
    #expect(
      Failures.capture { expectNoUnusedStubs(dog) } == [
        """
        Expected every stub of FakeDog to be used, but these 2 weren't:
          shouldFetch(.ball, any value), written at NoUnusedStubsTests.swift:\(line)
          bark, written at NoUnusedStubsTests.swift:\(line + 1)
        """
      ])

    _ = dog.bark()
    #expect(dog.unusedStubs == ["shouldFetch(.ball, any value), written at NoUnusedStubsTests.swift:\(line)"])
    _ = dog.shouldFetch(.ball, for: .kid)
    #expect(expectNoUnusedStubs(dog))
    #expect(dog.unusedStubs.isEmpty)
  }

  @Test("unused stubs are said to be for other calls, to come too late, or not to be asked")
  func reasonsOfUnusedStubs() {
    dog.stub(.howl).with(Argument.anything).andReturn("awoo")
    for volume in [1, 2] { _ = try? dog.howl(at: volume) }
    for _ in 1...2 { dog.recordCall(.eat, arguments: DogFood.canned) }
    let line = #line + 1
    dog.stub(.howl).with(3).andReturn("a")
    dog.stub(.howl).with(2).andReturn("b")
    dog.stub(.eat).with(DogFood.dry(grams: 1)).andReturn()
    dog.stub(.eat).andReturn()
    dog.stub(.digest).andReturn("bone")
    _ = Failures.capture { _ = dog.shouldFetch(.ball, for: .kid) }
    dog.stub(.shouldFetch).with(Item.stick, Member.kid).andReturn(true)

    let report = Failures.capture { expectNoUnusedStubs(dog) }.first ?? ""
    let lines = report.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    func place(_ index: Int) -> String { "written at NoUnusedStubsTests.swift:\(line + index)" }
    #expect(
      lines.dropFirst() == [
        "howl(3), \(place(0)) none of 2 calls matches, not even howl(1): argument 0 is 1, not 3",
        "howl(2), \(place(1)) 1 call matches, but came before the stub, or went to another stub",
        "eat(.dry(grams: 1)), \(place(2)) none of 2 calls matches, not even eat(.canned): "
          + "argument 0 is .canned, not .dry(grams: 1)",
        "eat, \(place(3)) 2 calls match, but came before the stub, or did not ask for an answer, as with recordCall",
        "digest, \(place(4))",
        "… and 1 more",
      ])
  }

  @Test("unused stubs may be of another type where an older stub answered")
  func reasonsOfOtherTypes() {
    let line = #line + 1
    dog.stub(.bark).andReturn("woof")
    dog.stub(.bark).andReturn(5)
    dog.stub(.bark).times(1).andReturn(nil)
    #expect(dog.bark() == "woof")
    dog.stub(.bark).andReturn("yip")

    let another = "1 call matches, but came before the stub, or went to another stub"
    #expect(
      Failures.capture { expectNoUnusedStubs(dog) } == [
        """
        Expected every stub of FakeDog to be used, but these 3 weren't:
          bark, written at NoUnusedStubsTests.swift:\(line + 1)   \(another), or needed a value of another type
          bark, written at NoUnusedStubsTests.swift:\(line + 2)   \(another), or needed a value of another type
          bark, written at NoUnusedStubsTests.swift:\(line + 4)   \(another)
        """
      ])
  }

  @Test("unused stubs may answer no call, or be of another type where the fake answered itself")
  func reasonsOfOtherAnswers() {
    struct FakePup: Fake {
      enum Function: String, PoseurFunction { case yap }
      let faker = Function.faker()
      func yap() -> String { recordAndStub(function: .yap, orElse: "yap") }
    }
    let pup = FakePup()
    func reason() -> String? {
      Failures.capture { expectNoUnusedStubs(pup) }.first?.components(separatedBy: "   ").dropFirst().last
    }
    pup.stub(.yap).andReturn(5)
    _ = Failures.capture { pup.yap() }
    #expect(reason() == "1 call matches, but came before the stub, or needed a value of another type")

    pup.reset()
    pup.faker.register(default: "yip", for: .yap)
    pup.stub(.yap).andReturn(5)
    _ = Failures.capture { let _: String = pup.recordAndStub(function: .yap) }
    #expect(
      reason() == "1 call matches, but came before the stub, or needed a value of another type",
      "the default answered")

    pup.reset()
    pup.stub(.yap).times(0).andReturn("woof")
    _ = pup.yap()
    #expect(reason() == "its limit is 0, so it never answers")
  }

  @Test("unused stubs may have had a false condition, or a value of another type")
  func otherReasonsOfUnusedStubs() {
    func reason() -> String? {
      Failures.capture { expectNoUnusedStubs(dog) }.first?.components(separatedBy: "   ").dropFirst().last
    }
    dog.stub(.howl).while { false }.andReturn("awoo")
    _ = try? dog.howl(at: 1)
    let mayBe = "or while its condition was false, or needed a value of another type"
    #expect(reason() == "1 call matches, but came before the stub, \(mayBe)")

    dog.reset()
    dog.stub(.bark).andReturn(3)
    _ = Failures.capture { dog.bark() }
    #expect(reason() == "1 call matches, but came before the stub, or needed a value of another type")

    dog.reset()
    dog.keepArguments(.none, of: .howl)
    dog.stub(.howl).with(2).andReturn("awoo")
    _ = Failures.capture { _ = try? dog.howl(at: 1) }
    #expect(reason() == nil, "nobody knows")
  }

  @Test("many unused stubs end in how many more there are")
  func manyUnusedStubs() {
    let line = #line + 1
    for volume in 1...5_000 { dog.stub(function: .howl).with(volume).andReturn("awoo") }

    #expect(
      Failures.capture { expectNoUnusedStubs(dog) } == [
        """
        Expected every stub of FakeDog to be used, but these 5000 weren't:
          howl(1), written at NoUnusedStubsTests.swift:\(line)
          howl(2), written at NoUnusedStubsTests.swift:\(line)
          howl(3), written at NoUnusedStubsTests.swift:\(line)
          howl(4), written at NoUnusedStubsTests.swift:\(line)
          howl(5), written at NoUnusedStubsTests.swift:\(line)
          … and 4995 more
        """
      ])
  }

  @Test("a stub that another takes the place of is not unused")
  func replacedStub() {
    dog.stub(.bark).andReturn("woof")
    dog.stubAgain(.bark).andReturn("meow")
    _ = dog.bark()

    #expect(expectNoUnusedStubs(dog))
  }
}
