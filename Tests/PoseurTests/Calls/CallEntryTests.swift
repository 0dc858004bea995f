import Testing

@testable import PoseurCore

@Suite("The entry of a call")
struct CallEntryTests {
  @Test("takes five words", .enabled(if: MemoryLayout<Int>.size == 8))
  func stride() {
    #expect(MemoryLayout<CallEntry>.stride == 40)
  }
}
