import Poseur
import Testing

@Suite("A static fake of a generic type", .tags(.threads))
struct GenericStaticFakeTests {
  @Test("is the fake of each isolated test, also for calls from a thread")
  func isolated() {
    for number in [4, 5] {
      withIsolatedFakes(reporting: [.lateCalls], as: .failure) {
        FakeShelf<Int>.stub(function: .count).andReturn(number)
        onThreads { _ in #expect(FakeShelf<Int>.count() == number) }
      }
    }
  }
}

// MARK: - Fixtures

/// A generic type has no static stored properties.
private enum ShelfCalls {
  enum ClassFunction: String, PoseurFunction { case count }
  static let faker = ClassFunction.classFaker(scope: .perTest)
}

private struct FakeShelf<Content>: StaticFake {
  static var classFaker: Faker<ShelfCalls.ClassFunction> { ShelfCalls.faker }
  static func count() -> Int { recordAndStub(function: .count) }
}
