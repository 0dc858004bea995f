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
