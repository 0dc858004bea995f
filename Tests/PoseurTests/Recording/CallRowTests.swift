import Testing

@testable import PoseurCore

@Suite("The row of a call")
struct CallRowTests {
  @Test("takes four words, its thread included", .enabled(if: MemoryLayout<Int>.size == 8))
  func stride() {
    #expect(MemoryLayout<CallSlot.Row>.stride == 32)
  }
}
