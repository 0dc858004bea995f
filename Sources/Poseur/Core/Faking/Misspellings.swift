// Spellings from other libraries that come to mind first. You can't call them: the compiler says what to write instead.

nonisolated extension StubBuilder {
  /// Not available: a stub begins with `andReturn`.
  @available(*, unavailable, renamed: "andReturn", message: "A stub begins with andReturn; thenReturn goes on.")
  @discardableResult
  public func thenReturn(_ values: Any?...) -> StubHandle<Output, Input> { fatalError() }

  /// Not available: a stub begins with `andThrow`.
  @available(*, unavailable, renamed: "andThrow", message: "A stub begins with andThrow; thenThrow goes on.")
  @discardableResult
  public func thenThrow(_ error: any Error) -> StubHandle<Output, Input> { fatalError() }

  /// Not available: use `andReturn`.
  @available(*, unavailable, renamed: "andReturn")
  @discardableResult
  public func returns(_ values: Any?...) -> StubHandle<Output, Input> { fatalError() }

  /// Not available: use `andReturn`.
  @available(*, unavailable, renamed: "andReturn")
  @discardableResult
  public func willReturn(_ values: Any?...) -> StubHandle<Output, Input> { fatalError() }
}

nonisolated extension Fake {
  /// Not available: the label is `withArguments:`.
  @available(
    *, unavailable, renamed: "receivedCall(to:withArguments:)",
    message: "Write a typed check as call(to:where:).count."
  )
  public func receivedCall(to function: Function, with arguments: Any?...) -> Bool { fatalError() }

  /// Not available: the label is `withArguments:`.
  @available(
    *, unavailable, renamed: "callCountFor(function:withArguments:)",
    message: "Write a typed check as call(to:where:).count."
  )
  public func callCountFor(function: Function, with arguments: Any?...) -> Int { fatalError() }

  /// Not available: the label is `to:`.
  @available(*, unavailable, renamed: "call(to:withArguments:times:)")
  public func call(
    _ function: Function, withArguments arguments: Any?..., times: some ExpectedCount = .atLeast(1)
  ) -> ExpectedCall<[Any?]> { fatalError() }

  /// Not available: the label is `to:`.
  @available(*, unavailable, renamed: "waitForCall(to:withArguments:times:timeout:)")
  @discardableResult
  public func waitForCall(
    _ function: Function, withArguments arguments: Any?..., times: Int = 1, timeout: Duration = .seconds(5)
  ) async throws -> [RecordedCall<Function>] { fatalError() }

  /// Not available: the labels are `function:` and `arguments:`.
  @available(*, unavailable, renamed: "recordAndStub(function:arguments:)")
  public func recordAndStub<T>(_ function: Function, _ arguments: Any?...) -> T { fatalError() }

  /// Not available: the labels are `function:` and `arguments:`.
  @available(*, unavailable, renamed: "recordAndStubThrowing(function:arguments:)")
  public func recordAndStubThrowing<T>(_ function: Function, _ arguments: Any?...) throws -> T { fatalError() }

  /// Not available: static functions need a ``StaticFake``.
  @available(
    *, unavailable,
    message: "Make the fake a StaticFake, too, with static let classFaker = ClassFunction.classFaker()."
  )
  public static func recordAndStub<T>(function: Function, asType: T.Type = T.self, arguments: Any?...) -> T {
    fatalError()
  }
}

/// Not available: a plain value needs no `matching`.
@available(*, unavailable, message: "Write the value itself, without matching.")
@_disfavoredOverload
nonisolated public func matching<T>(_ value: T) -> T { fatalError() }

/// Not available: a range is a matcher.
@available(*, unavailable, message: "Write matching(.in(<#range#>)).")
nonisolated public func matching<T, R: RangeExpression<T>>(_ range: R) -> T { fatalError() }
