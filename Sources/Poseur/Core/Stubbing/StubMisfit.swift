// A stub whose answer its function can't return or throw. Where the call is written, so that its types are known, the stub's
// own line fails, and the calls say no more.

nonisolated extension StubDraft {
  /// Why the function can't return or throw this, where its types are known.
  func misfit(_ answer: StubAnswer, _ pattern: ArgumentPattern) -> FailureText? {
    guard let call else { return nil }
    let failure: StubFailure
    switch answer {
    case .value(let box) where call.part != .recordCall:
      if box.type == call.neededType { return nil }
      if call.neededType != Void.self, box.cast(to: call.neededType) != nil { return nil }
      failure = .wrongValue(box.original, words: "the value of its stub")
    case .error(let error):
      if call.canThrow(error) { return nil }
      failure = .cannotThrow(error, only: call.failureType)
    default: return nil
    }
    let text = failure.message(fakeName: faker.fakeName, function, pattern.matchers ?? [], call.neededType)
    if let test = StandardReporter.currentTestID { state.withLock { $0[number].extras.refusedStub = (text, test) } }
    return text
  }
}
