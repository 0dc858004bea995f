extension Faker {
  /// What a call returns whose answer was awaited; nil where the stubs behind its stub are to answer.
  func settled<Value>(_ result: AwaitedResult, for request: AnswerRequest<Function>) throws -> Value? {
    switch result {
    case .returned(let result):
      let value: Value = try value(of: result, for: request)
      return value
    case .given(let result, let words):
      if let value = (Value.self == Void.self ? () : result) as? Value { return value }
      let standIn: Value = try misfit(for: request, .wrongValue(result, words: words))
      return standIn
    case .proceed: return nil
    case .cancelled:
      return StandIn.value(
        of: Value.self, orEndTestWith: "The task was cancelled, but \(fakeName).\(request.function) cannot throw.")
    case .abandoned(let closing):
      let standIn: Value = try misfit(for: request, .abandoned(closing))
      return standIn
    }
  }

  /// Answers a call with a stub; where the answer is one to be awaited, that begins at once.
  func begunResult<Value>(_ request: AnswerRequest<Function>) throws -> StubbedResult<Function, Value> {
    let result: StubbedResult<Function, Value> = try stubbedResult(request)
    if case .awaited(_, let answer) = result { answer.begin() }
    return result
  }
}

extension AnswerRequest {
  /// The same request of a call that the stub which it had got lets proceed to those behind.
  func proceeding(_ call: OpenCall<Function>) -> AnswerRequest {
    var request = self
    request.recording = false
    request.record = call.record
    request.passedStub = call.stub
    return request
  }
}

extension [StubRule] {
  /// Those that are asked after a stub; all where there is none.
  func behind(_ stub: StubSite?) -> [StubRule] {
    guard let stub, let index = firstIndex(where: { $0.site === stub }) else { return self }
    return Array(self[(index + 1)...])
  }
}
