import Testing

@testable import PoseurCore

@Suite("Values whose type is known")
struct ExactValueTests {
  private enum Case { case first, second }
  private enum Only { case one }
  private enum Loaded { case load(id: Int) }

  @Test("are what they are, of any size")
  func exact() {
    let numbers = Array(0...99)
    let wide = (1, "a long text that is kept elsewhere", [1.5])
    #expect(knownValue(anything("woof"), as: String.self) == "woof")
    #expect(knownValue(anything(numbers), as: [Int].self) == numbers)
    #expect(knownValue(anything(wide), as: (Int, String, [Double]).self) == wide)
    knownValue(anything(()), as: Void.self)
  }

  @Test("are cast where they are of another type")
  func cast() {
    let dog = FakeDog()
    #expect(knownValue(anything(dog), as: Dog.self) === dog)
    #expect(knownValue(anything(3), as: (any CustomStringConvertible).self).description == "3")
    #expect(knownValue(anything("woof"), as: String?.self) == "woof")
  }

  @Test("outlive the place that they were in")
  func lifetime() {
    weak var kept: FakeDog?
    var dog: Dog?
    do {
      let fake = FakeDog()
      kept = fake
      dog = knownValue(anything([fake]), as: [FakeDog].self)[0]
    }
    #expect(kept != nil && kept === dog)
    dog = nil
    #expect(kept == nil)
  }

  @Test("are compared by == with others of just their type")
  func equality() {
    #expect(exactEquality("a", "a") == true)
    #expect(exactEquality("a", "b") == false)
    #expect(exactEquality(5, 5.0) == nil)
    #expect(exactEquality(String?.some("a"), "a") == nil)
    #expect(exactEquality([1, 2], [1, 2]) == true)
  }

  @Test("have a byte if they fit into one")
  func bytes() {
    #expect(singleByte(of: Case.first) >= 0 && singleByte(of: Case.second) >= 0)
    #expect(singleByte(of: Case.first) != singleByte(of: Case.second))
    #expect(singleByte(of: Only.one) == 0)
    #expect(singleByte(of: true) == 1)
    #expect(singleByte(of: Loaded.load(id: 1)) == -1)
    #expect(singleByte(of: "bark") == -1)
  }

  /// Hides the type from the compiler.
  private func anything(_ value: Any) -> Any { value }
}
