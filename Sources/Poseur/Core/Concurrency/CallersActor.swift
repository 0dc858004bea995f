// Asynchronous functions run on their caller's actor, by an `isolated` parameter, so that arguments need not be
// `Sendable`. They call the synchronous ones through `onCallersActor`, since those belong to no actor or, where this
// folder is copied into a module whose default is the main actor, to the main actor.

/// Calls a function that belongs to no actor, on the caller's actor.
func onCallersActor<each Input, Output, Failure: Error>(
  isolation: isolated (any Actor)?, _ function: (repeat each Input) throws(Failure) -> Output,
  _ input: repeat each Input
) async throws(Failure) -> Output {
  try function(repeat each input)
}

/// Calls a function that belongs to the main actor. The caller, most often there too, waits meanwhile: what is handed
/// over and back is used by one of them at a time.
func onCallersActor<each Input, Output, Failure: Error>(
  isolation: isolated (any Actor)?, _ function: @MainActor (repeat each Input) throws(Failure) -> Output,
  _ input: repeat each Input, mainActor: Void = ()
) async throws(Failure) -> Output {
  try await onMainActor(function, HandedOver(value: (repeat each input))).value
}

@MainActor
private func onMainActor<each Input, Output, Failure: Error>(
  _ function: @MainActor (repeat each Input) throws(Failure) -> Output, _ input: HandedOver<(repeat each Input)>
) throws(Failure) -> HandedOver<Output> {
  HandedOver(value: try function(repeat each input.value))
}

/// Awaits an asynchronous function of the caller's, whose result need not be `Sendable` either.
func awaitOnCallersActor<Output, Failure: Error>(
  isolation: isolated (any Actor)?, _ function: () async throws(Failure) -> HandedOver<Output>
) async throws(Failure) -> Output {
  try await function().value
}

/// A value that passes from a caller to a function that the caller waits for, or back.
///
/// This is no API: the assertions, which are a module of their own in the package, hand values over as well.
@_spi(Poseur) public struct HandedOver<Value>: @unchecked Sendable {
  /// What is handed over.
  public nonisolated(unsafe) let value: Value

  /// - Parameter value: what is handed over.
  public nonisolated init(value: Value) { self.value = value }
}

/// Calls a function from a closure that belongs to no actor, whichever actor the folder's functions belong to where it
/// is compiled. Where that is none, any thread will do: the faker's lock guards what the function does. Where it is the
/// main actor, Swift's own checks at run time stop a call on another thread. No API.
@_spi(Poseur) public nonisolated func callAnywhere<Output>(
  _ function: @escaping @MainActor ([Any?]) -> Output, _ arguments: [Any?]
) -> Output {
  unsafeBitCast(function, to: (([Any?]) -> Output).self)(arguments)
}

/// Calls a function that takes nothing; see the form for one that takes arguments.
@_spi(Poseur) public nonisolated func callAnywhere<Output>(_ function: @escaping @MainActor () -> Output) -> Output {
  unsafeBitCast(function, to: (() -> Output).self)()
}

/// Calls a function that can throw; see the form for those that cannot.
nonisolated func callAnywhere<Output>(
  throwing function: @escaping @MainActor ([Any?]) throws -> Output, _ arguments: [Any?]
) throws -> Output {
  try unsafeBitCast(function, to: (([Any?]) throws -> Output).self)(arguments)
}
