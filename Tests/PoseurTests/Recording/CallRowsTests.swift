import Testing

@testable import PoseurCore

@Suite("The rows of calls")
struct CallRowsTests {
  private static let block = CallRows.blockSize

  @Test("are there in order, whatever blocks they fill", arguments: [0, 1, block - 1, block, block + 1, 3 * block])
  func order(count: Int) {
    let rows = filled(count)

    #expect(rows.count == count)
    #expect(rows.indices.map { rows[$0].sequenceNumber } == Array(0..<count))
    #expect(rows.blocks.flatMap { $0.map(\.sequenceNumber) } == Array(0..<count))
    #expect(rows.first?.sequenceNumber == (count == 0 ? nil : 0))
    #expect(rows.last?.sequenceNumber == (count == 0 ? nil : count - 1))
  }

  @Test("are changed one by one, in whatever block", arguments: [0, block - 1, block, 2 * block + 5])
  func change(index: Int) {
    var rows = filled(3 * Self.block)
    rows[index].isVerified = true

    #expect(rows.indices.filter { rows[$0].isVerified } == [index])
  }

  @Test("give up the arguments of one of them")
  func arguments() {
    var rows = filled(Self.block + 2)

    #expect(rows.takeArguments(at: Self.block).list[0] as? Int == Self.block)
    #expect(rows[Self.block].arguments.count == 0)
    #expect(rows[Self.block + 1].arguments.list[0] as? Int == Self.block + 1)
  }

  @Test("can be had in part, across blocks")
  func part() {
    let part = filled(3 * Self.block)[5..<2 * Self.block + 1]

    #expect(part.count == 2 * Self.block - 4)
    #expect(part.first?.sequenceNumber == 5 && part.last?.sequenceNumber == 2 * Self.block)
  }

  @Test("stay as they are in a copy, which has all full blocks in common with them")
  func copy() {
    var rows = filled(2 * Self.block + 1)
    let copy = rows
    rows.append(row(2 * Self.block + 1))
    rows[0].isVerified = true

    #expect(copy.count == 2 * Self.block + 1)
    #expect(!copy[0].isVerified)
    #expect(address(of: copy.blocks[1]) == address(of: rows.blocks[1]))
    #expect(address(of: copy.blocks[2]) != address(of: rows.blocks[2]))
  }

  // MARK: - Fixtures

  private func row(_ number: Int) -> CallRows.Row {
    CallRows.Row(sequenceNumber: number, arguments: [number], number: UInt32(number), thread: 1, ending: .nothing)
  }

  private func filled(_ count: Int) -> CallRows {
    var rows = CallRows()
    for number in 0..<count { rows.append(row(number)) }
    return rows
  }

  private func address(of block: [CallRows.Row]) -> UnsafeRawPointer? {
    block.withUnsafeBytes(\.baseAddress)
  }
}
