import Testing

@testable import Benchmarks

@Suite("Heap use")
struct HeapUseTests {
  @Test("is what the C library has from the system, less what it has free")
  func mallocInfo() {
    let info = """
      <malloc version="1">
      <heap nr="0">
      <total type="fast" count="1" size="7"/>
      <system type="current" size="500"/>
      </heap>
      <total type="fast" count="2" size="30"/>
      <total type="rest" count="3" size="200"/>
      <total type="mmap" count="1" size="5000"/>
      <system type="current" size="1000"/>
      <system type="max" size="9000"/>
      </malloc>
      """
    #expect(allocatedBytes(inMallocInfo: info) == 5770)
  }

  @Test("grows with what is allocated")
  func growth() {
    // More than all tests that run at the same time free meanwhile.
    let size = 300_000_000
    let before = heapUse()
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 1, count: size)
    let after = heapUse()
    bytes.deallocate()
    #expect(after - before > size / 2)
  }
}
