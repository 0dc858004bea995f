/// A value in one line of a message: `nil`, `"Ann"`, `.ball`, `[1, 2]`, `User(name: "Ann", age: 3)`.
///
/// Text over the limit is cut and never rendered, so a huge, deep or cyclic value costs no more than a small one.
nonisolated func describeValue(_ value: Any?, limit: Int = 120) -> String {
  ValueWriter.text(of: value, limit: limit).text
}

/// An argument of a call. A wrapped nil reads `.some(nil)`, although it equals any other nil.
nonisolated func describeArgument(_ value: Any?) -> String {
  value != nil && unwrappedValue(value) == nil ? ".some(nil)" : describeValue(value)
}

/// An argument in a line that explains a difference. If its text would be cut, it reads `Customer(…)`. Long strings are
/// cut early.
nonisolated func describeBriefly(_ value: Any?) -> String {
  guard let bare = unwrappedValue(value) else { return describeArgument(value) }
  let (text, isCut, opening) = ValueWriter.text(of: bare)
  if !isCut, text.count <= 60 || !(bare is any StringProtocol) { return text }
  return opening == .typeName ? ownTypeName(type(of: bare)) + "(…)" : describeValue(value, limit: 40)
}

/// A longer text of the value, for a reader who wonders why a check fails.
nonisolated func describeAtLength(_ value: Any?) -> String { describeValue(value, limit: 400) }

/// The value with its type, for two values that read the same: `5 (Int8)`.
nonisolated func describeValueWithType(_ value: Any?) -> String {
  guard let bare = unwrappedValue(value) else { return "nil" }
  if bare is MissingArgument || isFunctionType(type(of: bare)) { return describeValue(bare) }
  return "\(describeValue(bare)) (\(describeType(type(of: bare))))"
}

/// An error in a message, always with its type: `DogError.ranAway("Rex")`, `Hoarse()`, `No food. (DogError)`.
nonisolated func describeError(_ error: any Error) -> String {
  let (text, _, opening) = ValueWriter.text(of: error)
  let name = ownTypeName(type(of: error))
  if opening == .dot { return name + text }
  // The error's own words may begin with its type, as those of a `DecodingError` do.
  let isNamed = text.hasPrefix(name) && text.dropFirst(name.count).first?.isLetter != true
  return opening == .typeName || isNamed ? text : "\(text) (\(name))"
}

/// The count and its noun: `1 time`, `2 times`, `0 times`.
nonisolated func countedNoun(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

// MARK: - Missing arguments

/// Stands in a recorded call for an argument that no longer exists. Messages show only its description, since its type
/// means nothing to a reader.
nonisolated enum MissingArgument: CustomStringConvertible {
  case notKept
  /// An object of this type that nothing else kept alive.
  case released(String)

  var description: String {
    switch self {
    case .notKept: "<not kept>"
    case .released(let type): "<\(type), released>"
    }
  }
}

/// Whether the value stands for a missing argument.
nonisolated func isMissingArgument(_ value: Any?) -> Bool {
  value.map { type(of: $0) == MissingArgument.self } ?? false
}

/// Whether the value stands for an argument that wasn't kept, so nothing is known about it.
nonisolated func isArgumentNotKept(_ value: Any?) -> Bool {
  if case .notKept? = unwrappedValue(value) as? MissingArgument { true } else { false }
}
