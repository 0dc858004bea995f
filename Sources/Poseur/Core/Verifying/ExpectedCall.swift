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
  @_spi(Poseur) public let meaning: Result<MeantCalls, ExpectedCallFailure>
  private let input: InputReader<Input>

  /// The fake, the function and the arguments: `FakeDog.shouldFetch(.ball, any value)`.
  ///
  /// It also says how often, unless that is at least once.
  public var description: String {
    switch meaning {
    case .success(let meant): meant.description(of: meant.fakeName)
    case .failure(let failure): "\(failure.fakeName).<no call>"
    }
  }
}

/// An ``ExpectedCall``, whatever its `Input`. Orders take a list of these.
nonisolated public protocol AnyExpectedCall {
  /// What the call means.
  @_spi(Poseur) var meaning: Result<MeantCalls, ExpectedCallFailure> { get }
}

nonisolated extension AnyExpectedCall {
  /// A type of the test's own means no calls.
  @_spi(Poseur) public var meaning: Result<MeantCalls, ExpectedCallFailure> {
    let text = "\(describeType(Self.self)) means no calls. Make an expected call with fake.call { … }."
    return .failure(ExpectedCallFailure(of: describeType(Self.self), text))
  }
}

nonisolated extension ExpectedCall {
  init(_ meaning: Result<MeantCalls, ExpectedCallFailure>, _ input: InputReader<Input>) {
    self.meaning = meaning.flatMap { meant in
      let isMadeAnew = meant.faker.state.withLock(\.isMadeAnew)
      return isMadeAnew ? .failure(ExpectedCallFailure(of: meant.fakeName)) : .success(meant)
    }
    self.input = input
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
  var known: MeantCalls? {
    if case .failure(let failure) = meaning, let position = failure.position, let text = failure.takeText() {
      Failures.report(text, at: position)
    }
    return try? meaning.get()
  }
}

/// Why an expected call means no calls. Only the first who asks gets the text, since one mistake is one failure.
@_spi(Poseur) nonisolated public final class ExpectedCallFailure: Error {
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

nonisolated extension Result<MeantCalls, ExpectedCallFailure> {
  /// The verdict of an assertion about the calls.
  func assert(outcome: OutcomeMatcher? = nil) -> AssertionVerdict {
    do { return try get().assert(outcome: outcome) } catch { return error.assert() }
  }
}
