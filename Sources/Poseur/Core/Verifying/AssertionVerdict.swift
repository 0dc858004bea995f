/// Whether an assertion holds, and what to say if it doesn't.
///
/// This is not API. It's all that the assertions, which are a module of their own in the package, see of how Poseur
/// decides. They run what they're given, ask for a verdict, and conclude with it.
///
/// Of two operands, the first is the received one and the second the expected one. They are closures because they may
/// throw, and then there is nothing to compare.
@_spi(Poseur) nonisolated public struct AssertionVerdict {
  /// Nil when the assertion holds.
  let failureMessage: String?
  /// Why the assertion proves little although it holds, or nil if it does prove something.
  let warning: String?
  /// Whether the assertion fails for a reason that has been told already.
  let isAlreadyTold: Bool
  /// The fakes that the report of a failure shows.
  let fakes: [FakeTranscript]

  /// Makes a verdict with these texts.
  public init(
    failureMessage: String?, warning: String? = nil, isAlreadyTold: Bool = false, about fakes: [FakeTranscript] = []
  ) {
    (self.failureMessage, self.warning, self.isAlreadyTold) = (failureMessage, warning, isAlreadyTold)
    self.fakes = fakes
  }

  /// Fails because of a misuse that a failure has already reported.
  static var alreadyTold: Self { Self(failureMessage: nil, isAlreadyTold: true) }

  /// The failure or the warning; nil if the assertion holds and proves something.
  var message: String? { failureMessage ?? warning }

  /// Describes a value as messages do, for verdicts made elsewhere.
  public static func describe(_ value: Any?) -> String { describeValue(value) }

  /// Two values of any type are equal, or different.
  public static func values(
    _ expectation: EqualityExpectation, _ received: () throws -> Any?, _ expected: () throws -> Any?
  ) -> Self {
    pair(expectation, "values", received, expected) {
      ValueVerdict(expectation: expectation, received: $0, expected: $1).failureMessage
    }
  }

  /// Two errors exist, and are equal or different.
  public static func errors(
    _ expectation: EqualityExpectation, _ received: () throws -> (any Error)?, _ expected: () throws -> (any Error)?
  ) -> Self {
    pair(expectation, "errors", received, expected) {
      ErrorVerdict(expectation: expectation, received: $0, expected: $1).failureMessage
    }
  }

  /// An expression threw the expected error.
  public static func throwing(_ expected: any Error, _ outcome: Result<some Any, any Error>) -> Self {
    Self(failureMessage: ThrowVerdict(expected: expected, outcome: outcome.map { $0 }).failureMessage)
  }

  /// An expression threw nothing. Fails for a closure, which nobody has run.
  public static func throwingNothing<Value>(_ outcome: Result<Value, any Error>) -> Self {
    if TypeKind(Value.self) == .function {
      return Self(
        failureMessage: """
          Expected nothing to be thrown, but this is a closure, which nobody runs.
          Write the expression itself, without braces: (try dog.howl(at: 3)).
          """)
    }
    return Self(failureMessage: ThrowVerdict(expected: nil, outcome: outcome.map { $0 }).failureMessage)
  }

  /// Compares two operands that may throw, and judges them if neither does.
  public static func pair<Operand>(
    _ expectation: EqualityExpectation, _ noun: String, _ received: () throws -> Operand,
    _ expected: () throws -> Operand,
    _ judge: (_ received: Operand, _ expected: Operand) -> String?
  ) -> Self {
    var evaluated = "first"
    do {
      let received = try received()
      evaluated = "second"
      return Self(failureMessage: judge(received, try expected()))
    } catch {
      let fact = "the \(evaluated) one \(ThrownError(error).active)"
      return Self(failureMessage: "Expected \(expectation.text(noun)), but \(fact).")
    }
  }

  /// A condition comes true in time.
  nonisolated(nonsending) public static func comesTrue(
    _ condition: () async throws -> Bool, within timeout: Duration
  ) async -> Self {
    let fact = await whyNever(condition, within: timeout)
    return Self(failureMessage: fact.map { "Expected the condition to become true, but \($0)." })
  }

  /// Why a condition doesn't come true; nil if it does.
  nonisolated(nonsending) private static func whyNever(
    _ condition: () async throws -> Bool, within timeout: Duration
  ) async -> String? {
    let deadline = ContinuousClock.now + timeout
    do {
      while true {
        if try await condition() { return nil }
        guard ContinuousClock.now < deadline else { return "it was still false after \(timeout)" }
        try await Task.sleep(for: .milliseconds(2))
      }
    } catch is CancellationError where Task.isCancelled {
      return "the task was cancelled before that"
    } catch {
      return "it threw \(describeError(error))"
    }
  }
}
