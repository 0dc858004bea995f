extension [Symbol.Availability] {
  /// `@available(macOS 14, iOS 17, *)`, and others one by one.
  var spellings: [String] {
    let plain = filter(\.isPlain).map { "\($0.domain ?? "*") \($0.introduced?.spelling ?? "")" }
    let short = plain.isEmpty ? [] : ["@available(\(plain.joined(separator: ", ")), *)"]
    return short + filter { !$0.isPlain }.compactMap(\.spelling)
  }
}

extension Symbol.Availability {
  /// Whether there is no more to it than the version that has it.
  fileprivate var isPlain: Bool {
    let others: [Any?] = [deprecated, obsoleted, message, renamed, isUnconditionallyDeprecated]
    return introduced != nil && others.allSatisfy { $0 == nil } && isUnconditionallyUnavailable != true
  }

  /// Nothing where it says nothing that matters to a fake.
  fileprivate var spelling: String? {
    var parts = [domain ?? "*"]
    if isUnconditionallyUnavailable == true { parts.append("unavailable") }
    if let introduced { parts.append("introduced: \(introduced.spelling)") }
    if let deprecated { parts.append("deprecated: \(deprecated.spelling)") }
    if let obsoleted { parts.append("obsoleted: \(obsoleted.spelling)") }
    if isUnconditionallyDeprecated == true { parts.append("deprecated") }
    if let message { parts.append("message: \"\(message)\"") }
    if let renamed { parts.append("renamed: \"\(renamed)\"") }
    return parts.count == 1 ? nil : "@available(\(parts.joined(separator: ", ")))"
  }

  var isEverywhereUnavailable: Bool { domain ?? "*" == "*" && isUnconditionallyUnavailable == true }
}

extension Symbol.Version {
  fileprivate var spelling: String { [major, minor, patch].compactMap { $0.map(String.init) }.joined(separator: ".") }
}
