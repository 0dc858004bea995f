/// The text of a value that has no members to show, or nil if it may have some.
///
/// - Parameter room: how much of a string is of use.
func leafText(_ value: Any, in room: TextRoom) -> String? {
  if let string = value as? any StringProtocol { return room.beginning(of: string).debugDescription }
  if let character = value as? Character { return room.beginning(of: String(character)).debugDescription }
  if let type = value as? Any.Type { return describeType(type) + ".self" }
  if isFunctionType(type(of: value)) { return describeType(type(of: value)) + " closure" }
  if let object = classInstance(value) { return instanceText(object, in: room) }
  return nil
}

/// What the type has to say of itself, unless it is a collection, which says no more than its members do.
func ownDescription(_ value: Any) -> String? {
  if value is any UnorderedShape { return nil }
  if value is any CustomStringConvertible, Mirror(reflecting: value).displayStyle == .collection { return nil }
  return OwnDescription.text(of: value)
}

/// The text without line breaks and the indentation after them. Other control characters are written as in source.
func inOneLine(_ text: some StringProtocol) -> String {
  let line = text.split(whereSeparator: \.isNewline)
    .map { $0.drop(while: \.isWhitespace) }
    .joined(separator: " ")
  guard line.unicodeScalars.contains(where: isControl) else { return line }
  return line.unicodeScalars.map { isControl($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }

/// An enum that keeps the names of its cases to itself, as those imported from C do, by its raw value.
func rawCaseText(_ value: Any) -> String {
  func rawText<Value: RawRepresentable>(_ value: Value) -> String {
    "\(describeType(Value.self))(rawValue: \(value.rawValue))"
  }
  return (value as? any RawRepresentable).map { rawText($0) } ?? String(describing: value)
}

/// An object is its description, or its type: an address would be another one in the next run.
private func instanceText(_ object: AnyObject, in room: TextRoom) -> String {
  let typeText = "<\(ownTypeName(type(of: object)))>"
  if object is any ShownByType { return typeText }
  guard let own = OwnDescription.text(of: object) else { return typeText }
  return own.hasPrefix("<") && own.contains(": 0x") ? typeText : inOneLine(room.beginning(of: own))
}
