/// Writes values into a text of limited length.
nonisolated struct ValueWriter {
  /// Members below this depth are written as `…`.
  private static let maxDepth = 6
  /// Keys are sorted before they are written. If there are more than this, only their number is.
  private static let maxKeys = 200
  /// A key counts as this much deeper than a member: all keys are described, so nested keys would multiply.
  private static let keyDepth = 3

  /// What a value's text begins with: the type's name, as in `User(name: "Ann")` and `<Socket>`, or the dot of a case.
  /// The value's own words are something else, whatever they say.
  nonisolated enum Opening { case typeName, dot, other }

  private var text: TruncatedText
  private var depth = 0
  /// Whether to leave out fields that are nil or empty.
  private var isSparing = false
  /// Of the value itself, not of a member.
  private var opening = Opening.other

  /// A value's text, whether that is cut, and how it begins. Fields that are nil or empty are cut first.
  static func text(of value: Any?, limit: Int = 120) -> (text: String, isCut: Bool, opening: Opening) {
    var writer = ValueWriter(text: TruncatedText(limit: limit))
    writer.write(value: value)
    if !writer.text.isFull { return (writer.text.result, false, writer.opening) }
    writer = ValueWriter(text: TruncatedText(limit: limit), isSparing: true)
    writer.write(value: value)
    return (writer.text.result, true, writer.opening)
  }

  private mutating func begin(with opening: Opening) { if depth == 0 { self.opening = opening } }

  private mutating func write(value: Any?) {
    guard let value = unwrappedValue(value) else { return text.append("nil") }
    if text.isFull { return }
    if let leaf = leafText(value, in: text.room) { return text.append(leaf) }
    if let object = classInstance(value) { return write(object) }
    if let keyed = value as? any UnorderedShape { return write(keyed) }
    let mirror = valueMirror(value)
    if mirror.displayStyle == .collection {
      return writeMembers("[", mirror.children, "]") { writer, child in writer.write(value: child.value) }
    }
    if let own = CustomDescription.textUnlessMembersTell(value) {
      text.append(inOneLine(own.prefix(text.room)))
      if let bytes = value as? any RandomAccessCollection<UInt8> { write(readableBytes: bytes) }
      return
    }
    write(value, by: mirror)
  }

  /// Writes the object's description, or else its type. An address would change with every run.
  private mutating func write(_ object: AnyObject) {
    let isDescribed = !(object is any DescribedByType) && (!CustomDescription.isOfCall || isOfSystem(object))
    if isDescribed, let own = CustomDescription.text(of: object), !(own.hasPrefix("<") && own.contains(": 0x")) {
      return text.append(inOneLine(own.prefix(text.room)))
    }
    begin(with: .typeName)
    text.append("<\(ownTypeName(type(of: object)))>")
  }

  /// Adds the text that bytes such as `Data` often hold, which says more than their count.
  private mutating func write(readableBytes bytes: some RandomAccessCollection<UInt8>) {
    let beginning = bytes.prefix(text.room * 4)
    let isCut = beginning.count < bytes.count
    var decodedText = String(decoding: beginning, as: UTF8.self)
    if isCut, decodedText.last == "\u{FFFD}" { decodedText.removeLast() }
    guard !decodedText.isEmpty, decodedText.unicodeScalars.allSatisfy(isReadable) else { return }
    text.append(" " + literalText(decodedText) + (isCut ? "…" : ""))
  }

  private mutating func write(_ value: Any, by mirror: Mirror) {
    switch mirror.displayStyle {
    case .tuple:
      writeMembers("(", mirror.children, ")") { writer, child in writer.write(tupleLabel(child.label), child.value) }
    case .enum:
      let name = enumCaseText(value)
      if name != nil { begin(with: .dot) }
      text.append(name.map { "." + $0 } ?? String(describing: value))
      if let payload = mirror.children.first?.value { writePayload(payload) }
    default:
      begin(with: .typeName)
      if mirror.displayStyle == nil, mirror.children.isEmpty {
        // Swift prints the full type name for a value that shows nothing of itself.
        let own = String(describing: value)
        return text.append(own == String(reflecting: type(of: value)) ? "\(ownTypeName(type(of: value)))()" : own)
      }
      // The faker says nothing about the fake as a value.
      let fields = reflectedFields(mirror, atMost: text.room).filter { !($0.value is any DescribedByType) }
      let shown = isSparing ? fields.filter { !isNilOrEmpty($0.value) } : fields
      let end = shown.count == fields.count ? ")" : shown.isEmpty ? "…)" : ", …)"
      writeMembers(ownTypeName(type(of: value)) + "(", shown, end) { writer, field in
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

  private mutating func write(_ shape: any UnorderedShape) {
    guard shape.count <= Self.maxKeys else {
      return text.append("\(describeType(type(of: shape))) with \(countedNoun(shape.count, "member"))")
    }
    if shape.isEmpty { return text.append(shape.shapeIsKeyed ? "[:]" : "[]") }
    if depth >= Self.maxDepth { return text.append("…") }
    let members = shape.shapeMembers.map { (text: keyText($0.key), key: $0.key, value: $0.value) }
    let sorted = members.sorted { readsBefore(($0.text, $0.key), ($1.text, $1.key)) }
    writeMembers("[", sorted, "]") { writer, member in
      writer.text.append(member.text)
      guard shape.shapeIsKeyed else { return }
      writer.text.append(": ")
      writer.write(value: member.value)
    }
  }

  private func keyText(_ key: Any) -> String {
    var writer = ValueWriter(text: TruncatedText(limit: 60), depth: depth + Self.keyDepth)
    writer.write(value: key)
    return writer.text.result
  }

  private mutating func writeMembers<Members: Sequence>(
    _ opening: String, _ members: Members, _ closing: String,
    _ writeMember: (inout ValueWriter, Members.Element) -> Void
  ) {
    if depth >= Self.maxDepth { return text.append("…") }
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

/// The text of a string, a type or a closure; nil for any other value.
///
/// - Parameter room: limits how much of a string is read.
nonisolated private func leafText(_ value: Any, in room: Int) -> String? {
  func literal(_ string: some StringProtocol) -> String { literalText(string.prefix(room)) }
  if let string = value as? any StringProtocol { return literal(string) }
  if let character = value as? Character { return literalText(String(character)) }
  if let type = value as? Any.Type { return describeType(type) + ".self" }
  if isFunctionType(type(of: value)) { return describeType(type(of: value)) + " closure" }
  return nil
}

nonisolated private func isNilOrEmpty(_ value: Any) -> Bool {
  unwrappedValue(value).map { ($0 as? any Collection)?.isEmpty == true } ?? true
}

/// Whether a text decoded from bytes may contain the scalar.
nonisolated private func isReadable(_ scalar: Unicode.Scalar) -> Bool {
  scalar >= " " && scalar != "\u{7F}" && scalar != "\u{FFFD}" || "\t\n\r".unicodeScalars.contains(scalar)
}

/// Whether the object is one of the standard library or of Foundation, whose words take no lock of the code under test.
nonisolated private func isOfSystem(_ object: AnyObject) -> Bool {
  let name = String(reflecting: type(of: object))
  return ["Swift.", "Foundation.", "__C.NS", "FoundationEssentials."].contains { name.hasPrefix($0) }
}

/// The order of two keys in a message, the same in every run: by the text shown, or by a longer one if that was cut.
nonisolated func readsBefore(_ key: (text: String, key: Any), _ other: (text: String, key: Any)) -> Bool {
  guard key.text == other.text, key.text.contains("…") else { return key.text < other.text }
  return describeValue(key.key, limit: 10_000) < describeValue(other.key, limit: 10_000)
}

/// A text of limited length that ends with `…` if more was appended.
nonisolated struct TruncatedText {
  private let limit: Int
  private var text = ""
  /// The characters that still fit, and a spare one: once that is used, the text is over the limit.
  private(set) var room: Int

  init(_ beginning: Substring = "", limit: Int) {
    self.limit = max(limit, 1)
    room = self.limit + 1
    append(beginning)
  }

  var isFull: Bool { room == 0 }

  var result: String { isFull ? text.prefix(limit - 1) + "…" : text }

  mutating func append(_ piece: some StringProtocol) {
    let fitting = piece.prefix(room)
    text += fitting
    room -= fitting.count
  }
}
