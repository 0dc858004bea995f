import Testing

@testable import PoseurCore

@Suite("EnumWitnesses")
struct EnumWitnessesTests {
  @Test("an enum's functions follow ten words and two fields of 32 bits")
  func wordsOf64Bits() {
    let offsets = EnumWitnessOffsets(wordSize: 8)
    #expect([offsets.size, offsets.stride, offsets.flags, offsets.getTag, offsets.injectTag] == [64, 72, 80, 88, 104])
  }

  @Test("on a system of 32 bits, those fields are as large as two words")
  func wordsOf32Bits() {
    let offsets = EnumWitnessOffsets(wordSize: 4)
    #expect([offsets.size, offsets.stride, offsets.flags, offsets.getTag, offsets.injectTag] == [32, 36, 40, 48, 56])
  }

  @Test("a value's tag can be read and written")
  func tags() throws {
    let witnesses = try #require(EnumWitnesses(of: Meal.self), "where they lie is known on this system")
    var meal = Meal.portions(3)
    #expect(withUnsafeBytes(of: &meal) { witnesses.tag(of: $0.baseAddress!) } == 0)
    withUnsafeMutableBytes(of: &meal) { witnesses.inject(2, into: $0.baseAddress!) }
    #expect(meal == .canned)
  }

  @Test("a value's payload can be taken out")
  func payload() throws {
    let witnesses = try #require(EnumWitnesses(of: [Int]?.self), "where they lie is known on this system")
    var list: [Int]? = [3]
    let copy = withUnsafeMutableBytes(of: &list) { memory in
      witnesses.project(memory.baseAddress!)
      return memory.load(as: [Int].self)
    }
    #expect(copy == [3])
  }

  @Test("a type that is no enum has none")
  func otherTypes() {
    #expect(EnumWitnesses(of: Int.self) == nil)
    #expect(EnumWitnesses(of: EnumWitnessesTests.self) == nil)
  }

  private enum Meal: Equatable {
    case portions(Int)
    case dry, canned
  }
}
