/// A stub under construction: first the calls it's for, then its answer.
///
/// It answers nothing until you complete it with one of the `and…` functions.
///
/// ```swift
/// fake.stub { $0.shouldFetch(.ball, for: $1) }.times(2).andReturn(true)
/// ```
/// If you wrote the call, `Output` is what it returns, and `Input` what `$1`, `$2` … stand for. If you named its function,
/// they are `Any?` and the list of arguments, `[Any?]`.
nonisolated public struct StubBuilder<Output, Input> {
  private(set) var specification: StubSpecification
  let input: InputReader<Input>
  /// Nil if the closure wrote no call. That was reported then.
  var draft: StubDraft?

  /// Completes the stub.
  func add(_ answers: [StubAnswer]) -> StubHandle<Output, Input> {
    let stub = draft?.add(specification, answers)
    return StubHandle(stub: stub, state: draft?.state, input: input, position: specification.position)
  }

  func paired(_ pair: StubPair) -> StubBuilder { changed { $0.pair = pair } }

  func reportMisuse(_ message: String) {
    Failures.reporter.report(message, severity: .failure, at: specification.position)
  }

  /// The same stub with a change.
  private func changed(_ change: (inout StubSpecification) -> Void) -> StubBuilder {
    var copy = self
    change(&copy.specification)
    return copy
  }
}

nonisolated extension StubBuilder: CustomStringConvertible {
  /// Which calls the stub is for, and that it has no answer yet.
  public var description: String {
    guard let draft else { return "a stub of no call, begun at \(specification.position)" }
    let calls = draft.function.label.calls(matching: specification.pattern)
    return "a stub of \(calls) without an answer, begun at \(specification.position)"
  }
}

// MARK: - Which calls

nonisolated extension StubBuilder where Output == Any?, Input == [Any?] {
  /// Limits the stub to calls with these arguments, each a value or a matcher such as `Argument.anything`.
  ///
  /// A value is compared by equality. Repeated `with`s add up: `with(a).with(b)` is `with(a, b)`. With no arguments at
  /// all, any match. A call with a different number of arguments doesn't match, and the report of an unstubbed call
  /// says so. An `ArgumentCaptor` in the list keeps the argument of each call that the stub answers.
  /// - Parameter arguments: the arguments of the call, in order, each a value, a matcher or a captor.
  /// - Returns: the changed stub. Complete it with an `and…` function.
  public func with(_ arguments: Any?...) -> StubBuilder { changed { $0.pattern.add(arguments) } }
}

nonisolated extension StubBuilder {
  /// Limits the stub to calls whose arguments pass a check.
  ///
  /// ```swift
  /// fake.stub { $0.shouldFetch($1, for: $2) }.where { item, member in item == .ball || member == .kid }.andReturn(true)
  /// ```
  /// The check should have no side effects. It runs for every call that might match, and again for the report if no
  /// stub does.
  /// - Parameter check: takes what `$1`, `$2` … stand for; or all arguments, as a list, if you named the function.
  /// - Returns: the changed stub. Complete it with an `and…` function.
  public func `where`(_ check: @escaping (Input) -> Bool) -> StubBuilder {
    adding(ArgumentCheck { [input] in input.value(in: $0).map(check) ?? false })
  }

  /// Limits the stub to this many calls. After them, older stubs answer, as if you had removed this one.
  /// - Parameter count: how many; a negative number is a failure and counts as 0.
  /// - Returns: the changed stub. Complete it with an `and…` function.
  public func times(_ count: Int) -> StubBuilder {
    if count < 0 { reportMisuse("times(\(count)) makes no sense: a stub answers 0 calls or more.") }
    return changed { $0.limit = max(0, count) }
  }

  /// Limits the stub to one call, like `times(1)`. After it, older stubs answer.
  /// - Returns: the changed stub. Complete it with an `and…` function.
  public func once() -> StubBuilder { times(1) }

  /// Keeps the stub from being reported as unused, for setup that many tests share but not all need.
  /// - Returns: the changed stub. Complete it with an `and…` function.
  public func lenient() -> StubBuilder { changed { $0.isLenient = true } }

  /// Makes the stub answer only while a condition is true. Otherwise older stubs answer, as if you had removed this
  /// one.
  ///
  /// ```swift
  /// fake.stub { $0.bark() }.while { isNight }.andReturn("grr")
  /// ```
  /// The condition runs for every call that the stub is for, and again for the report if no stub answers, so it should
  /// have no side effects. It may call other functions of the same fake. With several conditions, all must be true.
  /// - Parameter condition: whether the stub answers now.
  /// - Returns: the changed stub. Complete it with an `and…` function.
  public func `while`(_ condition: @escaping () -> Bool) -> StubBuilder { changed { $0.conditions.append(condition) } }

  func adding(_ check: ArgumentCheck) -> StubBuilder { changed { $0.pattern.add(check) } }
}

/// The original Poseur's name for what `stub(function:)` returns.
public typealias Stubbable = StubBuilder<Any?, [Any?]>
/// The original Poseur's name for what `stub(function:where:)` returns.
public typealias AndReturnable = StubBuilder<Any?, [Any?]>
