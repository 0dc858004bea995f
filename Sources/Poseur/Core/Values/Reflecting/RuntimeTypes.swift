// Facts about types from the Swift runtime: from functions that its library exports and, for enums, from the metadata
// described in docs/ABI/TypeMetadata.rst in Swift's repository. Nothing else in Poseur depends on either.

/// The kinds of types that Poseur treats differently.
nonisolated enum TypeKind {
  case structure, enumeration, optional, tuple, function, existential, metatype, builtin, other

  init(_ type: Any.Type) {
    self =
      switch metadataKind(type) {
      case 0x200: .structure
      case 0x201: .enumeration
      case 0x202: .optional
      case 0x301: .tuple
      case 0x302: .function
      case 0x303, 0x307: .existential
      case 0x304, 0x306: .metatype
      case 0x300, 0x308: .builtin
      default: .other
      }
  }
}

/// Whether the type is a function type: `(Int) -> Void` is, `[() -> Void]` and `Box<(Int) -> Int>` aren't.
nonisolated func isFunctionType(_ type: Any.Type) -> Bool { TypeKind(type) == .function }

/// Whether both are types of functions that differ at most in `@Sendable` or in an actor. Swift widens one to the other, and
/// their values are the same.
nonisolated func areSameFunctions(_ type: Any.Type, _ other: Any.Type) -> Bool {
  func words(of type: Any.Type) -> Substring {
    String(reflecting: type).trimmingPrefix(#/(@Sendable |@[^ (]*\.[^ (]* )+/#)
  }
  return isFunctionType(type) && isFunctionType(other) && words(of: type) == words(of: other)
}

/// Whether the type is a tuple type: `(Int, Int)` is, `()` and `(Int) -> (Int, Int)` aren't.
nonisolated func isTupleType(_ type: Any.Type) -> Bool { TypeKind(type) == .tuple && type != Void.self }

/// Whether the type is a protocol type, such as `(any Digging).self` or `Any.self`. Each value has a type that
/// conforms.
nonisolated func isProtocolType(_ type: Any.Type) -> Bool { TypeKind(type) == .existential }

/// Whether the value is a closure or a function, or an optional that holds one.
nonisolated func isClosure(_ value: Any?) -> Bool {
  unwrappedValue(value).map { isFunctionType(type(of: $0)) } ?? false
}

/// A stored property of a struct, or an element of a tuple.
nonisolated struct StoredField {
  let type: Any.Type
  let offset: Int
  /// Whether it's a weak or unowned reference that may be nil, which it is if its memory is zero.
  var isEmptyReference = false

  /// The fields of a type, or nil if the runtime doesn't tell all of them.
  ///
  /// The runtime shows a field of unknown type as an empty tuple. So a struct must have no field of that type, and all
  /// fields must lie where a compiler puts them, without gaps.
  static func all<Whole>(of type: Whole.Type) -> [StoredField]? {
    var fields: [StoredField] = []
    var end = 0
    for index in 0..<fieldCount(type) {
      var details = FieldDetails()
      var field = StoredField(type: fieldType(type, index: index, &details), offset: fieldOffset(type, index: index))
      details.release?(details.name)
      // A weak or unowned reference isn't stored the way its type says.
      field.isEmptyReference = !details.isStrong && field.type is any OptionalShape.Type
      guard details.isStrong || field.isEmptyReference, field.type != Void.self || TypeKind(type) == .tuple else {
        return nil
      }
      fields.append(field)
      let layout = TypeLayout(field.type)
      if layout.size == 0 { continue }  // Its offset may be anything.
      guard field.offset == layout.aligned(end) else { return nil }
      end = field.offset + layout.size
    }
    return end == MemoryLayout<Whole>.size ? fields : nil
  }
}

nonisolated private struct TypeLayout {
  let size: Int
  let alignment: Int

  init(_ type: Any.Type) {
    func layout<Value>(_ type: Value.Type) -> (Int, Int) { (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment) }
    (size, alignment) = _openExistential(type, do: layout)
  }

  func aligned(_ offset: Int) -> Int { (offset + alignment - 1) & ~(alignment - 1) }
}

/// The cases of an enum, and a way to make their values.
nonisolated struct EnumCases {
  nonisolated struct Payload {
    /// The mangled name of its type; nil if the case has no payload.
    let typeName: UnsafeRawPointer?
    /// Whether it lives in a box of its own.
    let isBoxed: Bool
  }

  /// Ordered by tag: cases with a payload come first.
  let payloads: [Payload]
  private let metadata: UnsafeRawPointer
  private let descriptor: UnsafeRawPointer
  private let witnesses: EnumWitnesses
  private let size: Int

  /// Nil if there are no cases, or if the metadata isn't laid out as expected.
  init?<Whole>(of type: Whole.Type) {
    guard let witnesses = EnumWitnesses(of: type) else { return nil }
    self.witnesses = witnesses
    metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    descriptor = (metadata + MemoryLayout<UInt>.size).load(as: UnsafeRawPointer.self)
    size = MemoryLayout<Whole>.size
    guard let records = Self.target(of: descriptor + 16) else { return nil }
    let count = (descriptor + 20).load(as: UInt32.self) & 0xFF_FFFF + (descriptor + 24).load(as: UInt32.self)
    guard (records + 10).load(as: UInt16.self) == 12, (records + 12).load(as: UInt32.self) == count, count > 0 else {
      return nil
    }
    payloads = (0..<Int(count)).map { index in
      let record = records + 16 + 12 * index
      return Payload(typeName: Self.target(of: record + 4), isBoxed: record.load(as: UInt32.self) & 1 != 0)
    }
  }

  /// The payload's type. Nil if there is none, or if it doesn't fit into the enum's own memory.
  func type(of payload: Payload) -> Any.Type? {
    guard let name = payload.typeName, let type = type(named: name) else { return nil }
    return payload.isBoxed || TypeLayout(type).size <= size ? type : nil
  }

  /// Reads the payload in a value's memory, without the words that its case doesn't need. Nil if it has none, or one in a
  /// box.
  func readPayload<Result>(
    at memory: UnsafeRawPointer, _ read: (UnsafeRawPointer, Any.Type) -> Result?
  ) -> Result? {
    let tag = Int(witnesses.tag(of: memory))
    guard payloads.indices.contains(tag), !payloads[tag].isBoxed, let type = type(of: payloads[tag]) else {
      return nil
    }
    // The bits of the case lie in those of the payload. The copy owns nothing.
    let copy = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    defer { copy.deallocate() }
    copy.copyMemory(from: memory, byteCount: size)
    witnesses.project(copy)
    return read(copy, type)
  }

  private func type(named name: UnsafeRawPointer) -> Any.Type? {
    var end = name
    while true {
      switch end.load(as: UInt8.self) {
      case 0:
        return _getTypeByMangledNameInContext(
          name.assumingMemoryBound(to: UInt8.self), UInt(end - name), genericContext: descriptor,
          genericArguments: metadata + 2 * MemoryLayout<UnsafeRawPointer>.size)
      // These introduce references to other parts of the program.
      case 0x01...0x17: end += 5
      case 0x18...0x1F: end += 1 + MemoryLayout<UnsafeRawPointer>.size
      default: end += 1
      }
    }
  }

  /// Turns the memory, which already holds the payload if there is one, into a value of the case. False if that fails.
  func inject(_ tag: Int, into memory: UnsafeMutableRawPointer) -> Bool {
    witnesses.inject(UInt32(tag), into: memory)
    return witnesses.tag(of: memory) == UInt32(tag)
  }

  /// The address that a relative pointer leads to.
  private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = pointer.load(as: Int32.self)
    return distance == 0 ? nil : pointer + Int(distance)
  }
}

// MARK: - The runtime's functions

nonisolated private struct FieldDetails {
  var name: UnsafePointer<CChar>?
  var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_getMetadataKind")
nonisolated func metadataKind(_ type: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
nonisolated private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
nonisolated private func fieldType(
  _ type: Any.Type, index: Int, _ details: UnsafeMutablePointer<FieldDetails>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
nonisolated private func fieldOffset(_ type: Any.Type, index: Int) -> Int
