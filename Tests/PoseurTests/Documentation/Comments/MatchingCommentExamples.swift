import Poseur
import Testing

/// The Swift of the documentation comments in Matching, as it stands there.
@Suite("In Matching, the comment of")
struct MatchingCommentExamples {
  private let fake = FakeDog()

  @Test("Argument shows a matcher among values")
  func anArgument() throws {
    fake.stub { try $0.howl(at: matching(.in(1...3))) }.andReturn("awoo")

    #expect(try fake.howl(at: 3) == "awoo")
    #expect(Failures.capture { _ = try? fake.howl(at: 4) }.count == 1)
  }

  @Test("ArgumentList shows a helper's array")
  func anArgumentList() {
    let dog = fake
    let arguments: [Any?] = [Item.ball, Member.kid]
    dog.recordCall(.shouldFetch, arguments: Item.ball, Member.kid)
    expectHaveReceived(dog, .shouldFetch, with: ArgumentList(arguments))
  }

  @Test("ArgumentCaptor shows what a stub caught")
  func aCaptor() {
    let captor = Argument.captor()
    fake.stub { $0.shouldFetch(.ball, for: matching(captor)) }.andReturn(true)
    _ = fake.shouldFetch(.ball, for: .kid)
    let member: Member = captor[0]

    #expect(member == .kid)
  }

  @Test("ArgumentCaptor shows one with a condition")
  func aCaptorWithACondition() {
    let captor = Argument.captor(where: .hasPrefix("a"))
    fake.recordCall(.eat, arguments: "apple")
    fake.recordCall(.eat, arguments: "bone")

    #expect(fake.callCountFor(function: .eat, withArguments: captor) == 1)
    #expect(captor.values(as: String.self) == ["apple"])
  }

  @Test("Argument.where shows a matcher that says why")
  func aMatcherThatExplains() throws {
    struct User { let age: Int }
    let matcher =
      Argument.where("an adult", mismatch: { (user: User) in user.age > 17 ? nil : "only \(user.age)" })
    fake.recordCall(.eat, arguments: User(age: 12))

    let failures = Failures.capture { expectHaveReceived(fake, .eat, with: matcher) }
    #expect(failures.first?.hasSuffix("is User(age: 12), not an adult: only 12") == true, "\(failures)")
    fake.recordCall(.eat, arguments: User(age: 18))
    expectHaveReceived(fake, .eat, with: matcher, times: 1)
  }

  @Test("Argument.where shows a matcher of one's own")
  func aMatcherOfOnesOwn() {
    struct User { let age: Int }
    let matcher =
      Argument.where("an adult") { (user: User) in user.age > 17 }
    fake.recordCall(.eat, arguments: User(age: 3))

    #expect(
      Failures.capture { expectHaveReceived(fake, .eat, with: matcher) } == [
        """
        Expected FakeDog.eat(an adult) to be called at least 1 time, but it was called 0 times.
        Calls to eat (1):
          #1  eat(User(age: 3))   argument 0 is User(age: 3), not an adult
        """
      ])
  }

  @Test("Argument.skipped shows an argument that a fake leaves out")
  func aSkippedArgument() {
    struct FakeKennel: Fake {
      enum Function: String, PoseurFunction { case sort }
      let faker = Function.faker()
      func sort(_ dogs: [String], by areInOrder: (String, String) -> Bool) {
        recordAndStub(function: .sort, arguments: dogs, Argument.skipped)
      }
    }
    let kennel = FakeKennel()
    kennel.sort(["Rex"], by: <)

    #expect(kennel.receivedCall(to: .sort, withArguments: ["Rex"], Argument.skipped))
  }

  @Test("Argument.elements and its kin ask about what is inside")
  func whatIsInside() {
    final class FakeKennel: Fake {
      enum Function: String, PoseurFunction { case sort }
      let faker = Function.faker()
    }
    let kennel = FakeKennel()
    kennel.recordCall(.sort, arguments: ["Rex", "Bello"])
    kennel.recordCall(.sort, arguments: ["id": 3, "name": "Rex"] as [String: Any])
    kennel.recordCall(.sort, arguments: ["Rex", "Ron"])

    expectHaveReceived(kennel, .sort, with: Argument.elements("Rex", Argument.hasPrefix("B")))
    expectHaveReceived(kennel, .sort, with: Argument.entries(["id": Argument.in(1...9), "name": "Rex"]))
    expectHaveReceived(kennel, .sort, with: Argument.anyOrder("Bello", Argument.hasPrefix("R")))
    expectHaveReceived(kennel, .sort, with: Argument.each(Argument.hasPrefix("R")))
    #expect(
      Argument.elements("Rex", Argument.hasPrefix("B")).description == #"["Rex", a string that begins with "B"]"#)
  }
}
