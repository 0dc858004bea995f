/// What it takes to say why an expectation failed, when there is much that could be said.
func reportFigures(_ effort: Effort) -> [Figure] {
  let fake = FakeService.answering()
  for call in 0..<100_000 { consume(fake.giveMeAString(arg1: call % 2 == 0, arg2: "call \(call)")) }

  var text = ""
  let times = (0..<max(3, effort.rounds / 4)).map { _ in
    Clock.thread.time { text = fake.didCall(.giveMeAString, withArguments: [true, "never"]).description }
  }
  return [
    Figure(name: "Describe a failure over 100,000 calls", unit: .milliseconds, poseur: times.median / 1e6),
    Figure(
      name: "Its text", unit: .lines,
      poseur: Double(text.split(separator: "\n", omittingEmptySubsequences: false).count)),
  ]
}
