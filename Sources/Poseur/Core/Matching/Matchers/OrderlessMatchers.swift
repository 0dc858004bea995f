nonisolated extension Argument {
  /// Matches a collection, such as an array or a set, of exactly these elements, in any order.
  /// ```swift
  /// expectHaveReceived(kennel, .sort, with: Argument.anyOrder("Bello", Argument.hasPrefix("R")))
  /// ```
  /// Each element of the collection needs its own match among these, and the other way round. A failure names an
  /// element that is left over: `argument 0[1] is "Tom", not "Bello"`.
  /// - Parameter elements: each a value (compared as in an argument list), a matcher, or a captor that keeps the
  ///   element.
  public static func anyOrder(_ elements: Any?...) -> Argument {
    Argument(AnyOrderMatcher(wanted: elements.map { Argument(from: $0) }))
  }

  /// Matches a collection whose every element matches. An empty one matches as well.
  /// ```swift
  /// expectHaveReceived(kennel, .sort, with: Argument.each(Argument.hasPrefix("R")))
  /// ```
  /// A failure names the first element that doesn't match: `argument 0[1] is "Tom", not a string that begins with "R"`.
  /// - Parameter element: a value (compared as in an argument list), a matcher, or a captor that keeps every element.
  public static func each(_ element: Any?) -> Argument {
    Argument(EachElementMatcher(wanted: [Argument(from: element)]))
  }
}

/// Matches collections whose elements pair up with the matchers, in any order.
nonisolated private struct AnyOrderMatcher: MemberMatcher {
  let wanted: [Argument]

  var description: String { "[\(wanted.map(\.matcher.nestedDescription).joined(separator: ", "))] in any order" }

  func members(of value: Any?) throws(Mismatch) -> [MemberToMatch] {
    let elements = try elements(of: value, count: wanted.count)
    let matches = assignment(of: elements)
    // Elements and matchers left without a partner are paired too, as mismatches.
    var spare = wanted.indices.filter { !matches.contains($0) }[...]
    let hasKeys = !(unwrappedValue(value) is any UnorderedShape)
    return elements.indices.map { index in
      let matcher = wanted[matches[index] ?? spare.removeFirst()]
      return MemberToMatch(key: hasKeys ? index : nil, value: elements[index], wanted: matcher)
    }
  }

  /// The matcher for each element, for as many as possible. If a matcher is taken, its element may get another one.
  private func assignment(of elements: [Any?]) -> [Int?] {
    let fits = wanted.map { matcher in elements.map { matcher.matches($0) } }
    var matchers = [Int?](repeating: nil, count: elements.count)
    func assign(_ matcher: Int, _ tried: inout Set<Int>) -> Bool {
      for element in elements.indices where fits[matcher][element] && tried.insert(element).inserted {
        if let other = matchers[element], !assign(other, &tried) { continue }
        matchers[element] = matcher
        return true
      }
      return false
    }
    for matcher in wanted.indices {
      var tried: Set<Int> = []
      _ = assign(matcher, &tried)
    }
    return matchers
  }
}

/// Matches collections in which every element matches.
nonisolated private struct EachElementMatcher: MemberMatcher {
  let wanted: [Argument]

  var description: String { "a collection in which each element is \(wanted[0].matcher.nestedDescription)" }
  // An empty collection matches, whatever its element type.
  var matchable: MatchableValues { .collections }

  func members(of value: Any?) throws(Mismatch) -> [MemberToMatch] {
    let elements = try elements(of: value)
    let hasKeys = !(unwrappedValue(value) is any UnorderedShape)
    return elements.enumerated().map { MemberToMatch(key: hasKeys ? $0 : nil, value: $1, wanted: wanted[0]) }
  }
}
