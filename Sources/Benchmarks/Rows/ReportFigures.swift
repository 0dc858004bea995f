/// What it takes to say why an expectation failed, when there is much that could be said.
func reportFigures(_ effort: Effort) -> [Figure] {
  let fake = FakeService.answering()
  for call in 0..<100_000 { consume(fake.giveMeAString(arg1: call % 2 == 0, arg2: "call \(call)")) }

  var text = ""
  func describing(_ arguments: [Any?]) -> Double {
    let times = (0..<max(3, effort.rounds / 4)).map { _ in
      Clock.thread.time { text = fake.didCall(.giveMeAString, withArguments: arguments).description }
    }
    return times.median / 1e6
  }
  return [
    Figure(name: "Describe a failure over 100,000 calls", unit: .milliseconds, poseur: describing([true, "never"])),
    Figure(name: "The same, where no argument matches", unit: .milliseconds, poseur: describing([nil, "never"])),
    Figure(
      name: "Its text", unit: .lines,
      poseur: Double(text.split(separator: "\n", omittingEmptySubsequences: false).count)),
  ]
}
