/// A parameter of a function, a subscript or an initializer.
struct Parameter: Equatable {
  /// What a call writes before the colon; `_` for nothing.
  var label: String
  var name: String
  /// With `inout`, `@escaping` and the like, without a default.
  var type: String { didSet { spelled = SpelledType(type) } }
  /// Empty for none.
  var defaultValue = ""
  /// Whether the type is another name for a function type.
  var isAliasOfFunction = false
  /// Whether a single name is no label, as in a subscript or an operator.
  private let isUnlabelled: Bool
  private(set) var spelled: SpelledType

  /// - Parameters:
  ///   - text: the parameter as it is declared.
  ///   - position: where it stands in the list, for a name where it has none.
  ///   - isUnlabelled: whether a single name is no label.
  init(_ text: String, at position: Int, isUnlabelled: Bool) {
    self.isUnlabelled = isUnlabelled
    let (names, rest) = BracketedText(text).halves(at: ":") ?? (text, "")
    // A result builder is no part of what has to match.
    let plain = BracketedText(names).leading { $0.hasPrefix("@") }.rest
    let words = BracketedText(plain).words.map(\.text.withoutBackticks)
    label = words.count == 1 && isUnlabelled ? "_" : words.first ?? "_"
    let name = words.last ?? "_"
    self.name = name == "_" ? "value\(position + 1)" : name
    let halves = BracketedText(rest).halves(at: "=")
    // The compiler spells it in an order that it does not accept.
    type = (halves?.before ?? rest).trimmed.replacing("sending inout ", with: "inout sending ")
    defaultValue = halves?.behind ?? ""
    spelled = SpelledType(type)
  }

  /// The type without what stands before it, such as `inout`.
  var bareType: String { spelled.bare }
  func says(_ word: String) -> Bool { spelled.words.contains(word) }

  var isInout: Bool { says("inout") }
  var isAutoclosure: Bool { says("@autoclosure") }
  var isVariadic: Bool { type.hasSuffix("...") }
  var isPack: Bool { says("repeat") }
  /// What stands before and behind the arrow, if it is a function.
  var arrow: (before: String, behind: String)? { spelled.arrow }
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
    let words = BracketedText(defaultValue).words
    // A text of one line that nothing is put into.
    let isPlain = words.allSatisfy { !$0.isLiteral || $0.text.wholeMatch(of: #/#*"(?:[^\\\n]|\\[^(#])*"#*/#) != nil }
    guard isPlain, !defaultValue.contains("{") else { return nil }
    return words.filter { word in
      let isName = word.text.first.map { $0.isLetter || $0 == "_" } == true
      return isName && !word.isLiteral && word.before != "." && word.behind != ":"
    }.map(\.text)
  }

  /// With its default.
  var declaration: String { spelling + (defaultValue.isEmpty ? "" : " = \(defaultValue)") }

  /// How it is declared, apart from its default.
  var spelling: String {
    let isSingle = isUnlabelled ? label == "_" : label == name
    let first = ["inout", "var", "let"].contains(label) ? "`\(label)`" : label.inBackticksIfRaw
    return (!isSingle ? "\(first) \(reference)" : isUnlabelled ? reference : first) + ": \(type)"
  }
}

extension String {
  var withoutBackticks: String { filter { $0 != "`" } }

  /// In backticks, where it is a word of the language.
  var asReference: String { Self.keywords.contains(self) ? "`\(self)`" : inBackticksIfRaw }

  /// In backticks, where only these make it a name: `with spaces`.
  var inBackticksIfRaw: String { BracketedText(self).leadingName().name == self ? self : "`\(self)`" }

  private static let keywords = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator private \
    precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default \
    defer do else fallthrough for guard if in repeat return throw switch where while Any as false is nil self Self super \
    throws true try
    """.split(separator: " ").map(String.init))
}
