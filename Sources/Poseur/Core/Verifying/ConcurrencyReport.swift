/// The calls that an assertion about concurrency examines, and their text in its failure.
nonisolated struct ConcurrencyReport<Function: PoseurFunction> {
  /// The fake, or the functions, whose calls they are.
  let subject: String
  /// In the order in which they began; nil if the fake is nil.
  let calls: [RecordedCall<Function>]?
  /// How many of the calls are kept.
  let retained: RetainedCalls
  private let fake: Any.Type

  /// - Parameter functions: the functions whose calls to examine; all of them if the list is empty.
  init<F: Fake>(_ fake: F?, _ functions: [Function]) where F.Function == Function {
    self.fake = F.self
    let names = functions.map { "\(fake.nameInReports).\($0.label.baseName)" }
    subject = names.isEmpty ? fake.nameInReports : names.joined(separator: " and ")
    let record = fake?.storedFaker.callSnapshot
    calls =
      functions.count == 1
      ? record?.calls(to: functions[0])
      : record?.calls().filter { call in
        functions.isEmpty || functions.contains(call.function)
      }
    let total =
      functions.isEmpty ? record?.count() : Set(functions).reduce(0) { $0 + (record?.calls(of: $1).count ?? 0) }
    retained = RetainedCalls(kept: calls?.count ?? 0, of: total ?? 0)
  }

  /// The headline, and the first of the calls with a remark on each.
  func message(
    _ headline: String, _ calls: [RecordedCall<Function>], fact: (RecordedCall<Function>) -> String
  ) -> String {
    let rows = NearMissList(calls) { NearMissList.Row($0, reason: fact($0)) }
    return ([headline] + rows.lines).joined(separator: "\n")
  }

  /// The thread and the actor a call came from: `on thread 7, from the actor Kennel`.
  func origin(of call: RecordedCall<Function>) -> String {
    let thread = call.isOnMainThread ? "on the main thread" : "on thread \(call.threadNumber)"
    // A function of an actor knows only its own actor, whoever calls it.
    guard let actor = call.actorType, actor != fake else { return thread }
    return "\(thread), from the actor \(describeType(actor))"
  }
}

/// Selects the calls that overlap others.
nonisolated struct OverlappingCalls<Function: PoseurFunction> {
  let calls: [RecordedCall<Function>]

  /// - Parameter calls: in the order in which they began.
  init(_ calls: [RecordedCall<Function>]) {
    let lasting = calls.filter(\.isLasting)
    var lastEnd = Int.min
    self.calls = lasting.enumerated().compactMap { index, call in
      defer { lastEnd = max(lastEnd, call.endNumber) }
      let next = index + 1 < lasting.count ? lasting[index + 1].sequenceNumber : .max
      return call.sequenceNumber < lastEnd || next < call.endNumber ? call : nil
    }
  }

  /// The numbers of the calls that overlap this one, as many as fit in a line: `#1, #3`.
  func numbers(of call: RecordedCall<Function>) -> String {
    let others = calls.filter(call.overlaps)
    let shown = others.prefix(NearMissList.limit).map { "#\($0.number)" }
    return (shown + (others.count > shown.count ? ["…"] : [])).joined(separator: ", ")
  }
}
