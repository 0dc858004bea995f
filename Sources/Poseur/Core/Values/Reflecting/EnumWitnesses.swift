/// The witnesses that every enum has beside its metadata: its size, and the functions that read and write its tag and take
/// out its payload.
nonisolated struct EnumWitnesses {
  private let table: UnsafeRawPointer
  private let metadata: UnsafeRawPointer
  private static let offsets = EnumWitnessOffsets(wordSize: MemoryLayout<UInt>.size)

  /// Nil if what can be compared says that they lie elsewhere.
  init?<Whole>(of type: Whole.Type) {
    guard Self.areKnown else { return nil }
    self.init(unchecked: type)
  }

  private init?<Whole>(unchecked type: Whole.Type) {
    metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    table = (metadata - MemoryLayout<UInt>.size).load(as: UnsafeRawPointer.self)
    let flags = (table + Self.offsets.flags).load(as: UInt32.self)
    guard flags & 0x20_0000 != 0, Int(flags & 0xFF) + 1 == MemoryLayout<Whole>.alignment,
      (table + Self.offsets.size).load(as: Int.self) == MemoryLayout<Whole>.size,
      (table + Self.offsets.stride).load(as: Int.self) == MemoryLayout<Whole>.stride
    else { return nil }
  }

  func tag(of memory: UnsafeRawPointer) -> UInt32 {
    typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    return (table + Self.offsets.getTag).load(as: GetTag.self)(memory, metadata)
  }

  /// Turns the memory of a value into that of its payload.
  func project(_ memory: UnsafeMutableRawPointer) {
    typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    (table + Self.offsets.projectPayload).load(as: Project.self)(memory, metadata)
  }

  /// Turns the memory, which already holds the payload if there is one, into a value of the case.
  func inject(_ tag: UInt32, into memory: UnsafeMutableRawPointer) {
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    (table + Self.offsets.injectTag).load(as: Inject.self)(memory, tag, metadata)
  }

  /// Whether an enum of this file, of which everything is known, has them where they are looked for. If not, what is
  /// called as a function might be data.
  private static let areKnown: Bool = {
    #if _ptrauth(_arm64e)
      return false  // The pointers in metadata are signed.
    #else
      guard let witnesses = EnumWitnesses(unchecked: Probe.self) else { return false }
      let values = [Probe.number(7), .none, .last]
      var payload = values[0]
      withUnsafeMutableBytes(of: &payload) { witnesses.project($0.baseAddress!) }
      guard withUnsafeBytes(of: payload, { $0.load(as: Int.self) }) == 7 else { return false }
      return values.indices.allSatisfy { index in
        var value = values[index]
        guard withUnsafeBytes(of: &value, { witnesses.tag(of: $0.baseAddress!) }) == UInt32(index) else { return false }
        var made = Probe.number(7)
        withUnsafeMutableBytes(of: &made) { witnesses.inject(UInt32(index), into: $0.baseAddress!) }
        return made == value
      }
    #endif
  }()

  nonisolated private enum Probe: Equatable {
    case number(Int)
    case none, last
  }
}

/// Where the witnesses lie, in bytes, as ValueWitness.def in Swift's repository lists them: eight functions, the size and
/// the stride, of a word each, then two fields of 32 bits, then the functions of enums. So it takes the size of a word to
/// know, which isn't 8 on every watch, and not in WebAssembly.
nonisolated struct EnumWitnessOffsets: Equatable {
  let size, stride, flags, getTag, projectPayload, injectTag: Int

  init(wordSize: Int) {
    size = 8 * wordSize
    stride = size + wordSize
    flags = stride + wordSize
    getTag = flags + 2 * MemoryLayout<UInt32>.size
    projectPayload = getTag + wordSize
    injectTag = projectPayload + wordSize
  }
}
