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

/// Calls a function of the folder that runs closures, as a reporter of the test's own may. Swift checks on which actor
/// these run, so `callAnywhere` alone would stop the process where the folder belongs to the main actor, and the caller
/// runs elsewhere. There, the function is called when the main actor is free; anywhere else at once.
nonisolated func callSoon(_ function: @escaping @MainActor @Sendable () -> Void) {
  if callAnywhere({ ownActor() }) == nil || MainQueue.isCurrent {
    callAnywhere(function)
  } else {
    Task { @MainActor in function() }
  }
}

/// The actor that the folder's functions belong to where it is compiled; nil where they belong to none.
private func ownActor() -> (any Actor)? { #isolation }
