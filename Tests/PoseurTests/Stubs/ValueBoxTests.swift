import Testing

@testable import PoseurCore

@Suite("The box of a stub's value", .tags(.memory))
struct ValueBoxTests {
  @Test("gives a stub's value to a call as what it needs, whatever that is")
  func values() {
    let dog = FakeDog()
    #expect(knownValue(ValueBox.holding("woof").value, as: String.self) == "woof")
    #expect(cast("woof", to: Int.self) == nil)
    #expect(cast("woof", to: Any.self) as? String == "woof")
    #expect(knownValue(ValueBox.holding(dog).value, as: FakeDog.self) === dog)
    #expect(cast(dog, to: Dog.self) === dog)
    #expect(cast(dog as Dog, to: FakeDog.self) === dog)
    #expect(knownValue(ValueBox.holding((1, ["a"])).value, as: (Int, [String]).self) == (1, ["a"]))
    #expect(cast(nil, to: String?.self) == .some(nil))
    #expect(cast(nil, to: Any?.self).map { $0 == nil } == true)
    #expect(knownValue(ValueBox.holding(Int??.some(nil) as Any).value, as: Int??.self) == .some(nil))
    knownValue(ValueBox.holding(()).value, as: Void.self)
  }

  private func cast<Target>(_ value: Any?, to type: Target.Type) -> Target? {
    ValueBox.holding(value).cast(to: type).map { knownValue($0.value, as: type) }
  }
}
