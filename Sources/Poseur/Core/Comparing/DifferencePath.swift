/// One step on the way to a member.
enum DifferenceStep {
  case name(String)
  case index(Int)
  case key(Any)
}

/// The way from the values compared to where they differ: `owner.tags[2]`, `value.1[0]` in a tuple, or `value` for the
/// values themselves.
struct DifferencePath {
  /// A longer way is shown by its two ends.
  static let longest = 16

  let steps: [DifferenceStep]

  var text: String {
    guard steps.count > Self.longest else { return Self.text(steps[...]) }
    let end = Self.longest / 2
    return Self.text(steps.prefix(end)) + "…" + Self.joined(steps.suffix(end))
  }

  private static func text(_ steps: ArraySlice<DifferenceStep>) -> String {
    // An element of a tuple has a number for a name, which means nothing alone.
    guard case .name(let first)? = steps.first, !first.allSatisfy(\.isNumber) else { return "value" + joined(steps) }
    return first + joined(steps.dropFirst())
  }

  private static func joined(_ steps: ArraySlice<DifferenceStep>) -> String {
    steps.map { step in
      switch step {
      case .name(let name): ".\(name)"
      case .index(let index): "[\(index)]"
      case .key(let key): "[\(describeValue(key, limit: 40))]"
      }
    }.joined()
  }
}
