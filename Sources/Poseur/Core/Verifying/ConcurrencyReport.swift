/// The calls that an assertion of concurrency looks at, and how they read in its failure.
struct ConcurrencyReport<Function: PoseurFunction> {
  /// What they are the calls of: the fake, or some of its functions.
  let subject: String
  /// In the order in which they began; nil where the fake is nil.
  let calls: [RecordedCall<Function>]?
  /// How many of them there were that are kept.
  let share: KeptShare
  private let fake: Any.Type

  /// - Parameter functions: the functions whose calls are meant; all where there are none.
  init(_ faker: Faker<Function>?, of fake: Any.Type, _ functions: [Function]) {
    self.fake = fake
    let fakeName = ownTypeName(fake)
    let names = functions.map { "\(fakeName).\($0.label.baseName)" }
    subject = names.isEmpty ? fakeName : names.joined(separator: " and ")
    let record = faker?.callRecord
    calls =
      functions.count == 1
      ? record?.calls(to: functions[0])
      : record?.calls().filter { call in
        functions.isEmpty || functions.contains(call.function)
      }
    let total = functions.isEmpty ? record?.count() : Set(functions).reduce(0) { $0 + (record?.count(of: $1) ?? 0) }
    share = KeptShare(kept: calls?.count ?? 0, of: total ?? 0)
  }

  /// The headline, and the first of the calls with what there is to say of each.
  func message(
    _ headline: String, _ calls: [RecordedCall<Function>], fact: (RecordedCall<Function>) -> String
  ) -> String {
    let rows = NearMissList(calls) { call in
      NearMissList.Row(label: "#\(call.number)", text: call.description, reason: fact(call))
    }
    return ([headline] + rows.lines).joined(separator: "\n")
  }

  /// Where a call came from: `on thread 7, from the actor Kennel`.
  func place(of call: RecordedCall<Function>) -> String {
    let thread = call.isOnMainThread ? "on the main thread" : "on thread \(call.threadNumber)"
    // A function of an actor knows only that one, whoever calls it.
    guard let actor = call.actorType, actor != fake else { return thread }
    return "\(thread), from the actor \(describeType(actor))"
  }
}

/// Those among calls that overlap others.
struct OverlappingCalls<Function: PoseurFunction> {
  let calls: [RecordedCall<Function>]

  /// - Parameter calls: in the order in which they began.
  init(_ calls: [RecordedCall<Function>]) {
    let lasting = calls.filter { $0.endNumber > $0.sequenceNumber }
    var lastEnd = Int.min
    self.calls = lasting.enumerated().compactMap { index, call in
      defer { lastEnd = max(lastEnd, call.endNumber) }
      let next = index + 1 < lasting.count ? lasting[index + 1].sequenceNumber : .max
      return call.sequenceNumber < lastEnd || next < call.endNumber ? call : nil
    }
  }

  /// The numbers of the calls that overlap one, as far as a line has room: `#1, #3`.
  func numbers(of call: RecordedCall<Function>) -> String {
    let others = calls.filter(call.overlaps)
    let shown = others.prefix(NearMissList.limit).map { "#\($0.number)" }
    return (shown + (others.count > shown.count ? ["…"] : [])).joined(separator: ", ")
  }
}

@_spi(Poseur)
extension AssertionVerdict {
  /// All calls came on the main thread, and there are some.
  public static func onMainThread<Function>(
    _ faker: Faker<Function>?, of fake: Any.Type, _ functions: [Function]
  ) -> Self {
    let report = ConcurrencyReport(faker, of: fake, functions)
    return Self(report, "Expected \(report.subject) to be called on the main thread") { calls in
      let others = calls.filter { !$0.isOnMainThread }
      guard !others.isEmpty else { return nil }
      let fact = "but \(others.count) of \(countedNoun(calls.count, "call")) came on another:"
      return (fact, others, report.place)
    }
  }

  /// No calls were open at the same time.
  public static func neverConcurrent<Function>(
    _ faker: Faker<Function>?, of fake: Any.Type, _ functions: [Function]
  ) -> Self {
    let report = ConcurrencyReport(faker, of: fake, functions)
    return Self(report, "Expected calls of \(report.subject) never to overlap", needsCalls: false) { calls in
      let overlapping = OverlappingCalls(calls)
      guard !overlapping.calls.isEmpty else { return nil }
      let fact = "but \(overlapping.calls.count) of \(countedNoun(calls.count, "call")) did:"
      return (fact, overlapping.calls, { "overlaps \(overlapping.numbers(of: $0)); \(report.place(of: $0))" })
    }
  }

  /// A call was cancelled.
  public static func cancelled<Function>(
    _ faker: Faker<Function>?, of fake: Any.Type, _ functions: [Function]
  ) -> Self {
    let report = ConcurrencyReport(faker, of: fake, functions)
    return Self(report, "Expected a call of \(report.subject) to be cancelled") { calls in
      guard !calls.contains(where: \.wasCancelled) else { return nil }
      let fact = calls.count == 1 ? "but the only one was not:" : "but none of \(calls.count) was:"
      return (fact, calls, \.outcome.description)
    }
  }

  /// - Parameters:
  ///   - wish: the beginning of the failure's headline.
  ///   - needsCalls: whether it is a failure that there are none.
  ///   - fault: the end of the headline, and the calls to show with what there is to say of each; nil where all is
  ///     well.
  private init<Function>(
    _ report: ConcurrencyReport<Function>, _ wish: String, needsCalls: Bool = true,
    fault: ([RecordedCall<Function>]) -> (
      fact: String, calls: [RecordedCall<Function>], remark: (RecordedCall<Function>) -> String
    )?
  ) {
    guard let calls = report.calls else {
      self.init(failureMessage: "\(wish), but the fake is nil.")
      return
    }
    if needsCalls, calls.isEmpty {
      let count = report.share.total
      let fact = count == 0 ? "no calls were recorded" : "none of \(countedNoun(count, "call")) is kept"
      self.init(failureMessage: "\(wish), but \(fact).")
      return
    }
    self.init(
      failureMessage: fault(calls).map { fault in
        report.message("\(wish)\(report.share.proviso), \(fault.fact)", fault.calls, fact: fault.remark)
      })
  }
}
