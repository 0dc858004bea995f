// Of no actor, even in a module with the upcoming feature `NonisolatedNonsendingByDefault`: there an asynchronous
// function belongs to its caller's actor, unless it says otherwise, with `@concurrent`, which Swift before 6.2 does not
// know.
#if compiler(>=6.2)
  /// A closure that is asynchronous.
  public typealias AsyncClosure<each Input, Output> = @concurrent @Sendable (repeat each Input) async -> Output
  /// A closure that is asynchronous and can throw.
  public typealias AsyncThrowingClosure<each Input, Output> =
    @concurrent @Sendable (repeat each Input) async throws -> Output
#else
  /// A closure that is asynchronous.
  public typealias AsyncClosure<each Input, Output> = @Sendable (repeat each Input) async -> Output
  /// A closure that is asynchronous and can throw.
  public typealias AsyncThrowingClosure<each Input, Output> = @Sendable (repeat each Input) async throws -> Output
#endif
