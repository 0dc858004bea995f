/// A call in the record.
nonisolated struct CallEntry {
  let sequenceNumber: Int
  /// As the retention stores them.
  var arguments: [Any?]
  /// The type that the caller needs. Nil if it only recorded the call.
  var resultType: Any.Type? = nil
  /// How it ended; nil if it returned nothing and no stub answered, or has not ended.
  var outcome: StoredOutcome?
  let number: UInt32
  let isOnMainThread: Bool
  /// Whether its answer is still to come, and nothing is known of it yet.
  var isOpen = false
  /// Whether an assertion that passed has counted the call by its arguments.
  var isVerified = false

  /// Writes down how the call ended, if the entry is that of the call.
  mutating func complete(_ sequenceNumber: Int, _ outcome: StoredOutcome) {
    guard self.sequenceNumber == sequenceNumber else { return }
    self.outcome = outcome
    isOpen = false
  }

  /// The outcome so far.
  func outcome(_ retention: ArgumentRetention) -> CallOutcome {
    outcome.map { retention.read($0.outcome) } ?? (isOpen ? .pending : .returned(()))
  }

  var isPending: Bool {
    if isOpen { return true }
    if case .pending = outcome?.outcome { return true }
    return false
  }

  /// Where its end is among the sequence numbers: after them all while it is pending, at its own number if it was
  /// answered at once.
  var endNumber: Int { isPending ? .max : outcome?.timing?.endNumber ?? sequenceNumber }
}

/// The calls to one function, in the order in which they began.
///
/// They are kept in blocks, of which only the last one grows: adding a call takes no longer after a million than after
/// a thousand, and a copy that somebody reads goes on sharing all but the last block.
nonisolated struct CallEntries: RandomAccessCollection {
  static let blockSize = 1_024

  private var fullBlocks: [[CallEntry]] = []
  private var lastBlock: [CallEntry] = []
  private(set) var count = 0
  /// How many there are when the last block is full.
  private var end = blockSize

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @_transparent
  mutating func append(_ entry: consuming CallEntry) {
    if count == end { beginBlock() }
    lastBlock.append(entry)
    count += 1
  }

  private mutating func beginBlock() {
    fullBlocks.append(lastBlock)
    lastBlock = []
    lastBlock.reserveCapacity(Self.blockSize)
    end += Self.blockSize
  }

  subscript(index: Int) -> CallEntry {
    get {
      let start = end - Self.blockSize
      return index < start
        ? fullBlocks[index / Self.blockSize][index % Self.blockSize] : lastBlock[index - start]
    }
    _modify {
      let start = end - Self.blockSize
      if index < start {
        yield &fullBlocks[index / Self.blockSize][index % Self.blockSize]
      } else {
        yield &lastBlock[index - start]
      }
    }
  }

  /// The last hundred, for what must take no longer after a million.
  var latest: Slice<CallEntries> { suffix(100) }

  /// All of them, in order: going through blocks is faster than going through indices.
  var blocks: [[CallEntry]] { fullBlocks + [lastBlock] }
}
