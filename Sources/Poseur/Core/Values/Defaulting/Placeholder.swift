#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// Stands for a value of a type of which no real one can be made: an object whose initializer never ran, a protocol's
/// value without a conforming type, a closure that nobody may call.
///
/// A written call needs values to pass on. A placeholder can be passed on, kept, and told from others by the object
/// inside it, and nothing else: using it is undefined. So it's never recorded or released, no code under test gets it, and
/// whatever compares or describes the arguments of a written call asks `object(in:)` first.
///
/// Each type has few placeholders, which stay for good. This file alone relies on how Swift lays out objects and
/// metadata, as docs/ABI/TypeMetadata.rst in Swift's repository says. It checks that by types of its own, once.
nonisolated enum Placeholder {
  /// The object inside a placeholder that isn't an object itself.
  final class Bearer: Sendable {
    /// A closure that is isolated to any actor keeps its actor here: none.
    private let actor: (UInt, UInt) = (0, 0)
  }

  /// A placeholder of the type; nil if it has none: it's a struct or an enum, which are made of their parts, or an
  /// object that Swift's runtime doesn't allocate.
  /// - Parameter number: tells apart the placeholders of one type.
  static func value<Value>(of type: Value.Type, number: Int) -> Value? {
    guard MetadataLayout.isKnown else { return nil }
    switch metadataKind(type) {
    case 0, 0x800...: return object(of: type, number).map { unsafeBitCast($0, to: Value.self) }
    // What the standard library builds on, as the object of a task.
    case 0x300: return made(type, of: word(of: bearer(number)))
    case 0x302: return function(type, number)
    case 0x303, 0x307: return existential(type, number)
    // The only value that a type's own metatype surely has.
    case 0x304: return made(type, of: (metadata(type) + wordSize).load(as: UInt.self))
    case 0x306: return existentialMetatype(type, number)
    default: return nil
    }
  }

  /// The address of an object over and over, in the place of a value of which there isn't even a placeholder: for a
  /// written call that has failed, and only has to go on. Nil for a type without values.
  static func filler<Value>(of type: Value.Type) -> Value? {
    if type == Never.self { return nil }
    return made(type) { $0.update(repeating: word(of: bearer(0))) }
  }

  /// The first placeholder's object in a value, which tells the value from others: also in a list, a field, a payload or
  /// an optional. Nil for a value without placeholders. Runs no code of the value's.
  static func object(in value: Any?) -> ObjectIdentifier? {
    let known = pool.withLock(\.addresses)
    return known.isEmpty ? nil : value.flatMap { address(in: $0, known, depth: 6) }
  }

  /// Who uses placeholders in this task. Without the macro `@TaskLocal`, which cannot be told to belong to no actor.
  static let user = TaskLocal<(any PlaceholderUser)?>(wrappedValue: nil)

  /// Placeholders by type and number. Never emptied, so that none is ever released.
  private struct Pool {
    var objects: [ObjectIdentifier: [Int: AnyObject]] = [:]
    var addresses: Set<UInt> = []
    /// By the protocol's descriptor.
    var tables: [UnsafeRawPointer: UnsafeRawPointer] = [:]
  }

  private static let pool = LockedValue(Pool())

  private static func pooled(_ type: Any.Type, _ number: Int, _ make: () -> AnyObject) -> AnyObject {
    pool.withLock { pool in
      if let object = pool.objects[ObjectIdentifier(type)]?[number] { return object }
      let object = make()
      pool.objects[ObjectIdentifier(type), default: [:]][number] = object
      pool.addresses.insert(word(of: object))
      return object
    }
  }
}

// MARK: - Making one

nonisolated extension Placeholder {
  private static func bearer(_ number: Int) -> AnyObject { pooled(Bearer.self, number) { Bearer() } }

  /// An object whose initializer never ran.
  private static func object(of type: Any.Type, _ number: Int) -> AnyObject? {
    guard let type = type as? AnyClass, let layout = ObjectLayout(type) else { return nil }
    return pooled(type, number) {
      #if canImport(ObjectiveC)
        if !layout.isOfSwift, let object = class_createInstance(type, 0) as AnyObject? { return object }
      #endif
      // The memory of an object of another class, which takes on this one.
      let buffer = ManagedBuffer<Void, UInt>.create(minimumCapacity: layout.wordCount) { _ in () }
      let memory = Unmanaged<AnyObject>.passUnretained(buffer).toOpaque()
      (memory + layout.headerSize).initializeMemory(as: UInt.self, repeating: 0, count: layout.wordCount)
      #if canImport(ObjectiveC)
        object_setClass(buffer, type)
      #else
        memory.storeBytes(of: unsafeBitCast(type, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
      #endif
      return Unmanaged<AnyObject>.fromOpaque(memory).takeUnretainedValue()
    }
  }

  /// A value of a protocol type: an object, and for each protocol a table whose functions stop the process with words.
  private static func existential<Value>(_ type: Value.Type, _ number: Int) -> Value? {
    guard let layout = ExistentialLayout(type) else { return nil }
    let base = layout.superclass.map { object(of: $0, number) } ?? bearer(number)
    guard let base else { return nil }
    let descriptors = layout.protocols
    return made(type) { words in
      words[0] = word(of: base)
      if !layout.isOfClass { words[3] = word(of: Bearer.self) }
      for (index, word) in ((layout.isOfClass ? 1 : 4)..<words.count).enumerated() {
        words[word] = UInt(bitPattern: table(of: index < descriptors.count ? descriptors[index] : nil))
      }
    }
  }

  /// A closure of which nobody may call the function.
  private static func function<Value>(_ type: Value.Type, _ number: Int) -> Value? {
    let flags = (metadata(type) + wordSize).load(as: UInt.self)
    let entry = flags & 0x2000_0000 == 0 ? Self.entry : asynchronousEntry
    switch flags >> 16 & 0xFF {
    case 0:
      return made(type) { words in
        words[0] = UInt(bitPattern: entry)
        if words.count > 1 { words[1] = word(of: bearer(number)) }
      }
    // A pointer to a function of C.
    case 3: return made(type, of: UInt(bitPattern: entry))
    default: return nil
    }
  }

  private static func existentialMetatype<Value>(_ type: Value.Type, _ number: Int) -> Value? {
    made(type) { words in
      words[0] = word(of: nested(Bearer.self, number))
      for index in words.indices.dropFirst() { words[index] = UInt(bitPattern: table(of: nil)) }
    }
  }

  /// A class that no test writes, another one for each number.
  private static func nested<Content>(_ type: Content.Type, _ number: Int) -> Any.Type {
    number > 0 ? nested(Nested<Content>.self, number - 1) : Nested<Content>.self
  }

  private final class Nested<Content> {}

  /// A value of one word, if it takes any memory.
  private static func made<Value>(_ type: Value.Type, of word: UInt) -> Value {
    made(type) { words in
      if !words.isEmpty { words[0] = word }
    }
  }

  private static func made<Value>(_ type: Value.Type, _ fill: (UnsafeMutableBufferPointer<UInt>) -> Void) -> Value {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      memory.withMemoryRebound(to: UInt8.self) { $0.initialize(repeating: 0) }
      let start = UnsafeMutableRawPointer(memory.baseAddress!)
      let count = MemoryLayout<Value>.size / wordSize
      fill(UnsafeMutableBufferPointer(start: start.assumingMemoryBound(to: UInt.self), count: count))
      // A copy: the memory's own reference isn't counted.
      return memory[0]
    }
  }
}

// MARK: - Using one is a misuse

nonisolated extension Placeholder {
  private nonisolated(unsafe) static let entry = firstWord(of: Entry { stop() })
  private nonisolated(unsafe) static let asynchronousEntry = firstWord(of: AsynchronousEntry { stop() })

  // In fields, since generic code would wrap the closures.
  private struct Entry { let function: () -> Void }
  private struct AsynchronousEntry { let function: () async -> Void }

  /// The function of a closure, or what leads to it if it's asynchronous.
  private static func firstWord<Entry>(of entry: Entry) -> UnsafeRawPointer {
    withUnsafeBytes(of: entry) { $0.load(as: UnsafeRawPointer.self) }
  }

  private static func stop() -> Never {
    Failures.stop(
      """
      The fake's function uses an argument that is only a placeholder, since its call is written, not made.
      Show the argument's place by a value of yours, matching(like: <#value#>), or name the function by its case.
      """, at: user.get()?.position ?? SourcePosition())
  }

  /// The functions of a conformance to the protocol. With no descriptor, enough of them for any protocol.
  private static func table(of descriptor: UnsafeRawPointer?) -> UnsafeRawPointer {
    guard let descriptor else { return anyTable }
    if let table = pool.withLock({ $0.tables[descriptor] }) { return table }
    let kinds = requirementFlags(of: descriptor)
    let table = newTable(kinds.count) { index in
      switch kinds[index] & 0x0F {
      // An inherited protocol, or the conformance of an associated type.
      case 0, 8: anyTable
      case 7: metadata(Bearer.self)
      default: kinds[index] & 0x20 == 0 ? entry : asynchronousEntry
      }
    }
    pool.withLock { $0.tables[descriptor] = table }
    return table
  }

  private nonisolated(unsafe) static let anyTable = newTable(500) { _ in entry }

  /// Its first word is the conformance, of which nobody asks.
  private static func newTable(_ count: Int, _ word: (Int) -> UnsafeRawPointer) -> UnsafeRawPointer {
    let table = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: count + 1)
    table.initialize(to: nil)
    for index in 0..<count { (table + index + 1).initialize(to: word(index)) }
    return UnsafeRawPointer(table)
  }

  private static func requirementFlags(of descriptor: UnsafeRawPointer) -> [UInt32] {
    let signature = Int((descriptor + 12).load(as: UInt32.self))
    let count = Int((descriptor + 16).load(as: UInt32.self))
    let requirements = descriptor + 24 + 12 * signature
    return (0..<count).map { (requirements + 8 * $0).load(as: UInt32.self) }
  }
}

// MARK: - Recognizing one

nonisolated extension Placeholder {
  private static func address(in value: Any, _ known: Set<UInt>, depth: Int) -> ObjectIdentifier? {
    func search<Content>(_ value: Content) -> ObjectIdentifier? {
      withUnsafePointer(to: value) { address(at: $0, Content.self, known, depth: depth) }
    }
    return _openExistential(value, do: search)
  }

  private static func address(
    at memory: UnsafeRawPointer, _ type: Any.Type, _ known: Set<UInt>, depth: Int
  ) -> ObjectIdentifier? {
    func search<Content>(_ type: Content.Type) -> ObjectIdentifier? {
      let count = MemoryLayout<Content>.size / wordSize
      func object(_ word: Int) -> ObjectIdentifier? {
        guard word < count else { return nil }
        let address = (memory + word * wordSize).load(as: UInt.self) & payloadBits
        return known.contains(address) ? unsafeBitCast(address, to: ObjectIdentifier.self) : nil
      }
      switch metadataKind(type) {
      case 0x200, 0x301:
        if let list = type as? any (ContainerShape & Sequence).Type { return first(in: list) }
        return StoredField.all(of: type)?.lazy.compactMap { field in
          depth > 0 ? address(at: memory + field.offset, field.type, known, depth: depth - 1) : nil
        }.first
      case 0x302: return object(1)
      // The words of a protocol's buffer that a value doesn't need hold anything.
      case 0, 0x300, 0x303, 0x307, 0x800...: return object(0)
      case 0x201, 0x202:
        guard let cases = EnumCases(of: type) else { return (0..<count).lazy.compactMap(object).first }
        return cases.readPayload(at: memory) { payload, type in
          depth > 0 ? address(at: payload, type, known, depth: depth - 1) : nil
        }
      default: return nil
      }
    }
    func first<List: Sequence>(in type: List.Type) -> ObjectIdentifier? {
      memory.assumingMemoryBound(to: type).pointee.prefix(100).lazy.compactMap { member in
        depth > 0 ? address(in: member, known, depth: depth - 1) : nil
      }.first
    }
    return _openExistential(type, do: search)
  }

  /// Enums of one object mark their cases in the other bits of its address.
  private static let payloadBits = UInt.max >> (wordSize == 8 ? 8 : 0) & ~UInt(wordSize - 1)
}

// MARK: - Layouts

nonisolated private let wordSize = MemoryLayout<UInt>.size

nonisolated private func metadata(_ type: Any.Type) -> UnsafeRawPointer {
  unsafeBitCast(type, to: UnsafeRawPointer.self)
}

nonisolated private func word(of object: AnyObject) -> UInt {
  UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
}

nonisolated private func word(of type: Any.Type) -> UInt { UInt(bitPattern: metadata(type)) }

/// How many words an object of a class takes.
nonisolated private struct ObjectLayout {
  let headerSize = 2 * wordSize
  /// Without the header.
  let wordCount: Int
  #if canImport(ObjectiveC)
    /// Whether Swift's runtime allocates the objects, and counts the references to them.
    var isOfSwift = true
    private static let sizeOffset = 5 * wordSize + 8
  #else
    private static let sizeOffset = 2 * wordSize + 8
  #endif

  init?(_ type: AnyClass) {
    let metadata = metadata(type)
    let size = Int((metadata + Self.sizeOffset).load(as: UInt32.self))
    let alignmentMask = (metadata + Self.sizeOffset + 4).load(as: UInt16.self)
    guard alignmentMask <= 15, size >= headerSize, size < 1 << 20 else { return nil }
    wordCount = (size - headerSize + wordSize - 1) / wordSize
    #if canImport(ObjectiveC)
      var root: AnyClass = type
      while let superclass = class_getSuperclass(root) { root = superclass }
      isOfSwift = root == class_getSuperclass(Placeholder.Bearer.self)
    #endif
  }
}

/// The layout of a protocol type's values: an object or a buffer of three words and a type, then a table for each
/// protocol.
nonisolated private struct ExistentialLayout {
  let isOfClass: Bool
  var superclass: Any.Type?
  /// The descriptors of the protocols that have a table; none if they aren't known.
  var protocols: [UnsafeRawPointer] = []

  /// Nil for `any Error`, which has a layout of its own.
  init?(_ type: Any.Type) {
    let metadata = metadata(type)
    if metadataKind(type) == 0x307 {
      // Of a protocol with known associated types. The shape says what the values are.
      let kind = (metadata + wordSize).load(as: UnsafeRawPointer.self).load(as: UInt32.self) & 0xFF
      guard kind < 2 else { return nil }
      isOfClass = kind == 1
      return
    }
    let flags = (metadata + wordSize).load(as: UInt32.self)
    guard flags >> 24 & 0x3F == 0 else { return nil }
    isOfClass = flags & 0x8000_0000 == 0
    var next = metadata + wordSize + 8
    if flags & 0x4000_0000 != 0 {
      superclass = next.load(as: Any.Type.self)
      next += wordSize
    }
    let count = Int((metadata + wordSize + 4).load(as: UInt32.self))
    // Protocols of Objective-C, which are marked by a bit, have no table.
    protocols = (0..<count).map { (next + $0 * wordSize).load(as: UInt.self) }.filter { $0 & 1 == 0 }
      .compactMap(UnsafeRawPointer.init(bitPattern:))
  }
}

/// Whether values of types of this file lie in memory as the placeholders' types have to.
nonisolated private enum MetadataLayout {
  static let isKnown: Bool = {
    #if _ptrauth(_arm64e)
      return false  // The pointers in metadata are signed.
    #else
      let object = ProbeObject<Int>()
      guard ObjectLayout(ProbeObject<Int>.self)?.wordCount == 3 else { return false }
      let values: [(layout: ExistentialLayout?, words: [UInt], isOfClass: Bool)] = [
        (ExistentialLayout((any ProbeShape).self), words(of: object as any ProbeShape), false),
        (ExistentialLayout((any ProbeSource<Int>).self), words(of: object as any ProbeSource<Int>), false),
        (ExistentialLayout((any ProbeDelegate).self), words(of: object as any ProbeDelegate), true),
        (
          ExistentialLayout((any ProbeBase & ProbeShape).self), words(of: object as any ProbeBase & ProbeShape),
          true
        ),
      ]
      let areKnown = values.allSatisfy { layout, words, isOfClass in
        guard let layout, layout.isOfClass == isOfClass, words[0] == word(of: object) else { return false }
        return words.count == (isOfClass ? 2 : 5) && (isOfClass || words[3] == word(of: ProbeObject<Int>.self))
      }
      let descriptor = values[0].layout?.protocols.first
      return areKnown && values[3].layout?.superclass == ProbeBase.self
        && descriptor.map { ($0 + 16).load(as: UInt32.self) } == 2
        && MemoryLayout<() -> Void>.size == 2 * wordSize
    #endif
  }()

  private static func words<Value>(of value: Value) -> [UInt] {
    withUnsafeBytes(of: value) { Array($0.bindMemory(to: UInt.self)) }
  }
}

nonisolated private protocol ProbeShape {
  func draw()
  func erase()
}
nonisolated private protocol ProbeSource<Item> { associatedtype Item }
nonisolated private protocol ProbeDelegate: AnyObject { func finish() }
nonisolated private class ProbeBase { var isFirst = true }
nonisolated private final class ProbeObject<Item>: ProbeBase, ProbeShape, ProbeSource, ProbeDelegate {
  var pair = (1, 2)
  func draw() {}
  func erase() {}
  func finish() {}
}

/// Who uses placeholders as the arguments of a call: a closure that writes it.
nonisolated protocol PlaceholderUser: AnyObject, Sendable {
  /// Where the closure is.
  var position: SourcePosition { get }
}
