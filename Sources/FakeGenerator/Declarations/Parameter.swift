/// A parameter of a function, a subscript or an initializer.
struct Parameter: Equatable {
  /// What a call writes before the colon; `_` for nothing.
  var label: String
  var name: String
  /// With `inout`, `@escaping` and the like, without a default.
  var type: String
  /// Empty for none.
  var defaultValue = ""
  /// Whether the type is another name for a function type.
  var isAliasOfFunction = false
  /// Whether a single name is no label, as in a subscript or an operator.
  private let isUnlabelled: Bool

  /// - Parameters:
  ///   - text: the parameter as it is declared.
  ///   - position: where it stands in the list, for a name where it has none.
  ///   - isUnlabelled: whether a single name is no label.
  init(_ text: String, at position: Int, isUnlabelled: Bool) {
    self.isUnlabelled = isUnlabelled
    let (names, rest) = BracketedText(text).halves(at: ":") ?? (text, "")
    let words = names.split(separator: " ").map { String($0).withoutBackticks }
    label = words.count == 1 && isUnlabelled ? "_" : words.first ?? "_"
    let name = words.last ?? "_"
    self.name = name == "_" ? "value\(position + 1)" : name
    let halves = BracketedText(rest).halves(at: " = ")
    type = (halves?.before ?? rest).trimmed
    defaultValue = halves?.behind.trimmed ?? ""
  }

  /// The type without what stands before it, such as `inout`.
  var bareType: String { words.last ?? type }
  private var words: [String] {
    let prefixes = ["inout", "borrowing", "consuming", "sending", "isolated", "repeat"]
    var rest = type[...]
    var words: [String] = []
    while let word = rest.split(separator: " ").first, prefixes.contains(String(word)) || word.hasPrefix("@") {
      words.append(String(word))
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    return words + [String(rest)]
  }
  func says(_ word: String) -> Bool { words.dropLast().contains(word) }

  var isInout: Bool { says("inout") }
  var isAutoclosure: Bool { says("@autoclosure") }
  var isVariadic: Bool { type.hasSuffix("...") }
  var isPack: Bool { says("repeat") }
  /// What stands before and behind the arrow, if it is a function.
  var arrow: (before: String, behind: String)? { BracketedText(bareType).halves(at: "->") }
  /// Whether the function must not keep it.
  var isNonescaping: Bool {
    (arrow != nil || isAliasOfFunction) && !isAutoclosure && !says("@escaping") && !isInout && !isVariadic
  }
  /// The effects of a call to it, if it is a function.
  var callEffects: Effects {
    arrow.flatMap { BracketedText($0.before).leadingBrackets() }.map { Effects($0.behind) } ?? Effects()
  }

  /// How the function refers to it.
  var reference: String { name.asReference }

  /// The names in the default that something outside has to have: `Kind` and `standard` in `Kind(of: .dog) ?? standard`.
  /// Nothing where nobody can tell.
  var namesInDefault: [String]? {
    if defaultValue.isEmpty { return [] }
    let plain = defaultValue.replacing(#/"([^"\\]|\\[^(])*"/#, with: "")
    guard !plain.contains(where: "\"{\\".contains) else { return nil }
    let words = plain.matches(of: #/(?<mark>[.#$]?)\b(?<name>[A-Za-z_]\w*)(?<label>:?)/#).map(\.output)
    return words.filter { $0.mark.isEmpty && $0.label.isEmpty }.map { String($0.name) }
  }

  /// With its default.
  var declaration: String { spelling + (defaultValue.isEmpty ? "" : " = \(defaultValue)") }

  /// How it is declared, apart from its default.
  var spelling: String {
    let label = ["inout", "var", "let"].contains(label) ? "`\(label)`" : label
    let isSingle = isUnlabelled ? label == "_" : label == name
    return (isSingle ? name : "\(label) \(reference)") + ": \(type)"
  }
}

extension String {
  var withoutBackticks: String { filter { $0 != "`" } }

  /// In backticks, where it is a word of the language.
  var asReference: String { Self.keywords.contains(self) ? "`\(self)`" : self }

  private static let keywords = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator private \
    precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default \
    defer do else fallthrough for guard if in repeat return throw switch where while Any as false is nil self Self super \
    throws true try
    """.split(separator: " ").map(String.init))
}
