import Poseur
import Testing

/// What the compiler says of the spellings themselves is in `.ci/Misspellings.swift`.
@Suite("Spellings that cannot be called")
struct MisspellingTests {
  @Test("leave a literal count and a sequence as they are")
  func neighbours() {
    let dog = FakeDog()
    dog.stub(.bark).andReturn("woof").thenReturn("wuff")
    #expect(dog.bark() == "woof" && dog.bark() == "wuff")

    expectHaveReceived(dog, .bark, times: 2)
    XCTAssertHaveReceived(dog, .bark, times: 2)
  }
}
