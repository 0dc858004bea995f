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
    fake.stub { $0.shouldFetch(.ball, for: matching()) }.andDo { (_: Item, member: Member) in member == .kid }

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

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("TypedSpy shows a stub")
  func aTypedSpy() {
    let fetching = fake.spy(.shouldFetch, of: FakeDog.shouldFetch)
    fetching.stub(.any, .equal(.kid)).andReturn(true)

    #expect(fake.shouldFetch(.ball, for: .kid))
    #expect(fetching.callCount == 1)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("FunctionSpy shows a function of no fake")
  func aFunctionSpy() throws {
    let squeak = FunctionSpy.named("squeak", as: ((Int) throws -> String).self)
    squeak.returnValue = "eek"

    #expect(try squeak(3) == "eek")
  }
}
