/// The calls of a function that a stub or a check means: all of them, or those that match a list of arguments, a check,
/// or both.
nonisolated struct ArgumentPattern {
  /// A matcher for each argument; nil means any arguments.
  private(set) var matchers: [Argument]?
  /// Whether the list contains captors.
  private(set) var capturesArguments = false
  /// The sequence numbers of the calls of which captors have kept the arguments; nil without captors.
  private var captured: LockedValue<Set<Int>>?
  private(set) var checks: [ArgumentCheck] = []
  /// The result type of a written call, which tells the calls of a generic function apart.
  var resultType: Any.Type?

  /// Every call.
  static var any: ArgumentPattern { ArgumentPattern() }

  init() {}

  /// Calls with these arguments, each a value or a matcher. An empty list means any arguments.
  init(_ arguments: [Any?]) { add(arguments) }

  /// Calls like a written one. Without arguments, it means every call with this result type.
  init(written arguments: [Argument], returning resultType: Any.Type?) {
    add(arguments)
    self.resultType = resultType
  }

  /// Calls that pass the check.
  init(where check: @escaping ([Any?]) -> Bool) { add(ArgumentCheck(check)) }

  /// Calls that pass the check.
  init(_ check: ArgumentCheck) { add(check) }

  /// Whether there is neither a list nor a check, which makes a stub universal.
  var isUniversal: Bool { matchers == nil && checks.count == 0 }

  /// The list of arguments, if matching it runs none of the test's code.
  var plainArguments: PlainArguments? {
    guard let matchers, checks.count == 0 else { return nil }
    return PlainArguments(matchers)
  }

  /// Whether it means every call, whatever the result type.
  var isEveryCall: Bool { isUniversal && resultType == nil }

  mutating func add(_ arguments: [Any?]) { add(arguments.listed.map { Argument(from: $0) }) }

  private mutating func add(_ added: [Argument]) {
    if added.count == 0 { return }
    matchers = matchers.map { $0 + added } ?? added
    if !capturesArguments, added.contains(where: { $0.matcher.capturesValues }) {
      (capturesArguments, captured) = (true, LockedValue([]))
    }
  }

  mutating func add(_ check: ArgumentCheck) { checks.append(check) }

  /// Runs matchers and checks, which are the test's code. Has no side effect of its own.
  /// - Parameter type: the call's result type, if known.
  // Inlined, it copies each argument once more.
  @inline(never)
  func matches(_ arguments: [Any?], returning type: Any.Type? = nil) -> Bool {
    if let resultType, let type, type != resultType { return false }
    if let matchers {
      guard matchers.count == arguments.count else { return false }
      // Backwards, since calls to one function differ most often at the end.
      var index = matchers.count
      while index > 0 {
        index -= 1
        if !matchers[index].matcher.matches(arguments[index]) { return false }
      }
    }
    return checks.count == 0 || checks.allSatisfy { $0.passes(arguments) }
  }

  /// Whether the pattern can mean calls with this result type.
  func admits(_ type: Any.Type?) -> Bool { resultType == nil || type == nil || resultType == type }

  /// Lets the captors keep the arguments of a matching call. Call it once for each.
  func capture(_ arguments: [Any?]) {
    guard let matchers, capturesArguments else { return }
    var index = 0
    while index < matchers.count {
      matchers[index].matcher.capture(arguments[index])
      index += 1
    }
  }

  /// The same for a recorded call, which may be asked about several times: only the first time counts.
  func capture(_ arguments: [Any?], ofCall sequenceNumber: Int) {
    if captured?.withLock({ $0.insert(sequenceNumber).inserted }) == true { capture(arguments) }
  }

  /// Whether the other pattern is known to mean the same calls.
  func isSame(as other: ArgumentPattern) -> Bool {
    guard checks.isEmpty, other.checks.isEmpty, admits(other.resultType) else { return false }
    guard let matchers, let others = other.matchers else { return isUniversal && other.isUniversal }
    return matchers.count == others.count && zip(matchers, others).allSatisfy { $0.isSame(as: $1) }
  }
}

/// Explains why a call doesn't match and how far it is from matching.
nonisolated extension ArgumentPattern {
  /// How far the arguments are from matching; 0 if they match. A wrong number of arguments is farther than any wrong
  /// argument. Makes no text, so that a report can rank a hundred thousand calls.
  func distance(to arguments: [Any?], returning type: Any.Type? = nil) -> Int {
    var distance = admits(type) ? 0 : 1
    if let matchers {
      guard matchers.count == arguments.count else { return 1_000 + abs(matchers.count - arguments.count) }
      for (matcher, argument) in zip(matchers, arguments) where !matcher.matches(argument) { distance += 1 }
    }
    return distance == 0 && checks.contains { !$0.passes(arguments) } ? 1 : distance
  }

  /// Why no call can ever match; nil if one can.
  var impossibility: String? { matchers?.lazy.compactMap(\.matcher.matchable.impossibility).first }

  /// Why these arguments could never match: their number, or one's type. The closure returns nil if they could.
  var typeMismatch: ([Any?]) -> TypeMismatch? {
    let lists = (matchers.map { [$0.map(\.matcher.matchable)] } ?? []) + checks.compactMap(\.matchable)
    return { arguments in lists.lazy.compactMap { TypeMismatch(arguments, $0) }.first }
  }

  /// Ranks calls at the same distance by how far their wrong arguments are from the expected ones.
  func dissimilarity(of arguments: [Any?]) -> Double {
    guard let matchers, matchers.count == arguments.count else { return 0 }
    return zip(matchers, arguments).reduce(0) { $0 + $1.0.matcher.dissimilarity(of: $1.1) }
  }

  /// The end of a report's line: `argument 0 is .slippers, not .ball`; nil if the arguments match.
  /// - Parameter subject: what has the wrong number of arguments, followed by a blank. Empty if the line begins with
  ///   it.
  func mismatch(
    with arguments: [Any?], returning type: Any.Type? = nil, of subject: String = ""
  ) -> String? {
    if let resultType, let type, type != resultType {
      return "\(subject)returns \(describeType(type)), not \(describeType(resultType))"
    }
    if let matchers {
      guard matchers.count == arguments.count else {
        let fact = "\(subject)has \(countedNoun(arguments.count, "argument")), not \(matchers.count)"
        return fact + remark(on: arguments)
      }
      let reasons = zip(matchers, arguments).enumerated().compactMap { index, pair in
        pair.0.mismatch(pair.1)?.text(of: "argument \(index)")
      }
      if !reasons.isEmpty { return reasons.joined(separator: "; ") + remark(on: arguments) }
    }
    return checks.first { !$0.passes(arguments) }?.explanation(arguments)
  }
}
