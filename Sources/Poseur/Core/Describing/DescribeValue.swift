/// How a value reads in one line of a message: `nil`, `"Ann"`, `.ball`, `[1, 2]`, `User(name: "Ann", age: 3)`.
///
/// Text over the limit is cut, and what would be cut is not rendered: neither size nor depth nor a cycle matters.
func describeValue(_ value: Any?, limit: Int = 120) -> String {
  var writer = ValueWriter(limit: limit)
  writer.write(value: value)
  return writer.result
}

/// The value at greater length, for a reader who wonders why it does not pass a check.
func describeAtLength(_ value: Any?) -> String { describeValue(value, limit: 400) }

/// The value with its type, for where the text alone tells no difference: `5 (Int8)`.
func describeValueWithType(_ value: Any?) -> String {
  guard let bare = unwrappedValue(value) else { return "nil" }
  if bare is MissingArgument || isFunctionType(type(of: bare)) { return describeValue(bare) }
  return "\(describeValue(bare)) (\(describeType(type(of: bare))))"
}

/// The name of a type as it is written in code: `FakeDog.Function`, `Box<Int>`, `[String: Int?]`, `Void`.
func describeType(_ type: Any.Type) -> String {
  typeText(String(reflecting: type))
}

/// A full type name as written in code: without modules and the marks of private and local types.
func typeText(_ fullName: String) -> String {
  var parser = TypeNameParser(fullName)
  return parser.parseType()
}

/// How an error reads in a message, always with its type: `DogError.ranAway("Rex")`, `Hoarse()`, `No food. (DogError)`.
func describeError(_ error: any Error) -> String {
  let (text, name) = (describeValue(error), ownTypeName(type(of: error)))
  if text.hasPrefix(".") { return name + text }
  return text.hasPrefix(name) || text.hasPrefix("<\(name)>") ? text : "\(text) (\(name))"
}

/// What values say of themselves, which takes code of the test's.
///
/// That code may call a fake and so have a report written, which may describe the same value again. Descriptions within
/// descriptions are asked for only so deep.
enum OwnDescription {
  private static let deepest = 2
  private static let depth = TaskLocal<Int>(wrappedValue: 0)

  /// Nil where the value has none or one with nothing in it, or it would go too deep.
  static func text(of value: Any) -> String? {
    let depth = depth.get()
    if depth == deepest { return nil }
    return Self.depth.withValue(depth + 1) {
      let text =
        (value as? any CustomStringConvertible)?.description
        ?? (value as? any CustomDebugStringConvertible)?.debugDescription
      return text?.allSatisfy(\.isWhitespace) == true ? nil : text
    }
  }
}

/// An object that reads as its type where it is a part of a message, since its description tells of many other values,
/// and perhaps of the one that it is a part of.
protocol ShownByType: AnyObject {}

/// The count and its noun: `1 time`, `2 times`, `0 times`.
func countedNoun(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// The name of the case an enum value is in, or nil if it is not an enum or cannot tell.
///
/// A description will not do: two cases may share one.
func enumCaseText(_ value: Any) -> String? {
  func name<Value>(of value: Value) -> String? {
    enumCaseName(value).map { String(cString: $0) }
  }
  guard Mirror(reflecting: value).displayStyle == .enum else { return nil }
  return _openExistential(value, do: name)
}

/// What the standard library itself prints the cases with. To be called with enums only.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
