/// A stub under construction: first the calls it's for, then its answer.
///
/// It answers nothing until you complete it with one of the `and…` functions.
///
/// ```swift
/// fake.stub { $0.shouldFetch(.ball, for: matching()) }.times(2).andReturn(true)
/// ```
/// `Output` is what the stub's call returns, if you wrote the call, and `Any?` if you named its function.
nonisolated public struct StubBuilder<Output> {
  /// Its pattern is what `with` and `where` add to the target's.
  private(set) var specification: StubSpecification
  /// Returns nil if the closure wrote no call. That was reported then.
  private let target: (WritingPurpose) -> StubTarget?

  init(_ specification: StubSpecification, _ target: @escaping (WritingPurpose) -> StubTarget?) {
    self.specification = specification
    self.target = target
  }

  func add(_ answers: [StubAnswer]) -> StubHandle<Output> { add(WritingPurpose(answers.first)) { _ in answers } }

  /// Completes the stub, with answers that need to know the calls it is for.
  func add(_ purpose: WritingPurpose = .stubbing, _ answers: (StubTarget) -> [StubAnswer]) -> StubHandle<Output> {
    var specification = specification
    let stub = target(purpose).map { target in
      specification.pattern = target.pattern.adding(specification.pattern)
      return target.install(specification, answers(target))
    }
    return StubHandle(stub, at: specification.origin.position)
  }

  func paired(_ pair: StubPair) -> StubBuilder { changed { $0.pair = pair } }

  /// The same stub with a change.
  func reportMisuse(_ message: String) {
    Failures.reporter.report(message, severity: .failure, at: specification.origin.position)
  }

  private func changed(_ change: (inout StubSpecification) -> Void) -> StubBuilder {
    var copy = self
    change(&copy.specification)
    return copy
  }
}

// MARK: - Which calls

nonisolated extension StubBuilder where Output == Any? {
  /// Limits the stub to calls with these arguments, each a value or a matcher such as `Argument.anything`.
  ///
  /// A value is compared by equality. Repeated `with`s add up: `with(a).with(b)` is `with(a, b)`. With no arguments at
  /// all, any match. A call with a different number of arguments doesn't match, and the report of an unstubbed call
  /// says so. An `ArgumentCaptor` in the list keeps the argument of each call that the stub answers.
  /// - Parameter arguments: the arguments of the call, in order, each a value, a matcher or a captor.
  /// - Returns: the changed stub. Complete it with an `and…` function.
  public func with(_ arguments: Any?...) -> StubBuilder { with(list: arguments) }

  func with(list arguments: [Any?]) -> StubBuilder { changed { $0.pattern.add(arguments) } }
}

nonisolated extension StubBuilder {
  /// Limits the stub to calls whose arguments pass a check.
  ///
  /// The check should have no side effects. It runs for every call that might match, and again for the report if no
  /// stub does.
  /// - Parameter argsCheck: takes the call's arguments, in order.
  /// - Returns: the changed stub. Complete it with an `and…` function.
  public func `where`(_ argsCheck: @escaping ([Any?]) -> Bool) -> StubBuilder { adding(ArgumentCheck(argsCheck)) }

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
public typealias Stubbable = StubBuilder<Any?>
/// The original Poseur's name for what `stub(function:where:)` returns.
public typealias AndReturnable = StubBuilder<Any?>

// MARK: - What it answers

nonisolated extension StubBuilder {
  /// Returns this value, which may be a list.
  ///
  /// If the value isn't of the type the function returns, the stub is skipped. If no other stub answers, that's a
  /// failure that names both types. A `Result` is taken apart, unless the function returns one: the call returns the
  /// success or throws the failure.
  /// - Parameter value: what to return.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn(_ value: Output) -> StubHandle<Output> { add([.returning(value)]) }

  /// Returns these values, one per call; the last one repeats.
  ///
  /// If the next value isn't of the type the function returns, the stub is skipped and its sequence waits at that
  /// value. If no other stub answers, that's a failure that names both types.
  /// - Parameters:
  ///   - first: what to return first.
  ///   - second: what to return after it.
  ///   - more: what to return after these, in order.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn(_ first: Output, _ second: Output, _ more: Output...) -> StubHandle<Output> {
    add(([first, second] + more).map { .returning($0) })
  }

  /// Returns the success, or throws the failure.
  /// - Parameter result: what becomes of each call. It's a failure if the function can't throw the error.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn<Failure>(_ result: Result<Output, Failure>) -> StubHandle<Output> { add([.ending(in: result)]) }

  /// Returns the values of a list, one per call; the last one repeats. An empty list is a failure.
  ///
  /// ```swift
  /// dog.stub { $0.bark() }.andReturn(inOrder: sounds)
  /// ```
  /// - Parameter values: what to return, in order.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn(inOrder values: [Output]) -> StubHandle<Output> {
    if values.isEmpty { reportMisuse("andReturn(inOrder:) has no values to return. Pass one or more.") }
    return add(values.isEmpty ? [.returning(())] : values.map { .returning($0) })
  }

  /// Returns one of the call's arguments. It's a failure if the call has none at the index.
  /// - Parameter index: the argument's position, from 0.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturnArgument(at index: Int) -> StubHandle<Output> {
    add([
      .action { arguments in
        guard arguments.indices.contains(index) else { throw ArgumentTypeMismatch.missing(index: index, arguments) }
        return arguments[index]
      }
    ])
  }

  /// Throws the error.
  ///
  /// It's a failure if the function can't throw it. The call then gets the fake's `orElse:` answer, or else the
  /// function's default, or else a stand-in.
  /// - Parameter error: what to throw.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andThrow(_ error: any Error) -> StubHandle<Output> { add([.error(error)]) }

  /// Runs the closure and returns its result. The closure may call, stub or reset the same fake.
  /// - Parameter action: takes the call's arguments, in order.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andDo(_ action: @escaping ([Any?]) throws -> Output) -> StubHandle<Output> { add([.running(action)]) }

  /// Lets the fake's own `orElse:` answer, as if there were no stub. Usually that's the real class's function.
  ///
  /// A function of the fake that passes no `orElse:` can't be called through. That's a failure that says so, and the
  /// call goes on like one without a stub.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andCallThrough() -> StubHandle<Output> { add([.callThrough()]) }

  /// Lets the fake's own `orElse:` answer, and changes its result.
  ///
  /// ```swift
  /// fake.stub(.bark).andCallThrough { (sound: String) in sound + "!" }
  /// ```
  /// If the result isn't of the type the closure takes, that's a failure that names both types, and the call returns
  /// the result unchanged. If `orElse:` throws, the call throws that error and the closure doesn't run. In an
  /// asynchronous function, the closure runs once the result is there.
  /// - Parameter change: takes the result and returns what the call should return. It may throw if the function can.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andCallThrough<Result>(then change: @escaping (Result) throws -> Result) -> StubHandle<Output> {
    add([.callThrough(ResultChange(change))])
  }
}

// MARK: - Nothing

nonisolated extension StubBuilder where Output == Void {
  /// Returns nothing.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn() -> StubHandle<Output> { add([.returning(())]) }
}

nonisolated extension StubBuilder where Output == Any? {
  /// Returns nothing (`Void`).
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn() -> StubHandle<Output> { add([.returning(())]) }

  /// Runs the closure, for a function that returns nothing.
  /// - Parameter action: takes the call's arguments, in order.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andDoVoid(_ action: @escaping ([Any?]) throws -> Void) -> StubHandle<Output> {
    add([.action { arguments in try action(arguments) }])
  }
}
