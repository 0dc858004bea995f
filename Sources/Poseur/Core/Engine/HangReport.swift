/// What an isolated test waits for, or all others together, one in a line: held calls, sleepers, the test's own waits,
/// and calls with a closure that no stub calls.
nonisolated struct HangReport {
  /// The first of them.
  private let first: (position: SourcePosition, reporter: any FailureReporter)?
  private let lines: [String]
  private static let shownLimit = 10

  /// - Parameter test: nil for what belongs to no isolated test.
  init(of test: TestScope?) {
    // Nothing of the test's leaves the locks but functions: what it releases meanwhile goes as if nobody looked.
    let waits = PendingWait.all.withLock { all in
      all.waits.values.filter { $0.test === test && (test != nil || $0.isTestRunning != false) }
        .sorted { ($0.kind.rawValue, $0.id) < ($1.kind.rawValue, $1.id) }
        .map { (position: $0.position, reporter: $0.reporter, text: $0.text()) }
    }
    let found = waits + Self.uncalledClosures(of: test, besideOthers: !waits.isEmpty)
    first = found.first.map { ($0.position, $0.reporter) }
    let texts = found.map { $0.text() }
    var counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    // Each text where it comes first.
    let all = texts.compactMap { text in counts.removeValue(forKey: text).map { (text, count: $0) } }
    let shown = all.prefix(Self.shownLimit).map { text, count in "  \(text)\(count == 1 ? "" : " (×\(count))")" }
    lines = shown + (all.count > shown.count ? ["  … and \(all.count - shown.count) more"] : [])
  }

  /// Nil if nothing is waited for.
  func text(_ heading: String) -> String? {
    if lines.isEmpty { return nil }
    return ([heading] + lines + [ManualPage.testNeverEnds.reference]).joined(separator: "\n")
  }

  /// Warns where the test has the first of them.
  func warn(_ heading: String) {
    guard let first, let text = text(heading) else { return }
    Failures.reporter(keeping: first.reporter).report(text, severity: .warning, at: first.position)
  }

  private typealias Found = (position: SourcePosition, reporter: any FailureReporter, text: () -> String)

  /// The calls with a closure that no stub was there to call, where the fake's test is known to run.
  /// - Parameter isBesideOthers: whether something else is waited for, so that it's enough if the test may run.
  private static func uncalledClosures(of test: TestScope?, besideOthers isBesideOthers: Bool) -> [Found] {
    OtherFakes.withLiving { fake in
      let isRunning = test?.isOpen ?? (fake.reporter as? any FrameworkFailureReporter)?.isTestRunning
      guard fake.test === test, isRunning ?? isBesideOthers else { return [] }
      return fake.sharedState.withLock { $0.functions.flatMap(\.uncalledClosures) }.map { function, arguments in
        let (position, name) = (fake.position, fake.name)
        let text = {
          let call = "\(name ?? type(of: function).fakeName).\(function.label.call(withTexts: arguments))"
          let advice = "no stub calls its closure. If the code waits for that, stub the call"
          return "\(call) of the fake at \(position): \(advice)"
        }
        return (position, fake.reporter, text)
      }
    }
  }
}

/// An argument in few words, which run none of the test's code: `3`, `"Rex"`, `closure`, `<Order>`.
nonisolated func plainText(of argument: Any?) -> String {
  guard let value = unwrappedValue(argument) else { return "nil" }
  if isClosure(value) { return "closure" }
  return PlainValue(value) == nil ? "<\(describeType(type(of: value)))>" : describeValue(value)
}
