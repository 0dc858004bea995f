/// The history of a fake: its policy, its stubs with their use, and its calls with their outcomes. The same history
/// always makes the same text.
@_spi(Poseur) nonisolated public struct FakeTranscript {
  let faker: FakerCore
  /// The fake's name in reports.
  public let name: String

  var text: String { ([policy] + stubs + calls()).joined(separator: "\n") }

  /// The first stubs and the last calls, for a report.
  var excerpt: String {
    let stubs = Self.fitting(stubs)
    let hidden = stubs.hidden == 0 ? [] : ["  … and \(stubs.hidden) more"]
    return ([policy] + stubs.lines + hidden + calls(last: 200)).joined(separator: "\n")
  }

  /// The excerpt for the report of a test in which an assertion about the fake failed. Nil if the test has it already.
  public func excerpt(for test: String) -> String? {
    faker.state.withLock { $0.extras.testsWithTranscript.insert(test).inserted } ? excerpt : nil
  }

  private var policy: String {
    "\(name), with the policy .\(faker.unstubbed) for calls that nothing answers"
  }

  private var stubs: [String] {
    let state = faker.state
    let rows = state.withLock(\.stubs).map { snapshot in
      let (stub, count) = (snapshot.stub, snapshot.callCount)
      let function = state.tableFunction(stub.function)
      let use = count == 0 ? "not used" : "used \(countedNoun(count, "time"))"
      return NearMissList.Row(
        text: function.label.calls(matching: stub.pattern),
        reason: "\(use), \(stub.origin.originText)")
    }
    return rows.isEmpty ? ["No stubs."] : ["Stubs (\(rows.count)):"] + NearMissList.lines(of: rows)
  }

  /// - Parameter limit: how many of the last calls to show, in no more text than a report has room for; nil for all.
  private func calls(last limit: Int? = nil) -> [String] {
    let calls = faker.callSnapshot.calls()
    if calls.isEmpty { return ["No calls."] }
    let heading = "Calls (\(calls.count)):"
    let rows = calls.suffix(limit ?? calls.count).map { call in
      let stub = call.stubPosition.map { ", by the stub at \($0)" } ?? ""
      return NearMissList.Row(call, reason: "\(call.outcome)\(stub)")
    }
    let lines = NearMissList.lines(of: rows)
    guard limit != nil else { return [heading] + lines }
    let last = Array(Self.fitting(Array(lines.reversed())).lines.reversed())
    let hidden = calls.count - last.count
    return [heading] + (hidden == 0 ? [] : ["  … \(countedNoun(hidden, "call")) before"]) + last
  }

  /// The first lines, as many as a report has room for, and the number of the others.
  private static func fitting(_ lines: [String]) -> (lines: [String], hidden: Int) {
    var room = 10_000
    let fitting = lines.prefix { line in
      room -= line.utf8.count + 1
      return room >= 0
    }
    return (Array(fitting), lines.count - fitting.count)
  }
}
