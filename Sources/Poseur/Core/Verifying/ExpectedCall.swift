/// A call to any fake that you describe once, to expect it, to ask about it or to wait for it.
///
/// Make one with `call { $0.bark() }`, `call(to:withArguments:times:)` or `call(to:where:times:)`.
///
/// ```swift
/// expectHaveReceivedInOrder(dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick))
/// ```
/// `Input` is what `$1`, `$2` … stand for in a call that you wrote, and the list of arguments, `[Any?]`, if you named the
/// function.
nonisolated public struct ExpectedCall<Input>: AnyExpectedCall, CustomStringConvertible {
  /// What the call means.
  @_spi(Poseur) public let meaning: CallMeaning
  private let input: InputReader<Input>

  /// The fake, the function and the arguments: `FakeDog.shouldFetch(.ball, any value)`.
  ///
  /// It also says how often, unless that is at least once.
  public var description: String {
    switch meaning.calls {
    case .success(let meant): meant.description(of: meant.fakeName)
    case .failure(let failure): "\(failure.fakeName).<no call>"
    }
  }
}

/// An ``ExpectedCall``, whatever its `Input`. Orders take a list of these.
nonisolated public protocol AnyExpectedCall {
  /// What the call means.
  @_spi(Poseur) var meaning: CallMeaning { get }
}

nonisolated extension AnyExpectedCall {
  /// A type of the test's own means no calls.
  @_spi(Poseur) public var meaning: CallMeaning {
    let text = "\(describeType(Self.self)) means no calls. Make an expected call with fake.call { … }."
    return CallMeaning(calls: .failure(ExpectedCallFailure(of: describeType(Self.self), text)))
  }
}

/// The calls that a test means, or what is wrong with the closure that should have made one.
@_spi(Poseur) nonisolated public struct CallMeaning {
  let calls: Result<any CallsOfAnyFake, ExpectedCallFailure>
}

nonisolated extension ExpectedCall {
  init<Function>(_ meant: MeantCalls<Function>, _ input: InputReader<Input>) {
    let isMadeAnew = meant.faker.state.withLock(\.isMadeAnew)
    meaning = CallMeaning(calls: isMadeAnew ? .failure(ExpectedCallFailure(of: meant.fakeName)) : .success(meant))
    self.input = input
  }

  init(_ failure: ExpectedCallFailure, _ input: InputReader<Input>) {
    (meaning, self.input) = (CallMeaning(calls: .failure(failure)), input)
  }

  /// What `$1`, `$2` … stood for in each of these calls, in the order they began. If you named the function, the list of
  /// its arguments.
  ///
  /// ```swift
  /// let fetched = dog.call { $0.shouldFetch($1, for: $2) }.arguments
  /// #expect(fetched.map(\.0) == [.stick, .ball])
  /// ```
  /// Calls that the fake no longer keeps are left out. Asking verifies no call.
  public var arguments: [Input] { arguments(of: calls) }

  func arguments(of calls: [RecordedCall<AnyFunction>]) -> [Input] {
    let inputs = calls.compactMap { input.value(in: $0.arguments) }
    let areGone = calls.contains { $0.arguments.contains { isMissingArgument($0) && !isArgumentNotKept($0) } }
    if areGone, inputs.count < calls.count, let known {
      let fact = "\(calls.count - inputs.count) of \(calls.count) calls of \(known.call(of: known.fakeName))"
      let text = """
        The arguments of \(fact) are gone, since the fake keeps objects weakly.
        Keep what the test reads, or make the faker without retention: .weak.
        """
      known.doubts?.tell(AssertionVerdict(failureMessage: nil, warning: text))
    }
    return inputs
  }

  /// How many such calls there were until now, whatever `times:` says.
  ///
  /// ```swift
  /// #expect(dog.call { $0.shouldFetch(.ball, for: .kid) }.count == 2)
  /// ```
  /// If the call has arguments, calls that the fake no longer keeps don't count. Captors keep the arguments of these
  /// calls, once each, however often you ask. Asking verifies no call.
  public var count: Int { known?.count ?? 0 }

  /// These calls, in the order they began, with their arguments and outcomes.
  ///
  /// Calls that the fake no longer keeps are left out. Captors keep the arguments of these calls, once each, however
  /// often you ask. Asking verifies no call.
  public var calls: [RecordedCall<AnyFunction>] { known?.calls ?? [] }

  /// The calls. If the closure made none, reports that and returns nil.
  var known: (any CallsOfAnyFake)? {
    switch meaning.calls {
    case .success(let meant): return meant
    case .failure(let failure):
      if let position = failure.position, let text = failure.takeText() {
        Failures.reporter.report(text, severity: .failure, at: position)
      }
      return nil
    }
  }
}

/// Why an expected call means no calls. Only the first who asks gets the text, since one mistake is one failure.
nonisolated final class ExpectedCallFailure: Error {
  let fakeName: String
  /// Nil if the failure has been reported already.
  let position: SourcePosition?
  private let text: LockedValue<String?>

  init(of fakeName: String, _ text: String? = nil, at position: SourcePosition? = nil) {
    (self.fakeName, self.text, self.position) = (fakeName, LockedValue(text), position)
  }

  func takeText() -> String? { text.withLock { $0.take() } }

  /// The verdict of an assertion about the call.
  func assert() -> AssertionVerdict { takeText().map { AssertionVerdict(failureMessage: $0) } ?? .alreadyTold }
}

/// Calls to a fake with any table: all that an expected call needs to know of them.
nonisolated protocol CallsOfAnyFake {
  var fakeName: String { get }
  var fakerID: ObjectIdentifier { get }
  /// The fake, for the test's report.
  var account: FakeAccount { get }
  /// How a report says that nobody called the fake, and why that may be.
  var linesOnNoCalls: [String] { get }
  var pattern: ArgumentPattern { get }
  var times: CountSpecifier { get }

  /// The function and the arguments, of a fake of this name: `FakeDog.shouldFetch(.ball, any value)`.
  func call(of fakeName: String) -> String
  func assert(outcome: OutcomeMatcher?) -> AssertionVerdict
  var count: Int { get }
  var calls: [RecordedCall<AnyFunction>] { get }
  /// The calls to the fake.
  var timeline: [TimelineCall] { get }
  func isOfFunction(_ call: TimelineCall) -> Bool
  func take(_ calls: [CapturableCall], verified: CountedCalls?)
  var doubts: QuestionDoubts? { get }
}

nonisolated extension CallsOfAnyFake {
  /// The same, and how often, unless that is at least once.
  func description(of fakeName: String) -> String {
    if times.isNever { return "\(call(of: fakeName)), never" }
    return times == .atLeast(1) ? call(of: fakeName) : "\(call(of: fakeName)) \(times)"
  }
}

/// A function of a fake, without the type of the fake's table.
///
/// The calls of an ``ExpectedCall`` have it, since one list may be about fakes of several types.
nonisolated public struct AnyFunction: PoseurFunction, CustomStringConvertible {
  /// The function, as a case of its own table.
  public let base: any PoseurFunction

  /// Takes a case of some table.
  public init(_ base: some PoseurFunction) { self.base = base }

  /// Whether both are the same function of the same table.
  public static func == (lhs: AnyFunction, rhs: AnyFunction) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the function.
  public func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }

  /// The function's name, with its labels if they are known.
  public var description: String { base.label.description }
}

nonisolated extension RecordedCall where Function == AnyFunction {
  /// The same call without its function's own type.
  init<Original>(erasing call: RecordedCall<Original>) {
    self.init(call, function: AnyFunction(call.function))
  }
}
