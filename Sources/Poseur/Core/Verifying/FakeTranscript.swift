/// What happened to a fake: its policy, its stubs with how often they were used, and its calls with what became of them.
/// The text is the same each time that the same happens.
nonisolated struct FakeTranscript<Function: PoseurFunction> {
  private let faker: Faker<Function>
  private let fakeName: String

  init(of faker: Faker<Function>, named fakeName: String) { (self.faker, self.fakeName) = (faker, fakeName) }

  var text: String {
    let policy = "\(fakeName), with the policy .\(faker.unstubbed) for calls that nothing answers"
    return ([policy] + stubs + calls).joined(separator: "\n")
  }

  private var stubs: [String] {
    let rows = faker.state.withLock(\.stubs).map { snapshot in
      let (stub, count) = (snapshot.stub, snapshot.callCount)
      let use = count == 0 ? "not used" : "used \(countedNoun(count, "time"))"
      return NearMissList.Row(
        text: faker.function(stub.function).label.calls(matching: stub.pattern),
        reason: "\(use), \(stub.site.origin)")
    }
    return rows.isEmpty ? ["No stubs."] : ["Stubs (\(rows.count)):"] + NearMissList.lines(of: rows)
  }

  private var calls: [String] {
    let record = faker.callSnapshot
    let rows = record.calls().map { call in
      let stub = call.stubPosition.map { ", by the stub at \($0)" } ?? ""
      return NearMissList.Row(call, reason: "\(call.outcome)\(stub)")
    }
    let share = RetainedCalls(kept: rows.count, of: record.count())
    return share.total == 0 ? ["No calls."] : [share.heading("Calls")] + NearMissList.lines(of: rows)
  }
}
