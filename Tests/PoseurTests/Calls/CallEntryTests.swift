import Testing

@testable import PoseurCore

@Suite("The entry of a call")
struct CallEntryTests {
  @Test("takes six words, its thread included", .enabled(if: MemoryLayout<Int>.size == 8))
  func stride() {
    #expect(MemoryLayout<CallEntry>.stride == 48)
  }
}
