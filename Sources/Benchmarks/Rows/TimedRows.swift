import Foundation
@_spi(Poseur) import PoseurCore

extension Row {
  /// Everything that one thread does and a clock can tell, in the order of the table.
  static var all: [Row] { recording + answering + counting + verifying + lives + waiting }
}

extension Row {
  /// Calls that are recorded and need no answer.
  static var recording: [Row] {
    [
      Row(
        name: "Record, no arguments",
        plain: .calls(of: PlainSpy.init, callDoThings), locked: .calls(of: LockedSpy.init, callDoThings),
        poseur: .calls(of: RecordingFakeService.init, callDoThings)),
      Row(
        name: "Record and stub, no arguments, no result",
        plain: .calls(of: PlainSpy.init, callDoThings), locked: .calls(of: LockedSpy.init, callDoThings),
        poseur: .calls(of: FakeService.init, callDoThings)),
    ]
  }
}

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
      answering("Specific stub with a typed closure", FakeService.runningTyped),
      answering("Written stub with $1", FakeService.answeringAnyText),
      answering("Written stub with $1 and a closure", FakeService.runningForAnyText),
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

extension Row {
  /// Questions about arguments; the time is that of one recorded call.
  static var verifying: [Row] {
    [
      verifying("Compare arguments, a call of 100", calls: 100),
      verifying("Compare arguments, a call of 10,000", calls: 10_000),
      verifying("The same beside 100,000 calls of another function", calls: 100, otherCalls: 100_000),
      asking("Ask about arguments, 10 calls") {
        consume($0.receivedCall(to: .giveMeAString, withArguments: true, Text.expected))
      },
      asking("Ask about a written call with $1, 10 calls") { fake in
        consume(fake.call { $0.giveMeAString(arg1: true, arg2: $1) }.count)
      },
      asking("Judge a written assertion, 10 calls") { fake in
        let call = { (fake: FakeService) in fake.giveMeAString(arg1: true, arg2: Text.expected) }
        consume(fake.assertReceived(call, by: fake, .atLeast(1), { "" }, at: SourcePosition()))
      },
      capturing,
    ]
  }

  /// Questions to which the last of ten calls is the answer.
  private static func asking(_ name: String, _ ask: @escaping (FakeService) -> Void) -> Row {
    func called<Double: Service>(_ double: Double) -> Double {
      for call in 1...9 { consume(double.giveMeAString(arg1: true, arg2: "not \(call)")) }
      callGiveMeAString(double, times: 1)
      return double
    }
    let spy = Once { called(LockedSpy()) }
    let fake = Once { called(FakeService.answering()) }
    return Row(
      name: name,
      locked: .questions(to: spy) { consume($0.countOfStrings(arg1: true, arg2: Text.expected) > 0) },
      poseur: .questions(to: fake, ask))
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

extension Row {
  /// A double from its making to its end, as a test has it.
  static var lives: [Row] {
    [
      Row(
        name: "Make, stub, call twice, count, reset",
        plain: .lives {
          let spy = PlainSpy()
          spy.stringToReturn = Text.returned
          callDoThings(spy, times: 1)
          callGiveMeAString(spy, times: 1)
          consume(spy.doThingsCallCount)
          spy.reset()
        },
        locked: .lives {
          let spy = LockedSpy()
          spy.returnString(Text.returned)
          callDoThings(spy, times: 1)
          callGiveMeAString(spy, times: 1)
          consume(spy.doThingsCallCount)
          spy.reset()
        },
        poseur: .lives {
          let fake = FakeService.answering()
          callDoThings(fake, times: 1)
          callGiveMeAString(fake, times: 1)
          consume(fake.callCountFor(function: .doThings))
          fake.reset()
        }),
      stubbing("Make, stub some arguments, call it") {
        $0.stub(function: .giveMeAString, withArguments: true, Text.expected).andReturn(Text.returned)
      },
      stubbing("Make, write a stub, call it") {
        $0.stub { $0.giveMeAString(arg1: true, arg2: Text.expected) }.andReturn(Text.returned)
      },
      // Their closures run twice.
      stubbing("Make, write a stub with $1, call it") {
        $0.stub { $0.giveMeAString(arg1: true, arg2: $1) }.andReturn(Text.returned)
      },
      stubbing("Make, write a stub with a matcher, call it") {
        $0.stub { $0.giveMeAString(arg1: true, arg2: matching()) }.andReturn(Text.returned)
      },
    ]
  }

  private static func stubbing(_ name: String, _ stub: @escaping (FakeService) -> Void) -> Row {
    Row(
      name: name,
      plain: .lives {
        let spy = PlainSpy()
        spy.stringToReturn = Text.returned
        callGiveMeAString(spy, times: 1)
      },
      locked: .lives {
        let spy = LockedSpy()
        spy.returnString(Text.returned)
        callGiveMeAString(spy, times: 1)
      },
      poseur: .lives {
        let fake = FakeService()
        stub(fake)
        callGiveMeAString(fake, times: 1)
      })
  }
}

extension Row {
  /// Calls of a fake on which others wait.
  static var waiting: [Row] {
    let spy = Once { LockedSpy() }
    let fake = Once { RecordingFakeService.awaited(by: 100) }
    return [
      Row(
        name: "Record, while 100 tasks wait for more calls",
        locked: .questions(to: spy) { $0.doThings() }, poseur: .questions(to: fake) { $0.doThings() })
    ]
  }
}

extension RecordingFakeService {
  /// One on which tasks wait for more calls than there will ever be.
  static func awaited(by count: Int) -> RecordingFakeService {
    let fake = RecordingFakeService()
    let faker = fake.faker
    for _ in 0..<count {
      Task.detached { _ = try await faker.waitForCall(to: .doThings, times: .max, timeout: .seconds(3_600)) }
    }
    // Nobody is told when they wait. Those who have not come by then are measured no worse than the others.
    Thread.sleep(forTimeInterval: 0.2)
    return fake
  }
}
