import Testing

@testable import PoseurCore

@Suite("The entries of calls", .tags(.memory))
struct CallEntriesTests {
  private static let block = CallEntries.blockSize

  @Test("are there in order, whatever blocks they fill", arguments: [0, 1, block - 1, block, block + 1, 3 * block])
  func order(count: Int) {
    let entries = filled(count)

    #expect(entries.count == count)
    #expect(entries.indices.map { entries[$0].sequenceNumber } == Array(0..<count))
    #expect(entries.blocks.flatMap { $0.map(\.sequenceNumber) } == Array(0..<count))
    #expect(entries.first?.sequenceNumber == (count == 0 ? nil : 0))
    #expect(entries.last?.sequenceNumber == (count == 0 ? nil : count - 1))
  }

  @Test("are changed one by one, in whatever block", arguments: [0, block - 1, block, 2 * block + 5])
  func change(index: Int) {
    var entries = filled(3 * Self.block)
    entries[index].isVerified = true

    #expect(entries.indices.filter { entries[$0].isVerified } == [index])
  }

  @Test("can be had in part, across blocks")
  func part() {
    let part = filled(3 * Self.block)[5..<2 * Self.block + 1]

    #expect(part.count == 2 * Self.block - 4)
    #expect(part.first?.sequenceNumber == 5 && part.last?.sequenceNumber == 2 * Self.block)
  }

  @Test("have a last hundred, in order, whatever blocks they fill", arguments: [0, 1, 100, 101, block + 5])
  func latest(count: Int) {
    #expect(filled(count).latest.map(\.sequenceNumber) == Array(max(0, count - 100)..<count))
  }

  @Test("stay as they are in a copy, which has all full blocks in common with them")
  func copy() {
    var entries = filled(2 * Self.block + 1)
    let copy = entries
    entries.append(entry(2 * Self.block + 1))
    entries[0].isVerified = true

    #expect(copy.count == 2 * Self.block + 1)
    #expect(!copy[0].isVerified)
    #expect(address(of: copy.blocks[1]) == address(of: entries.blocks[1]))
    #expect(address(of: copy.blocks[2]) != address(of: entries.blocks[2]))
  }

  // MARK: - Fixtures

  private func entry(_ number: Int) -> CallEntry {
    CallEntry(sequenceNumber: number, arguments: [number], number: UInt32(number), isOnMainThread: true)
  }

  private func filled(_ count: Int) -> CallEntries {
    var entries = CallEntries()
    for number in 0..<count { entries.append(entry(number)) }
    return entries
  }

  private func address(of block: [CallEntry]) -> UnsafeRawPointer? {
    block.withUnsafeBytes(\.baseAddress)
  }
}
