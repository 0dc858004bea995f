/// The history of a fake: its policy, its stubs with their use, and its calls with their outcomes. The same history
/// always makes the same text.
@_spi(Poseur) nonisolated public struct FakeTranscript {
  let faker: FakerCore
  /// The fake's name in reports.
  public let name: String

  var text: String { ([policy] + stubs + calls()).joined(separator: "\n") }

  /// The first stubs and the last calls, for the report of a test in which an assertion about the fake failed. Nil if the
  /// test has it already.
  public func excerpt(for test: String) -> String? {
    guard faker.state.withLock({ $0.extras.testsWithTranscript.insert(test).inserted }) else { return nil }
    let stubs = stubs
    let shown = Self.fitting(stubs)
    let hidden = shown.count == stubs.count ? [] : ["  … and \(stubs.count - shown.count) more"]
    return ([policy] + shown + hidden + calls(last: 200)).joined(separator: "\n")
  }

  private var policy: String { "\(name), with the policy .\(faker.unstubbed) for calls that nothing answers" }

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
    let last = Self.fitting(lines.reversed()).reversed()
    let hidden = calls.count - last.count
    return [heading] + (hidden == 0 ? [] : ["  … \(countedNoun(hidden, "call")) before"]) + last
  }

  /// The first lines, as many as a report has room for.
  private static func fitting(_ lines: [String]) -> ArraySlice<String> {
    var room = 10_000
    return lines.prefix { line in
      room -= line.utf8.count + 1
      return room >= 0
    }
  }
}
