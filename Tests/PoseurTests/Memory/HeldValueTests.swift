import Testing

@testable import PoseurCore

@Suite("A value in an Any?")
struct HeldValueTests {
  @Test("is looked at where it is, on this system too")
  func isAsKnown() {
    #expect(HeldValue.canHold(Bool.self) && HeldValue.canHold(Int.self))
    #expect(HeldValue.canHold(Double.self) && HeldValue.canHold(String.self))
  }

  @Test("is too large for that with more than three words, or at larger steps")
  func tooLarge() {
    #expect(HeldValue.canHold((Int, Int, Int).self))
    #expect(!HeldValue.canHold((Int, Int, Int, Bool).self))
    #expect(!HeldValue.canHold(SIMD2<Double>.self))
  }

  @Test("tells its own type, or none for nil")
  func type() {
    #expect(look(at: "bark") { $0.type == String.self })
    #expect(look(at: FakeDog()) { $0.type == FakeDog.self })
    #expect(look(at: Item.ball) { $0.type == Item.self })
    #expect(look(at: (1, 2, 3, 4)) { $0.type == (Int, Int, Int, Int).self })
    #expect(look(at: nil) { $0.type == nil })
  }

  @Test("is what it is")
  func value() {
    let long = String(repeating: "woof ", count: 20)
    #expect(look(at: true, \.bool))
    #expect(look(at: Int.min, \.int) == .min)
    #expect(look(at: 2.5, \.double) == 2.5)
    #expect(look(at: "", \.string) == "")
    #expect(look(at: long, \.string) == long)
  }

  @Test("is there as an element of a list")
  func elements() {
    let list: [Any?] = [nil, "ball", 3, nil]
    list.withUnsafeBufferPointer { list in
      #expect(list.baseAddress.map { HeldValue(at: $0 + 1).string } == "ball")
      #expect(list.baseAddress.map { HeldValue(at: $0 + 2).int } == 3)
      #expect(list.baseAddress.map { HeldValue(at: $0 + 3).type == nil } == true)
    }
  }

  private func look<Result>(at value: Any?, _ look: (HeldValue) -> Result) -> Result {
    withUnsafePointer(to: value) { look(HeldValue(at: $0)) }
  }
}
