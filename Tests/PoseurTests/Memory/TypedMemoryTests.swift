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

  @Test("holds a value as its own type has it")
  func place() {
    let (memory, type, address) = hold("woof")
    withExtendedLifetime(memory) {
      let isString = type == String.self
      #expect(isString && address.assumingMemoryBound(to: String.self).pointee == "woof")
    }
  }

  @Test("gives a stub's value back, whatever its type and that of the function")
  func values() {
    let dog = FakeDog()
    #expect(StubbedValue("woof").known(as: String.self) == "woof")
    #expect(StubbedValue("woof").known(as: Any.self) as? String == "woof")
    #expect(StubbedValue(dog).known(as: FakeDog.self) === dog)
    #expect(StubbedValue(dog).known(as: Dog.self) === dog)
    #expect(StubbedValue((1, ["a"])).known(as: (Int, [String]).self) == (1, ["a"]))
    #expect(StubbedValue(nil).known(as: String?.self) == nil)
    #expect(StubbedValue(Int??.some(nil) as Any).known(as: Int??.self) == .some(nil))
    StubbedValue(()).known(as: Void.self)
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
