import Poseur
import Testing

/// The Swift of the documentation comments in Typing, as it stands there.
@Suite("In Typing, the comment of")
struct TypingCommentExamples {
  private let fake = FakeDog()

  @Test("StubBuilder.where shows a check that takes the arguments in their types")
  func aTypedCheck() {
    fake.stub(.shouldFetch).where { (item: Item, member: Member) in item == .ball || member == .kid }.andReturn(true)

    #expect(fake.shouldFetch(.ball, for: .parent) && fake.shouldFetch(.stick, for: .kid))
  }

  @Test("StubBuilder.andDo shows a closure that takes the arguments in their types")
  func aTypedAnswer() {
    fake.stub(.shouldFetch).andDo { (_: Item, member: Member) in member == .kid }

    #expect(fake.shouldFetch(.ball, for: .kid) && !fake.shouldFetch(.ball, for: .parent))
  }

  @Test("Faker.closure shows a struct of functions")
  func aStructOfFunctions() {
    struct Toy { var squeak: () -> String, roll: (Int) -> Void }
    enum Function: PoseurFunction { case squeak, roll }
    let faker = Function.faker()
    let toy = Toy(squeak: faker.closure(for: .squeak), roll: faker.closure(for: .roll))
    faker.stub(.squeak).andReturn("eek")
    toy.roll(3)

    #expect(toy.squeak() == "eek")
    #expect(faker.receivedCall(to: .roll, withArguments: 3))
  }
}
