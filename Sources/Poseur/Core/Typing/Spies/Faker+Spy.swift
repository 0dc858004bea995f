@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension Faker {
  /// One function, with its types; see `Fake`.
  public func spy<each Input, Output>(
    _ function: Function, as type: ((repeat each Input) -> Output).Type
  ) -> TypedSpy<Function, PlainSpyEffects, Output, repeat each Input> {
    TypedSpy(function, of: self)
  }

  /// One function, which can throw, with its types; see `Fake`.
  public func spy<each Input, Output>(
    _ function: Function, as type: ((repeat each Input) throws -> Output).Type
  ) -> TypedSpy<Function, ThrowsSpyEffects, Output, repeat each Input> {
    TypedSpy(function, of: self)
  }

  /// One function, which is asynchronous, with its types; see `Fake`.
  public func spy<each Input, Output>(
    _ function: Function, as type: ((repeat each Input) async -> Output).Type
  ) -> TypedSpy<Function, AsyncSpyEffects, Output, repeat each Input> {
    TypedSpy(function, of: self)
  }

  /// One function, which is asynchronous and can throw, with its types; see `Fake`.
  public func spy<each Input, Output>(
    _ function: Function, as type: ((repeat each Input) async throws -> Output).Type
  ) -> TypedSpy<Function, AsyncThrowsSpyEffects, Output, repeat each Input> {
    TypedSpy(function, of: self)
  }
}
