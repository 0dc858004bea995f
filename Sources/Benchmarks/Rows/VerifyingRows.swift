import PoseurCore

extension Row {
  /// Questions about arguments; the time is that of one recorded call.
  static var verifying: [Row] {
    [
      verifying("Compare arguments, a call of 100", calls: 100),
      verifying("Compare arguments, a call of 10,000", calls: 10_000),
      verifying("The same beside 100,000 calls of another function", calls: 100, otherCalls: 100_000),
      capturing,
    ]
  }

  private static func verifying(_ name: String, calls: Int, otherCalls: Int = 0) -> Row {
    let spy = Once { LockedSpy.called(calls) }
    let fake = Once { FakeService.called(calls, otherCalls: otherCalls) }
    return Row(
      name: name, divisor: calls,
      locked: .questions(to: spy) { consume($0.countOfStrings(arg1: true, arg2: Text.expected)) },
      poseur: .questions(to: fake) {
        consume($0.callCountFor(function: .giveMeAString, withArguments: true, Text.expected))
      })
  }

  private static var capturing: Row {
    let fake = Once { FakeService.called(10_000) }
    return Row(
      name: "Capture an argument, a call of 10,000", divisor: 10_000,
      poseur: .questions(to: fake) {
        let captor = Argument.captor()
        consume($0.callCountFor(function: .giveMeAString, withArguments: true, captor))
        consume(captor.count)
      })
  }
}
