/// A value in an `Any?`, which is looked at where it is: to copy it, which counts references, would take longer than to
/// compare it.
struct HeldValue {
  private let place: UnsafeRawPointer

  /// - Parameter place: where the value is, for as long as it is looked at.
  init(at place: UnsafePointer<Any?>) { self.place = UnsafeRawPointer(place) }

  /// The type as which the value was put there; nil for nil.
  var type: Any.Type? { place.assumingMemoryBound(to: AnyLayout.self).pointee.type }

  // Each is only to be asked for where that is the type: then the value is there, by `AnyLayout`.
  var bool: Bool { place.assumingMemoryBound(to: Bool.self).pointee }
  var int: Int { place.assumingMemoryBound(to: Int.self).pointee }
  var double: Double { place.assumingMemoryBound(to: Double.self).pointee }
  var string: String { place.assumingMemoryBound(to: String.self).pointee }
}

extension HeldValue {
  /// Whether values of the type can be looked at.
  static func canHold<Value>(_ type: Value.Type) -> Bool {
    AnyLayout.isAsKnown && MemoryLayout<Value>.size <= MemoryLayout<AnyLayout.Inside>.size
      && MemoryLayout<Value>.alignment <= MemoryLayout<AnyLayout.Inside>.alignment
  }
}

/// How Swift lays out an `Any?`: a value that fits is inside, from the first byte, and its type comes last.
private struct AnyLayout {
  typealias Inside = (UInt, UInt, UInt)

  let inside: Inside
  let type: Any.Type?

  /// Whether that is so. Should Swift change it, nothing is looked at in this way.
  static let isAsKnown: Bool = {
    guard MemoryLayout<Any?>.size == MemoryLayout<AnyLayout>.size else { return false }
    // Read as numbers, which any bits are.
    func words(_ value: Any?) -> [UInt] { withUnsafeBytes(of: value) { Array($0.bindMemory(to: UInt.self)) } }
    let type = unsafeBitCast(UInt.self as Any.Type, to: UInt.self)
    return words(UInt(7)).first == 7 && words(UInt(7)).last == type && words(nil).last == 0
  }()
}
