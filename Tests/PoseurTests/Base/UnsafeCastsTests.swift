import Testing

@testable import PoseurCore

@Suite("Values whose type is known", .tags(.memory))
struct UnsafeCastsTests {
  private enum Case { case first, second }
  private enum Only { case one }
  private enum Loaded { case load(id: Int) }

  @Test("are what they are, of any size")
  func exact() {
    let numbers = Array(0...99)
    let wide = (1, "a long text that is kept elsewhere", [1.5])
    #expect(exactValue("woof", as: String.self) == "woof")
    #expect(exactValue(numbers, as: [Int].self) == numbers)
    #expect(exactValue(wide, as: (Int, String, [Double]).self).map { $0 == wide } == true)
    #expect(exactValue((), as: Void.self) != nil)
  }

  @Test("are nil where they are of another type")
  func other() {
    #expect(exactValue("woof", as: String?.self) == nil)
    #expect(exactValue(3, as: (any CustomStringConvertible).self) == nil)
    #expect(exactValue(3, as: Double.self) == nil)
  }

  @Test("outlive the place that they were in")
  func lifetime() {
    weak var kept: FakeDog?
    var dog: Dog?
    do {
      let fake = FakeDog()
      kept = fake
      dog = exactValue([fake], as: [FakeDog].self)?[0]
    }
    #expect(kept != nil && kept === dog)
    dog = nil
    #expect(kept == nil)
  }

  @Test("have a byte if they fit into one")
  func bytes() {
    #expect(singleByte(of: Case.first) != nil && singleByte(of: Case.second) != nil)
    #expect(singleByte(of: Case.first) != singleByte(of: Case.second))
    #expect(singleByte(of: Only.one) == 0)
    #expect(singleByte(of: true) == 1)
    #expect(singleByte(of: Loaded.load(id: 1)) == nil)
    #expect(singleByte(of: "bark") == nil)
  }
}
