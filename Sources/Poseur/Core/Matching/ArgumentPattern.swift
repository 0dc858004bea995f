/// Which calls of a function are meant: any, those with a list of arguments, those that pass a check, or both.
struct ArgumentPattern {
  /// A matcher for each argument; nil means any arguments.
  private(set) var matchers: [Argument]?
  /// Whether there are captors in the list.
  private(set) var capturesArguments = false
  private(set) var checks: [ArgumentCheck] = []
  /// What can match arguments under a lock; nil where that takes code of the test's, or too much.
  private(set) var plain = PlainPattern(nil)

  /// Every call.
  static var any: ArgumentPattern { ArgumentPattern() }

  init() {}

  /// Calls with these arguments, each a value or a matcher. None given means any arguments.
  init(_ arguments: [Any?]) { add(arguments) }

  /// Calls that pass the check.
  init(where check: @escaping ([Any?]) -> Bool) { add(check) }

  /// Calls that pass the check.
  init(_ check: ArgumentCheck) { add(check) }

  /// No list and no check: what makes a stub universal.
  var isUniversal: Bool { matchers == nil && checks.isEmpty }

  mutating func add(_ arguments: [Any?]) {
    guard !arguments.isEmpty else { return }
    let added = arguments.map { Argument(from: $0) }
    matchers = (matchers ?? []) + added
    capturesArguments = capturesArguments || added.contains(where: \.keepsValues)
    plain = checks.isEmpty && !capturesArguments ? PlainPattern(matchers) : nil
  }

  mutating func add(_ check: @escaping ([Any?]) -> Bool) { add(ArgumentCheck(check)) }

  mutating func add(_ check: ArgumentCheck) {
    checks.append(check)
    plain = nil
  }

  /// Runs matchers and checks, all of them code of the user's. Has no side effect of its own.
  func matches(_ arguments: [Any?]) -> Bool {
    switch plain?.answer(arguments) {
    case .yes: return true
    case .no: return false
    case .unknown, nil: break
    }
    if let matchers {
      guard matchers.count == arguments.count else { return false }
      // From the end: that is where calls to one function differ most often.
      var index = matchers.count
      while index > 0 {
        index -= 1
        if !matchers[index].matches(arguments[index]) { return false }
      }
    }
    for check in checks where !check.passes(arguments) { return false }
    return true
  }

  /// Lets the list's captors keep the arguments of a call that matches. To be called once for such a call.
  func capture(_ arguments: [Any?]) {
    guard let matchers, capturesArguments else { return }
    for (matcher, argument) in zip(matchers, arguments) { matcher.capture(argument) }
  }

  /// Whether a call that is looked for matches; if so, its arguments are captured.
  func matchesCapturing(_ arguments: [Any?]) -> Bool {
    guard matches(arguments) else { return false }
    capture(arguments)
    return true
  }

  /// Whether the other pattern is known to mean the same calls.
  func isSame(as other: ArgumentPattern) -> Bool {
    guard checks.isEmpty, other.checks.isEmpty else { return false }
    guard let matchers, let others = other.matchers else { return isUniversal && other.isUniversal }
    return matchers.count == others.count && zip(matchers, others).allSatisfy { $0.isSame(as: $1) }
  }
}
