/// A stub that is being written: which calls it is for, then, with one of the `and…` functions, what it answers.
/// Only then does it answer anything.
///
/// ```swift
/// fake.stub(function: .shouldFetch).with(Item.ball, Argument.anything).times(2).andReturn(true)
/// ```
nonisolated public struct StubBuilder {
  private(set) var specification: StubSpecification
  private let install: (StubSpecification, [StubAnswer]) -> StubHandle

  init(_ specification: StubSpecification, install: @escaping (StubSpecification, [StubAnswer]) -> StubHandle) {
    self.specification = specification
    self.install = install
  }

  func add(_ answers: [StubAnswer]) -> StubHandle { install(specification, answers) }

  func paired(_ pair: StubPair) -> StubBuilder { changed { $0.pair = pair } }

  /// The same stub with a change.
  private func changed(_ change: (inout StubSpecification) -> Void) -> StubBuilder {
    var copy = self
    change(&copy.specification)
    return copy
  }
}

// MARK: - Which calls

nonisolated extension StubBuilder {
  /// Makes the stub answer only calls with these arguments, each a value, compared by equality, or a matcher such as
  /// `Argument.anything`. Several `with` add up: `with(a).with(b)` is `with(a, b)`. None given means any arguments.
  ///
  /// A list of another length than the call's does not match, and the report of an unstubbed call says so. An
  /// `ArgumentCaptor` in the list keeps the argument of each call that the stub answers.
  /// - Parameter arguments: the arguments of the call, in order, each a value, a matcher or a captor.
  /// - Returns: the changed stub, to be completed with an `and…` function.
  public func with(_ arguments: Any?...) -> StubBuilder { with(list: arguments) }

  /// Makes the stub answer only calls whose arguments pass the check. The check should have no side effects: it runs
  /// for every call that might be meant, and again for the report where no stub matches.
  /// - Parameter argsCheck: takes the call's arguments, in order.
  /// - Returns: the changed stub, to be completed with an `and…` function.
  public func `where`(_ argsCheck: @escaping ([Any?]) -> Bool) -> StubBuilder {
    adding(ArgumentCheck(argsCheck))
  }

  /// Makes the stub answer this many calls; after them, older stubs answer, as if this one had been removed.
  /// - Parameter count: how many; a negative number is a failure and counts as none.
  /// - Returns: the changed stub, to be completed with an `and…` function.
  public func times(_ count: Int) -> StubBuilder {
    if count < 0 {
      Failures.reporter.report(
        "times(\(count)) makes no sense: a stub answers 0 calls or more.", severity: .failure,
        at: specification.site.position)
    }
    return changed { $0.limit = max(0, count) }
  }

  /// Makes the stub answer one call; after it, older stubs answer. The same as `times(1)`.
  /// - Returns: the changed stub, to be completed with an `and…` function.
  public func once() -> StubBuilder { times(1) }

  /// Keeps the stub from being reported as unused, for set-up that many tests share and not all need.
  /// - Returns: the changed stub, to be completed with an `and…` function.
  public func lenient() -> StubBuilder { changed { $0.isLenient = true } }

  /// Makes the stub answer only while the condition is true; otherwise older stubs answer, as if this one had been
  /// removed.
  ///
  /// ```swift
  /// fake.stub(function: .bark).while { isNight }.andReturn("grr")
  /// ```
  /// The condition runs for every call that the stub is for, and again for the report where no stub answers, so it
  /// should have no side effects. It may call the same fake's other functions. Of several conditions, all have to be
  /// true.
  /// - Parameter condition: whether the stub answers now.
  /// - Returns: the changed stub, to be completed with an `and…` function.
  public func `while`(_ condition: @escaping () -> Bool) -> StubBuilder {
    changed { $0.conditions.append(condition) }
  }

  func adding(_ check: ArgumentCheck) -> StubBuilder { changed { $0.pattern.add(check) } }

  func with(list arguments: [Any?]) -> StubBuilder { changed { $0.pattern.add(arguments) } }
}

/// The name that the original Poseur has for what `stub(function:)` returns.
public typealias Stubbable = StubBuilder
/// The name that the original Poseur has for what `stub(function:where:)` returns.
public typealias AndReturnable = StubBuilder

// MARK: - What it answers

nonisolated extension StubBuilder {
  // Without this form, Swift would take a variable of type `[Any?]` for the whole list of the next one.

  /// Returns this value, which may be a list.
  ///
  /// A value whose type is not what the function returns is passed over; where no other stub answers, that is a
  /// failure that names both types.
  /// - Parameter value: what to return.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andReturn(_ value: Any?) -> StubHandle { add([.returning(value)]) }

  /// Returns these values, one per call; the last one stays. Without a value it returns nothing (`Void`).
  ///
  /// Where a value's type is not what the function returns, the stub is passed over, and its sequence waits at that
  /// value; where no other stub answers, that is a failure that names both types.
  /// - Parameter values: what to return, in order.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andReturn(_ values: Any?...) -> StubHandle {
    add(values.isEmpty ? [.returning(())] : values.map { .returning($0) })
  }

  /// Returns the values of a list, one per call; the last one stays. An empty list is a failure.
  ///
  /// ```swift
  /// dog.stub(function: .bark).andReturn(inOrder: sounds)
  /// ```
  /// - Parameter values: what to return, in order.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andReturn(inOrder values: [some Any]) -> StubHandle {
    if values.isEmpty {
      Failures.reporter.report(
        "andReturn(inOrder:) has no values to return. Pass one or more.", severity: .failure,
        at: specification.site.position)
    }
    return add(values.isEmpty ? [.returning(())] : values.map { .returning($0) })
  }

  /// Returns an argument of the call. A call that has none at the index is a failure.
  /// - Parameter index: the argument's position, from 0.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andReturnArgument(at index: Int) -> StubHandle {
    andDo { arguments in
      guard arguments.indices.contains(index) else {
        throw ArgumentTypeMismatch(
          brought: countedNoun(arguments.count, "argument"), taken: "the one at index \(index)")
      }
      return arguments[index]
    }
  }

  /// Throws the error. In a function that cannot throw it, that is a failure, and the fake's `orElse:` answers, else
  /// the function's default, else a stand-in.
  /// - Parameter error: what to throw.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andThrow(_ error: any Error) -> StubHandle { add([.error(error)]) }

  /// Runs the closure and returns what it returns. It may call, stub or reset the same fake.
  /// - Parameter action: takes the call's arguments, in order.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andDo(_ action: @escaping ([Any?]) throws -> Any?) -> StubHandle { add([.action(action)]) }

  /// Runs the closure, for a function that returns nothing.
  /// - Parameter action: takes the call's arguments, in order.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andDoVoid(_ action: @escaping ([Any?]) throws -> Void) -> StubHandle {
    add([.action { arguments in try action(arguments) }])
  }

  /// Lets the fake's own `orElse:` answer, as if there were no stub: most often the real class's function. A function
  /// of the fake that passes no `orElse:` cannot be called through; that is a failure that says so, and the call goes
  /// on like one without a stub.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andCallThrough() -> StubHandle { add([.callThrough()]) }

  /// Lets the fake's own `orElse:` answer, and changes its result.
  ///
  /// ```swift
  /// fake.stub(function: .bark).andCallThrough { (sound: String) in sound + "!" }
  /// ```
  /// A result of another type than the closure takes is a failure that names both types, and is returned as it is. What
  /// `orElse:` throws is thrown, and the closure does not run. In an asynchronous function the closure runs once the
  /// result is there.
  /// - Parameter change: takes the result and returns what the call is to return; may throw where the function can.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andCallThrough<Result>(then change: @escaping (Result) throws -> Result) -> StubHandle {
    add([.callThrough(ResultChange(change))])
  }
}
