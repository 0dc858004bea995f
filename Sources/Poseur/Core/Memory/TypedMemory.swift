// In this file the compiler is told what type a value has, instead of being asked. All of it is safe because of what is
// tested first. `as?` and `as!` would come to the same, but they search where this compares two pointers, and make
// types at run time where the code is not specialised, as in most tests.

/// The value, if it is of just this type.
nonisolated func exactValue<Target>(_ value: Any, as type: Target.Type = Target.self) -> Target? {
  func exact<Value>(_ value: Value) -> Target? {
    // One type under two names: nothing is reinterpreted.
    Value.self == Target.self ? unsafeBitCast(value, to: Target.self) : nil
  }
  // As Swift 6 does by itself.
  return _openExistential(value, do: exact)
}

/// The result of a function that returns nothing. A call ends with nothing only where that is what it needs, so the
/// check never fails.
@inlinable
nonisolated func knownNothing<Target>(as type: Target.Type = Target.self) -> Target {
  precondition(Target.self == Void.self)
  return unsafeBitCast((), to: Target.self)
}

/// A value in an `Any?`, which is looked at where it is: copying it, which counts references, would take longer than
/// comparing it.
nonisolated struct HeldValue {
  private let place: UnsafeRawPointer

  /// - Parameter place: where the value is, and stays as long as it is looked at.
  init(at place: UnsafePointer<Any?>) { self.place = UnsafeRawPointer(place) }

  /// The type as which the value was put there; nil for nil.
  var type: Any.Type? { place.assumingMemoryBound(to: AnyLayout.self).pointee.type }

  // Each may only be asked for where that is the type: then the value is there, according to `AnyLayout`.
  var bool: Bool { place.assumingMemoryBound(to: Bool.self).pointee }
  var int: Int { place.assumingMemoryBound(to: Int.self).pointee }
  var double: Double { place.assumingMemoryBound(to: Double.self).pointee }
  var string: String { place.assumingMemoryBound(to: String.self).pointee }
}

nonisolated extension HeldValue {
  /// Whether values of the type can be looked at.
  static func canHold<Value>(_ type: Value.Type) -> Bool {
    AnyLayout.isAsKnown && MemoryLayout<Value>.size <= MemoryLayout<AnyLayout.Inside>.size
      && MemoryLayout<Value>.alignment <= MemoryLayout<AnyLayout.Inside>.alignment
  }
}

/// How Swift lays out an `Any?`: a value that fits is inside, from the first byte, and its type comes last.
nonisolated private struct AnyLayout {
  typealias Inside = (UInt, UInt, UInt)

  let inside: Inside
  let type: Any.Type?

  /// Whether Swift's layout is this one. Should Swift change it, nothing is looked at in this way.
  static let isAsKnown: Bool = {
    guard MemoryLayout<Any?>.size == MemoryLayout<AnyLayout>.size else { return false }
    // Read as numbers, which any bits are.
    func words(_ value: Any?) -> [UInt] { withUnsafeBytes(of: value) { Array($0.bindMemory(to: UInt.self)) } }
    let type = unsafeBitCast(UInt.self as Any.Type, to: UInt.self)
    return words(UInt(7)).first == 7 && words(UInt(7)).last == type && words(nil).last == 0
  }()
}

/// The place of a value that is ready to be handed out.
@usableFromInline
nonisolated struct ReadyPlace: Sendable {
  // Of no actor, wherever this folder is compiled: values are returned on any actor.
  @usableFromInline nonisolated(unsafe) let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  /// The value, for those who know its type; to be called while its owner is kept.
  @usableFromInline @_transparent
  func copy<Value>(as type: Value.Type = Value.self) -> Value {
    // The memory is bound to this type.
    address.assumingMemoryBound(to: Value.self).pointee
  }
}

/// Whether two values of one type consist of the same bytes. The bytes of values that refer to others may differ where
/// the others are equal: nothing can tell, so that counts as a no.
nonisolated func haveSameBytes(_ lhs: Any, _ rhs: Any) -> Bool {
  func compare<Value>(_ type: Value.Type) -> Bool {
    guard let lhs = lhs as? Value, let rhs = rhs as? Value else { return false }
    return withUnsafeBytes(of: lhs) { lhs in withUnsafeBytes(of: rhs) { lhs.elementsEqual($0) } }
  }
  // By the value's own type: a member of another value may be there as an `any Error`, whose bytes are those of the
  // box. Opened as Swift 6 does by itself.
  return _openExistential(type(of: lhs), do: compare)
}

/// The bits of a value that fits into a byte, as an enum without payload does; -1 for a larger one. Equal bits of one
/// type are equal values; equal values may have other bits where a type has an `==` of its own.
@_transparent
nonisolated func singleByte<Value>(of value: Value) -> Int {
  switch MemoryLayout<Value>.size {
  // Any bits are a value of `UInt8`, and the sizes are the same.
  case 1: Int(unsafeBitCast(value, to: UInt8.self))
  case 0: 0
  default: -1
  }
}

/// Memory that holds copies of a value.
nonisolated final class TypedMemory<Value> {
  // Of no actor, wherever this folder is compiled: an object may end on any actor.
  nonisolated(unsafe) let place: UnsafeMutablePointer<Value>
  private let count: Int

  init(repeating value: Value, count: Int) {
    place = .allocate(capacity: count)
    place.initialize(repeating: value, count: count)
    self.count = count
  }

  deinit {
    place.deinitialize(count: count)
    place.deallocate()
  }
}

/// Where a value is, and the type to which the memory there is bound.
nonisolated struct TypedPlace {
  /// To be kept as long as the address is in use.
  let memory: AnyObject
  let type: Any.Type
  let address: UnsafeRawPointer

  private init<Value>(_ value: Value) {
    let memory = TypedMemory(repeating: value, count: 1)
    (self.memory, type, address) = (memory, Value.self, UnsafeRawPointer(memory.place))
  }

  /// The place of a copy of the value, as the type under which it was put into the `Any`.
  static func holding(_ value: Any) -> TypedPlace {
    func hold<Value>(_ value: Value) -> TypedPlace { TypedPlace(value) }
    // As Swift 6 does by itself.
    return _openExistential(value, do: hold)
  }

  /// The place of a copy of the value cast to the type; nil where it cannot be.
  static func holding(_ value: Any?, castTo type: Any.Type) -> TypedPlace? {
    func hold<Target>(_ type: Target.Type) -> TypedPlace? { castValue(value, to: type).map { TypedPlace($0) } }
    return _openExistential(type, do: hold)
  }
}

/// A number for each byte, at first -1. Looking one up costs next to nothing, even where the code is not optimised:
/// every call does so.
nonisolated struct ByteNumbers {
  // Few at first, since every fake has such a table, and most have few functions.
  private var memory = TypedMemory(repeating: -1, count: 16)
  // Valid as long as its owner, with as many places as `count` says.
  private var first: UnsafeMutablePointer<Int>
  private var count = 16

  init() { first = memory.place }

  /// - Parameter byte: from `singleByte(of:)`, so it is a byte, or negative, for which there is no number.
  subscript(byte: Int) -> Int {
    // `mutating`, though it changes nothing: where the code is not optimised, other getters get a copy.
    @_transparent mutating get { byte < 0 || byte >= count ? -1 : first[byte] }
    set {
      guard byte >= 0 else { return }
      if byte >= count { grow() }
      first[byte] = newValue
    }
  }

  /// Makes room for every byte.
  private mutating func grow() {
    let all = TypedMemory(repeating: -1, count: 256)
    all.place.update(from: first, count: count)
    (memory, first, count) = (all, all.place, 256)
  }
}
