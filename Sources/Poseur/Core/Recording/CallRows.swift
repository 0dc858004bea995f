/// The calls to one function, in the order in which they began.
///
/// They are kept in blocks, of which only the last one grows: adding a call takes no longer after a million than after
/// a thousand, and a copy that somebody reads goes on sharing all but the last block.
nonisolated struct CallRows {
  /// A call. It refers to nothing but its arguments, so that it costs little to add one.
  nonisolated struct Row {
    let sequenceNumber: Int
    /// As the retention stores them.
    fileprivate(set) var arguments: CallArguments
    let number: UInt32
    /// The number of the thread that it came on.
    let thread: UInt32
    var ending: CallEnding
    /// Whether an assertion that passed has counted the call by its arguments.
    var isVerified = false

    var isPending: Bool { if case .pending = ending { true } else { false } }
  }

  static let blockSize = 1_024

  private var fullBlocks: [[Row]] = []
  private var lastBlock: [Row] = []
  private(set) var count = 0
  /// How many there are when the last block is full.
  private var end = blockSize

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  var first: Row? { isEmpty ? nil : self[0] }
  var last: Row? { isEmpty ? nil : self[count - 1] }

  @_transparent
  mutating func append(_ row: consuming Row) {
    if count == end { beginBlock() }
    lastBlock.append(row)
    count += 1
  }

  private mutating func beginBlock() {
    fullBlocks.append(lastBlock)
    lastBlock = []
    lastBlock.reserveCapacity(Self.blockSize)
    end += Self.blockSize
  }

  subscript(index: Int) -> Row {
    get {
      let (block, offset) = index.quotientAndRemainder(dividingBy: Self.blockSize)
      return block < fullBlocks.count ? fullBlocks[block][offset] : lastBlock[offset]
    }
    _modify {
      let (block, offset) = index.quotientAndRemainder(dividingBy: Self.blockSize)
      if block < fullBlocks.count { yield &fullBlocks[block][offset] } else { yield &lastBlock[offset] }
    }
  }

  /// Some of them.
  subscript(range: Range<Int>) -> CallRows {
    var rows = CallRows()
    for index in range { rows.append(self[index]) }
    return rows
  }

  /// Takes out the arguments of a call that is forgotten.
  mutating func takeArguments(at index: Int) -> CallArguments {
    defer { self[index].arguments = .none }
    return self[index].arguments
  }

  /// All of them, in order: going through blocks is faster than going through indices.
  var blocks: [[Row]] { fullBlocks + [lastBlock] }
}

/// How a call ended.
nonisolated enum CallEnding {
  case pending
  /// It returned nothing, and no stub answered.
  case nothing
  /// The index of its result.
  case result(Int32)
}
