nonisolated extension Argument {
  /// Matches what one of these matches. Without any, it matches nothing.
  /// - Parameter values: each a value or a matcher.
  public static func oneOf(_ values: Any?...) -> Argument {
    let options = values.map { Argument(from: $0) }
    let words = { "one of \(options.isEmpty ? "nothing" : options.map(\.description).joined(separator: ", "))" }
    return Argument(
      words(), identity: .made("oneOf", from: options), explanation: { explanation(of: $0, among: options, words()) },
      keep: keeping(options)
    ) { value in
      options.contains { $0.matches(value) }
    }
  }

  /// Matches what the value or matcher does not match, including nil and values of types that it does not know. An
  /// argument that is not there any more is not matched, unless it cannot have been what is excluded.
  /// - Parameter value: a value or a matcher.
  public static func not(_ value: Any?) -> Argument {
    let excluded = Argument(from: value)
    return Argument(
      "not \(excluded.nestedDescription)", identity: .made("not", from: [excluded]),
      explanation: { value in
        let text = describeValue(value)
        if MissingArgument.isOne(value) { return "is \(text)" }
        return "is \(text == excluded.description ? text : "\(text), \(excluded.description)"), which is not wanted"
      },
      matches: { MissingArgument.isOne($0) ? !excluded.mayHaveMatched($0) : !excluded.matches($0) })
  }

  /// Matches what all of these match; they are asked in order, up to the first that does not. Without any, it matches
  /// everything.
  /// - Parameter matchers: what has to match. A value is written `.equal(to: value)`.
  public static func all(_ matchers: Argument...) -> Argument {
    Argument(
      matchers.isEmpty ? anything.description : matchers.map(\.nestedDescription).joined(separator: " and "),
      identity: .made("all", from: matchers),
      explanation: { value in matchers.lazy.compactMap { $0.mismatch(value) }.first ?? wordsOnChange },
      keep: keeping(matchers),
      matches: { value in matchers.allSatisfy { $0.matches(value) } })
  }

  /// Matches what at least one of these matches; they are asked in order, up to the first that does. Without any,
  /// it matches nothing.
  /// - Parameter matchers: one of which has to match. For values, `oneOf` reads better.
  public static func either(_ matchers: Argument...) -> Argument {
    let words = {
      matchers.isEmpty ? "one of nothing" : matchers.map(\.nestedDescription).joined(separator: " or ")
    }
    return Argument(
      words(), identity: .made("either", from: matchers),
      explanation: { explanation(of: $0, among: matchers, words()) },
      keep: keeping(matchers)
    ) { value in
      matchers.contains { $0.matches(value) }
    }
  }

  /// Why a value matches none of the options. Where one of them reads like the value, it alone can tell why.
  private static func explanation(of value: Any?, among options: [Argument], _ words: String) -> String {
    let text = describeValue(value)
    if options.count == 1, let list = unwrappedValue(options[0].expectedValue), list is any Collection,
      !(list is any StringProtocol), !(unwrappedValue(value) is any Collection)
    {
      return "is \(text), not \(words): a list counts as one value here; pass its elements one by one"
    }
    let reasons = options.filter { $0.description == text }.compactMap { $0.mismatch(value) }
    return reasons.min { $0.count < $1.count } ?? "is \(text), not \(words)"
  }

  /// Lets the captors among the matchers keep a value that they match; nil where there are none.
  private static func keeping(_ matchers: [Argument]) -> ((Any?) -> Void)? {
    let captors = matchers.filter(\.keepsValues)
    if captors.isEmpty { return nil }
    return { value in for captor in captors where captor.matches(value) { captor.capture(value) } }
  }

  /// The words within those of another matcher: in brackets where they would read differently without.
  var nestedDescription: String {
    guard case .made(let name, let operands) = identity, ["all", "either", "oneOf"].contains(name), operands.count > 1
    else { return description }
    return "(\(description))"
  }
}
