extension Row {
  /// Calls that a stub answers.
  static var answering: [Row] {
    [
      answering("Record and answer, two arguments", FakeService.answering),
      answering("Specific stub, the only one") { FakeService.answering(withStubs: 1, matchingAt: 0) },
      answering("Specific stub, first of 10") { FakeService.answering(withStubs: 10, matchingAt: 0) },
      answering("Specific stub, last of 10") { FakeService.answering(withStubs: 10, matchingAt: 9) },
      answering("Specific stub, first of 100") { FakeService.answering(withStubs: 100, matchingAt: 0) },
      answering("Specific stub, last of 100") { FakeService.answering(withStubs: 100, matchingAt: 99) },
      answering("Specific stub with a captor", FakeService.capturing),
      answering("Stub with a closure", FakeService.running),
      answering("No stub, the fake's own answer", OwnFakeService.init),
      answering("No stub, a value made up", DefaultingFakeService.init),
    ]
  }

  private static func answering(_ name: String, _ fake: @escaping () -> Service) -> Row {
    Row(
      name: name, plain: .calls(of: PlainSpy.init, callGiveMeAString),
      locked: .calls(of: LockedSpy.init, callGiveMeAString),
      poseur: .calls(of: fake, callGiveMeAString))
  }
}
