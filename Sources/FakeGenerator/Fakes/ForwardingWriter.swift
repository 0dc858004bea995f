/// Writes what stands between the braces of a fake's member: the line that forwards it to the faker.
struct ForwardingWriter {
  let member: Member
  let fake: FakeDeclaration
  let caseName: String
  let setterName: String
  let knowledge: TypeKnowledge

  var settings: FakeReader.Settings { fake.settings }

  /// Where the member stands.
  var indent: Int { 2 + 2 * (member.conditions.count + fake.conditions.count) }
  var isOverride: Bool { fake.kind == .subclass && member.isInherited }
  private var callsSuper: Bool { settings.isCallingThrough && isOverride }

  var functionBody: [String] {
    if member.kind == .initializer { return (fake.kind == .subclass ? ["super.init()"] : []) + record }
    if isUnanswerable { return record + trap }
    if let fallback = superCall ?? next?.call, member.effects.isRethrowing {
      let word = member.result.isEmpty ? "" : "return "
      return record + ["\(word)try \(fallback.replacing("try ", with: ""))"]
    }
    let changed = member.parameters.filter { $0.isInout && argument($0) != nil }
    if !changed.isEmpty { return changingBody(changed) }
    let shadows = superCall == nil ? [] : member.parameters.filter { $0.says("consuming") }
    let copies = shadows.map { "let \($0.reference) = \($0.reference)" }
    let answer = answer(caseName, arguments, member.result, orElse: superCall ?? next?.call ?? plainFallback)
    if member.result.hasPrefix("sending ") {
      let type = SpelledType(member.result).bare
      let word = isSent(["sending"], type) ? "nonisolated(unsafe) " : ""
      return copies + statement(answer, prefix: "\(word)let made: \(type) = ") + ["return made"]
    }
    return copies
      + statement(answer, prefix: copies.isEmpty && !member.isBuilt || member.result.isEmpty ? "" : "return ")
  }

  /// Whether a value leaves for where others may use it, which the compiler cannot see of a stub's.
  private func isSent(_ words: [String], _ type: String) -> Bool {
    words.contains("sending") && !knowledge.sendables.contains(type)
  }

  /// Whether no stub can have what the member returns, since it cannot be copied.
  private var isUnanswerable: Bool { knowledge.isNoncopyable(member.result, in: member) }
  private var trap: [String] { ["fatalError(\"\(fake.name).\(member.title) has no body yet.\")"] }

  private var record: [String] {
    let arguments = arguments.joined(separator: ", ")
    return statement(call("recordCall", [".\(caseName)"] + (arguments.isEmpty ? [] : ["arguments: \(arguments)"])))
  }

  /// What the parameters become is part of the answer.
  private func changingBody(_ changed: [Parameter]) -> [String] {
    let names = changed.map(\.reference)
    if member.result.isEmpty {
      let fallback = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
      return statement(answer(caseName, arguments, "", orElse: fallback), prefix: "\(fallback) = ")
    }
    let result = SpelledType(member.result)
    let types = changed.map(\.bareType) + [result.plain]
    let answer = answer(caseName, arguments, "", asType: "(\(types.joined(separator: ", ")))")
    let results = names.enumerated().map { "\($1) = answer.\($0)" }
    let word = isSent(result.words, result.bare) ? "nonisolated(unsafe) " : ""
    return statement(answer, prefix: "\(word)let answer = ") + results + ["return answer.\(names.count)"]
  }

  var getter: [String] {
    if isUnanswerable { return trap }
    let value = superValue.map { member.effects.marks + $0 } ?? plainFallback
    let answer = answer(caseName, arguments, member.result, orElse: value)
    return statement(answer, prefix: member.isBuilt ? "return " : "", indent: indent + 2)
  }

  var setter: [String] {
    // `swift format` wants no assignment in an expression. A closure is none, and shorter than a function.
    let value = superValue.map { "{ \($0) = newValue }()" }
    let answer = answer(setterName, arguments + ["newValue"], "", effects: Effects(), orElse: value)
    return statement(answer, indent: indent + 2)
  }

  /// What its owner has to know of it.
  var notes: [String] {
    var notes = member.parameters.filter { argument($0) == nil && $0.name != next?.name }.map {
      "`\($0.name)` cannot be kept, so it is not recorded. To use it, write the function in the part that is yours."
    }
    if isUnanswerable {
      notes.append("\(member.result) cannot be copied, so no stub can answer. Write it in the part that is yours.")
    }
    if callsSuper && superCall == nil && member.kind == .function {
      notes.append("`super` cannot be called with what this function was given.")
    }
    return notes
  }

  // MARK: - Calls

  private func answer(
    _ caseName: String, _ arguments: [String], _ result: String, effects: Effects? = nil, asType: String? = nil,
    orElse fallback: String? = nil
  ) -> Layout.Bracketed {
    let effects = effects ?? member.effects
    var parts = ["function: .\(caseName)"]
    if effects.isTyped, let error = effects.error { parts.append("throwing: \(error.asMetatype)") }
    if let type = asType ?? typeToName(result, hasFallback: fallback != nil) {
      parts.append("asType: \(type.asMetatype)")
    }
    if !arguments.isEmpty { parts.append("arguments: \(arguments.joined(separator: ", "))") }
    if let fallback { parts.append("orElse: \(fallback)") }
    return call(effects.error == nil ? "recordAndStub" : "recordAndStubThrowing", parts, marks: effects.marks)
  }

  /// The type that Swift would not find by itself.
  private func typeToName(_ result: String, hasFallback: Bool) -> String? {
    if result.hasSuffix("!") { return result.dropLast() + "?" }
    guard hasFallback, result.hasSuffix("?") || result.hasPrefix("any ") || knowledge.classes.contains(result) else {
      return nil
    }
    return result
  }

  private func call(_ name: String, _ parts: [String], marks: String = "") -> Layout.Bracketed {
    Layout.Bracketed(head: "\(marks)\(member.isStatic ? "classFaker." : "")\(name)(", parts: parts, tail: ")")
  }

  private func statement(_ call: Layout.Bracketed, prefix: String = "", indent: Int? = nil) -> [String] {
    let call = Layout.Bracketed(head: prefix + call.head, parts: call.parts, tail: call.tail)
    return Layout.statement(call, indent: (indent ?? self.indent) + 2)
  }

  // MARK: - Arguments

  private var arguments: [String] { member.parameters.compactMap(argument) }

  /// Nothing for what cannot be kept.
  private func argument(_ parameter: Parameter) -> String? {
    let name = parameter.reference
    if parameter.isPack { return "(repeat each \(name))" }
    if parameter.isAutoclosure {
      return allows(parameter.callEffects) ? "\(parameter.callEffects.marks)\(name)()" : nil
    }
    if parameter.isInout && isSent(parameter.spelled.words, parameter.bareType) { return nil }
    if parameter.isNonescaping || knowledge.isNoncopyable(parameter.bareType, in: member) { return nil }
    if parameter.says("borrowing") { return "copy \(name)" }
    return parameter.type == "[Any?]" ? "\(name) as Any?" : name
  }

  /// What a closure that does not escape answers, where that is what the function returns: `try await next(request)`.
  private var next: (name: String, call: String)? {
    guard !member.parameters.contains(where: \.isInout) else { return nil }
    return member.parameters.lazy.filter(\.isNonescaping).compactMap { closure in
      let effects = closure.callEffects
      guard let arrow = closure.arrow, let list = BracketedText(arrow.before).leadingBrackets(), allows(effects),
        isCallable(closure)
      else { return nil }
      let result = arrow.behind.trimmed
      guard ["Void", "()"].contains(result) ? member.result.isEmpty : result == member.result else { return nil }
      let types = BracketedText(list.inside).parts()
      var others = member.parameters.filter { $0.name != closure.name && argument($0) != nil }
      let values = types.compactMap { type in
        others.firstIndex { $0.type == type }.map { others.remove(at: $0) }
      }.map { $0.isPack ? "repeat each \($0.reference)" : $0.reference }
      guard values.count == types.count else { return nil }
      return (closure.name, "\(effects.marks)\(closure.reference)(\(values.joined(separator: ", ")))")
    }.first
  }

  /// Whether the function may call a closure, which may belong to an actor.
  private func isCallable(_ closure: Parameter) -> Bool {
    closure.spelled.words.allSatisfy { word in
      !word.hasPrefix("@") || ["@Sendable", "@convention", "@escaping"].contains { word.hasPrefix($0) }
        || fake.isolation == word || member.attributes.contains(word)
    }
  }

  /// Whether a call with these effects can stand in the function.
  private func allows(_ effects: Effects) -> Bool {
    let own = member.effects
    let isAllowed = effects.error == nil || own.isRethrowing || own.error == (own.isTyped ? effects.error : "any Error")
    return isAllowed && (!effects.isAsync || own.isAsync)
  }

  /// Where no `super` can be asked.
  private var plainFallback: String? {
    if !member.isStatic && [fake.name, "Self"].contains(member.result) { return "self" }
    if let nested = fake.nested.first(where: { fake.answers(member, with: $0) }) { return nested.property }
    return settings.isLoose && (member.result.hasSuffix("?") || member.result.hasSuffix("!")) ? "nil" : nil
  }

  /// `super.load(id: id)`; nothing where the arguments cannot be passed on.
  private var superCall: String? {
    guard callsSuper, !member.parameters.contains(where: { $0.isVariadic || $0.isInout }) else { return nil }
    return "\(member.effects.marks)super.\(member.name)(\(passedOn))"
  }

  private var superValue: String? {
    guard callsSuper else { return nil }
    return member.kind == .property ? "super.\(member.name)" : "super[\(passedOn)]"
  }

  private var passedOn: String {
    member.parameters.map { parameter in
      let name = parameter.isAutoclosure ? "\(parameter.reference)()" : parameter.reference
      let value = parameter.isPack ? "repeat each \(name)" : name
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }.joined(separator: ", ")
  }
}

extension String {
  /// `(any Error).self`
  fileprivate var asMetatype: String {
    // Where a type is a value, its functions have no labels.
    let type = contains("->") ? replacing(#/\b_ `?\w+`?: /#, with: "") : self
    let isPlain = hasPrefix("(") && hasSuffix(")") || !contains { " &".contains($0) }
    return isPlain && !contains("->") ? "\(type).self" : "(\(type)).self"
  }
}
