/// Writes values into a text of limited length.
struct ValueWriter {
  /// Deeper members are `…`.
  private static let deepest = 6
  /// Keys are put in order to be shown. More of them than this are counted instead.
  private static let mostKeys = 200
  /// How much deeper a key is than a member. All keys are described, so keys within keys would multiply.
  private static let keyDepth = 3

  private var text: LimitedText
  private var depth: Int

  init(limit: Int) {
    self.init(limit: limit, depth: 0)
  }

  private init(limit: Int, depth: Int) {
    text = LimitedText(limit: limit)
    self.depth = depth
  }

  var result: String { text.result }

  mutating func write(value: Any?) {
    guard let value = unwrappedValue(value) else { return text.append("nil") }
    if text.isFull { return }
    if let leaf = leafText(value, in: text.room) { return text.append(leaf) }
    if let keyed = value as? any UnorderedShape {
      return write(keyed, of: type(of: value))
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .collection {
      return writeMembers("[", mirror.children, "]") { writer, child in writer.write(value: child.value) }
    }
    if let own = ownDescription(value) { return text.append(inOneLine(text.room.beginning(of: own))) }
    write(value, by: mirror)
  }

  private mutating func write(_ value: Any, by mirror: Mirror) {
    switch mirror.displayStyle {
    case .tuple:
      writeMembers("(", mirror.children, ")") { writer, child in writer.write(tupleLabel(child.label), child.value) }
    case .enum:
      text.append(enumCaseText(value).map { "." + $0 } ?? rawCaseText(value))
      if let payload = mirror.children.first?.value { writePayload(payload) }
    default:
      if mirror.displayStyle == nil, mirror.children.isEmpty { return text.append(String(describing: value)) }
      // A fake's faker tells nothing of the fake as a value.
      let fields = reflectedFields(mirror, atMost: text.room.characters).filter { !($0.value is any ShownByType) }
      writeMembers(ownTypeName(type(of: value)) + "(", fields, ")") { writer, field in
        writer.write(field.label, field.value)
      }
    }
  }

  private mutating func writePayload(_ payload: Any) {
    if Mirror(reflecting: payload).displayStyle == .tuple { return write(value: payload) }
    writeMembers("(", CollectionOfOne(payload), ")") { writer, payload in writer.write(value: payload) }
  }

  private mutating func write(_ label: String?, _ value: Any?) {
    if let label { text.append(label + ": ") }
    write(value: value)
  }

  private mutating func write(_ shape: any UnorderedShape, of type: Any.Type) {
    guard shape.shapeCount <= Self.mostKeys else {
      return text.append("\(describeType(type)) with \(countedNoun(shape.shapeCount, "member"))")
    }
    if shape.shapeCount == 0 { return text.append(shape.shapeIsKeyed ? "[:]" : "[]") }
    if depth >= Self.deepest { return text.append("…") }
    let members = shape.shapeMembers.map { (text: keyText($0.key), value: $0.value) }
    writeMembers("[", members.sorted { $0.text < $1.text }, "]") { writer, member in
      writer.text.append(member.text)
      guard shape.shapeIsKeyed else { return }
      writer.text.append(": ")
      writer.write(value: member.value)
    }
  }

  private func keyText(_ key: Any) -> String {
    var writer = ValueWriter(limit: 60, depth: depth + Self.keyDepth)
    writer.write(value: key)
    return writer.result
  }

  private mutating func writeMembers<Members: Sequence>(
    _ opening: String, _ members: Members, _ closing: String,
    _ writeMember: (inout ValueWriter, Members.Element) -> Void
  ) {
    if depth >= Self.deepest { return text.append("…") }
    depth += 1
    text.append(opening)
    var separator = ""
    for member in members {
      if text.isFull { break }
      text.append(separator)
      writeMember(&self, member)
      separator = ", "
    }
    text.append(closing)
    depth -= 1
  }
}
