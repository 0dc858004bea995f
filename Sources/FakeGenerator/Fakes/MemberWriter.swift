/// Writes a member of a fake: the declaration again, around the line that forwards it.
struct MemberWriter {
  let forwarding: ForwardingWriter

  private var member: Member { forwarding.member }
  private var isOfSubclass: Bool { forwarding.fake.kind == .subclass }

  func lines() -> [String] {
    var lines = forwarding.notes.flatMap { Layout.comment($0, indent: forwarding.indent) } + member.availability
    switch member.kind {
    case .function, .initializer: lines += declaration(forwarding.functionBody)
    case .property, .subscripting: lines += accessors
    }
    return Layout.conditional(lines, member.conditions)
  }

  private func declaration(_ body: [String], isBlock: Bool = false) -> [String] {
    let isProperty = member.kind == .property
    let signature = Layout.Bracketed(
      head: words + member.head + (isProperty ? "" : "("), parts: member.parameters.map(\.declaration),
      tail: (isProperty ? "" : ")") + member.tail)
    return Layout.declaration(
      signature, whereClause: member.whereClause, body: body, indent: forwarding.indent, isBlock: isBlock)
  }

  /// What stands before the declaration.
  private var words: String {
    let prefix = forwarding.settings.prefix
    var words = member.attributes
    if !prefix.isEmpty { words.append(prefix.trimmed) }
    if forwarding.isOverride { words.append("override") }
    if isOfSubclass && member.kind == .initializer { words.append("required") }
    if let word = member.typeWord { words.append(forwarding.isOverride ? word : "static") }
    words += member.modifiers
    return words.map { $0 + " " }.joined()
  }

  private var accessors: [String] {
    let effects = member.effects.spelling
    if !member.isSettable && effects.isEmpty { return declaration(forwarding.getter) }
    let getter = accessor(effects.isEmpty ? "get" : "get \(effects)", forwarding.getter)
    return declaration(getter + (member.isSettable ? accessor("set", forwarding.setter) : []), isBlock: true)
  }

  private func accessor(_ name: String, _ body: [String]) -> [String] {
    Layout.declaration(.init(head: name, parts: [], tail: ""), body: body, indent: forwarding.indent + 2)
  }
}
