import Poseur
import Testing

@Suite("What is left over")
struct LeftOverReportTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("has no reason where nobody knows what the calls were made with")
  func unknownArguments() {
    dog.keepArguments(.none, of: .howl)
    _ = try? dog.howl(at: 3)
    let line = #line + 1
    dog.stub(.howl).with(3).andReturn("awoo")
    #expect(
      Failures.capture { expectNoUnusedStubs(dog) } == [
        "Expected every stub of FakeDog to be used, but this one wasn't:\n"
          + "  howl(3), written at LeftOverReportTests.swift:\(line)"
      ])
  }

  @Test("names the only call as one")
  func onlyCall() {
    _ = try? dog.howl(at: 1)
    let line = #line + 1
    dog.stub(.howl).with(3).andReturn("awoo")
    #expect(
      Failures.capture { expectNoUnusedStubs(dog) } == [
        "Expected every stub of FakeDog to be used, but this one wasn't:\n"
          + "  howl(3), written at LeftOverReportTests.swift:\(line)   the only call does not match: "
          + "argument 0 is 1, not 3"
      ])
  }

  @Test("says where the only call has another number of arguments")
  func otherNumber() {
    _ = try? dog.howl(at: 1)
    let line = #line + 1
    dog.stub(.howl).with(1, 2).andReturn("awoo")
    #expect(
      Failures.capture { expectNoUnusedStubs(dog) } == [
        "Expected every stub of FakeDog to be used, but this one wasn't:\n"
          + "  howl(1, 2), written at LeftOverReportTests.swift:\(line)   the only call does not match: "
          + "it has 1 argument, not 2"
      ])
  }
}
