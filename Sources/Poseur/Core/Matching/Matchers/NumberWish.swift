/// The numbers that a matcher can match, where it matches nothing else.
nonisolated struct NumberWish {
  /// Their type, as a message names it.
  let type: String
  let accepts: (Any.Type) -> Bool

  /// Numbers of a type; nil where it is no type of numbers that are compared by `==`.
  init?(_ type: Any.Type?) {
    guard let type = type.map(unwrappedType), isNumberType(type) else { return nil }
    self.init(type: describeType(type)) { $0 == type }
  }

  private init(type: String, accepts: @escaping (Any.Type) -> Bool) {
    self.type = type
    self.accepts = accepts
  }

  static var floatingPoint: NumberWish {
    NumberWish(type: "Double or another floating-point type") { $0 is any BinaryFloatingPoint.Type }
  }

  /// What one of several accepts; nil where there are none.
  init?(anyOf wishes: [NumberWish]) {
    guard !wishes.isEmpty else { return nil }
    let types = wishes.map(\.type)
    let distinct = types.enumerated().filter { !types[..<$0.offset].contains($0.element) }.map(\.element)
    self.init(type: distinct.joined(separator: " or ")) { type in wishes.contains { $0.accepts(type) } }
  }
}

/// Whether it is a type of numbers that are compared by `==`.
nonisolated func isNumberType(_ type: Any.Type) -> Bool { type is any Numeric.Type && !decidesForItself(type) }

/// The type of a value that is a number compared by `==`; nil for any other.
nonisolated func numberType(_ value: Any?) -> Any.Type? {
  guard let value = unwrappedValue(value) else { return nil }
  let type = type(of: value)
  return isNumberType(type) ? type : nil
}

nonisolated extension Argument {
  /// The numbers that it can match; nil where it may match other values.
  var numberWish: NumberWish? {
    if let wish = NumberWish(valueType) { return wish }
    guard case .made(let name, let operands) = identity else { return nil }
    let matchers = operands.compactMap { $0 as? Argument }
    switch name {
    case "close": return .floatingPoint
    case "all": return matchers.lazy.compactMap(\.numberWish).first
    case "oneOf", "either":
      // No number is nil.
      let others = matchers.filter { !$0.isNil }
      let wishes = others.compactMap(\.numberWish)
      return wishes.count == others.count ? NumberWish(anyOf: wishes) : nil
    default: return nil
    }
  }

  private var isNil: Bool {
    if case .made("equal", _) = identity { unwrappedValue(expectedValue) == nil } else { false }
  }
}
