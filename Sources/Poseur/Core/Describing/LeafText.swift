/// The text of a value that has no members to show, or nil if it may have some.
///
/// - Parameter longest: how many characters of a string are of use.
func leafText(_ value: Any, longest: Int) -> String? {
  if let string = value as? any StringProtocol { return quotedText(string, longest: longest) }
  if let character = value as? Character { return String(character).debugDescription }
  if let type = value as? Any.Type { return describeType(type) + ".self" }
  if isFunctionType(type(of: value)) { return describeType(type(of: value)) + " closure" }
  if let object = classInstance(value) { return instanceText(object) }
  return nil
}

/// What the type has to say of itself, unless it is a collection, which says no more than its members do.
func ownDescription(_ value: Any) -> String? {
  if value is any UnorderedShape { return nil }
  if let value = value as? any CustomStringConvertible {
    return Mirror(reflecting: value).displayStyle == .collection ? nil : value.description
  }
  return (value as? any CustomDebugStringConvertible)?.debugDescription
}

/// The text without line breaks and the indentation after them.
func inOneLine(_ text: some StringProtocol) -> String {
  text.split(whereSeparator: \.isNewline)
    .map { $0.drop(while: \.isWhitespace) }
    .joined(separator: " ")
}

/// An enum that keeps the names of its cases to itself, as those imported from C do, by its raw value.
func rawCaseText(_ value: Any) -> String {
  func rawText<Value: RawRepresentable>(_ value: Value) -> String {
    "\(describeType(Value.self))(rawValue: \(value.rawValue))"
  }
  return (value as? any RawRepresentable).map { rawText($0) } ?? String(describing: value)
}

private func quotedText(_ string: some StringProtocol, longest: Int) -> String {
  String(string.prefix(longest)).debugDescription
}

/// An object is its description, or its type: an address would be another one in the next run.
private func instanceText(_ object: AnyObject) -> String {
  let typeText = "<\(ownTypeName(type(of: object)))>"
  if object is any ShownByType { return typeText }
  let described = (object as? any CustomStringConvertible)?.description
  guard let own = described ?? (object as? any CustomDebugStringConvertible)?.debugDescription else { return typeText }
  return own.hasPrefix("<") && own.contains(": 0x") ? typeText : inOneLine(own)
}
