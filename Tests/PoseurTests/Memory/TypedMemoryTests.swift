import Testing

@testable import PoseurCore

@Suite("Memory for values of a known type")
struct TypedMemoryTests {
  @Test("holds as many copies as were asked for, and lets them go with itself")
  func copies() {
    weak var kept: FakeDog?
    var memory: TypedMemory<FakeDog>?
    do {
      let dog = FakeDog()
      kept = dog
      memory = TypedMemory(repeating: dog, count: 3)
    }
    #expect(memory.map { $0.place[0] === kept && $0.place[2] === kept } == true)
    memory = nil
    #expect(kept == nil)
  }

  @Test("holds a value as its own type has it, or as another that it was cast to")
  func place() throws {
    let own = TypedPlace.holding("woof")
    let cast = try #require(TypedPlace.holding("woof", castTo: String?.self))
    withExtendedLifetime((own, cast)) {
      #expect(
        [ObjectIdentifier(own.type), ObjectIdentifier(cast.type)]
          == [String.self, String?.self].map(ObjectIdentifier.init))
      #expect(own.address.assumingMemoryBound(to: String.self).pointee == "woof")
      #expect(cast.address.assumingMemoryBound(to: String?.self).pointee == "woof")
    }
    #expect(TypedPlace.holding("woof", castTo: Int.self).map { _ in true } == nil)
  }

  @Test("gives a stub's value to a call as what it needs, whatever that is")
  func values() {
    let dog = FakeDog()
    #expect(StubbedValue("woof").known(as: String.self) == "woof")
    #expect(cast("woof", to: Any.self) as? String == "woof")
    #expect(StubbedValue(dog).known(as: FakeDog.self) === dog)
    #expect(cast(dog, to: Dog.self) === dog)
    #expect(cast(dog as Dog, to: FakeDog.self) === dog)
    #expect(StubbedValue((1, ["a"])).known(as: (Int, [String]).self) == (1, ["a"]))
    #expect(cast(nil, to: String?.self) == .some(nil))
    #expect(cast(nil, to: Any?.self).map { $0 == nil } == true)
    #expect(StubbedValue(Int??.some(nil) as Any).known(as: Int??.self) == .some(nil))
    StubbedValue(()).known(as: Void.self)
  }

  private func cast<Target>(_ value: Any?, to type: Target.Type) -> Target? {
    StubbedValue(StubbedValue(value), castTo: type).map { $0.known(as: type) }
  }

  @Test("has a number for each byte, and none for what is no byte")
  func numbers() {
    var numbers = ByteNumbers()
    numbers[0] = 7
    numbers[255] = 8
    numbers[-1] = 9

    let found = [0, 1, 254, 255, -1].map { numbers[$0] }
    #expect(found == [7, -1, -1, 8, -1])
  }
}
