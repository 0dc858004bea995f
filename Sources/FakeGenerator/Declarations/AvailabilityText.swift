extension [Symbol.Availability] {
  /// `@available(macOS 14, iOS 17, *)`, and others one by one.
  var spellings: [String] {
    // The compiler of the fakes may be any that can read the types.
    let platforms = filter { $0.domain != "Swift" }
    let plain = platforms.filter(\.details.isEmpty).compactMap { platform in
      platform.introduced.map { "\(platform.domain ?? "*") \($0.spelling)" }
    }
    let short = plain.isEmpty ? [] : ["@available(\(plain.joined(separator: ", ")), *)"]
    return short
      + platforms.filter { !$0.details.isEmpty }.map { platform in
        let introduced = platform.introduced.map { ["introduced: \($0.spelling)"] } ?? []
        let parts = [platform.domain ?? "*"] + introduced + platform.details
        return "@available(\(parts.joined(separator: ", ")))"
      }
  }
}

extension Symbol.Availability {
  /// What there is to it besides the version that has it first.
  fileprivate var details: [String] {
    let flags = [("unavailable", isUnconditionallyUnavailable), ("deprecated", isUnconditionallyDeprecated)]
    let values = [
      ("deprecated", deprecated?.spelling), ("obsoleted", obsoleted?.spelling),
      ("message", message.map { "\"\($0.onOneLine)\"" }), ("renamed", renamed.map { "\"\($0)\"" }),
    ]
    return flags.filter { $0.1 == true }.map(\.0) + values.compactMap { name, value in value.map { "\(name): \($0)" } }
  }

  var isEverywhereUnavailable: Bool { domain ?? "*" == "*" && isUnconditionallyUnavailable == true }
}

extension String {
  /// A text of several lines, in which a quote needs no backslash, as one of a single line.
  fileprivate var onOneLine: String {
    guard contains("\n") else { return self }
    let line = split(separator: "\n").map(\.trimmed).joined(separator: " ").trimmed
    return line.replacing("\\\"", with: "\"").replacing("\"", with: "\\\"")
  }
}

extension Symbol.Version {
  fileprivate var spelling: String { [major, minor, patch].compactMap { $0.map(String.init) }.joined(separator: ".") }
}
