extension Row {
  /// Questions about a function, whatever its arguments were, after more and more calls.
  static var counting: [Row] {
    [100, 10_000, 1_000_000].flatMap { calls in
      let spy = Once { LockedSpy.called(calls) }
      let fake = Once { FakeService.called(calls) }
      return [
        Row(
          name: "Count the calls, after \(calls.grouped)",
          locked: .questions(to: spy) { consume($0.giveMeAStringCallCount) },
          poseur: .questions(to: fake) { consume($0.callCountFor(function: .giveMeAString)) }),
        Row(
          name: "Was it called, after \(calls.grouped)",
          locked: .questions(to: spy) { consume($0.giveMeAStringCallCount > 0) },
          poseur: .questions(to: fake) { consume($0.receivedCall(to: .giveMeAString)) }),
      ]
    }
  }
}

extension LockedSpy {
  static func called(_ count: Int) -> LockedSpy {
    let spy = LockedSpy()
    callGiveMeAString(spy, times: count)
    return spy
  }
}
