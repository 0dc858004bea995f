nonisolated extension Faker {
  /// What a written call means.
  typealias WrittenForm = (function: Function, pattern: ArgumentPattern)

  /// Has a closure write a call down.
  /// - Parameter answer: what the function returns or throws to the closure.
  func written(_ answer: WrittenCall.Answer, _ body: () throws -> Void) -> Result<WrittenForm, WrittenCallMisuse> {
    let call = WrittenCall(answer, in: state)
    let result = Result { try WrittenCall.current.withValue(call, operation: body) }
    return form(of: call, result)
  }

  /// Has an asynchronous closure write a call down.
  nonisolated(nonsending) func written(
    _ answer: WrittenCall.Answer, _ body: nonisolated(nonsending) () async throws -> Void
  ) async -> Result<WrittenForm, WrittenCallMisuse> {
    let call = WrittenCall(answer, in: state)
    let result: Result<Void, any Error>
    do { result = .success(try await WrittenCall.current.withValue(call, operation: body)) } catch {
      result = .failure(error)
    }
    return form(of: call, result)
  }

  private func form(
    of written: WrittenCall, _ result: Result<Void, any Error>
  ) -> Result<WrittenForm, WrittenCallMisuse> {
    let note = written.close()
    guard let call = note.calls.first, note.calls.count == 1 else {
      return .failure(WrittenCallMisuse(text: misuse(note, result)))
    }
    if case .error(let error) = written.answer, note.failureType == Never.self {
      let words = StubFailure.cannotThrow(error, only: Never.self).message(
        fakeName: fakeName, function(call.function), call.arguments, call.neededType)
      return .failure(WrittenCallMisuse(text: words))
    }
    let function = function(call.function)
    do {
      let arguments = try note.arguments(of: call) { function.call(of: fakeName, with: call.arguments) }
      return .success((function, ArgumentPattern(exactly: arguments)))
    } catch { return .failure(error) }
  }

  private func misuse(_ note: WrittenCall.Note, _ result: Result<Void, any Error>) -> String {
    if note.calls.isEmpty {
      let reason = if case .failure(let error) = result { ", but threw \(describeError(error))" } else { "" }
      return """
        The closure makes no call to \(fakeName)\(reason).
        Make one call to the fake that the closure gets, and await it if it is async.
        """
    }
    let calls = note.calls.prefix(NearMissList.limit).map { function($0.function).label.call(with: $0.arguments) }
    return """
      The closure makes \(note.calls.count) calls to \(fakeName): \(calls.joined(separator: ", ")).
      Make one call in each closure.
      """
  }
}

// MARK: - While a call is written

nonisolated extension Faker {
  /// Notes a call that the task writes; nil for a call that is made.
  /// - Parameter isAnswer: whether it only answers a call that was noted before, if one was.
  func note(
    _ function: Int, _ arguments: [Any?], _ type: Any.Type, _ failureType: Any.Type, in state: LockedValue<FakerState>,
    isAnswer: Bool = false
  ) -> CallStart? {
    guard let written = WrittenCall.current.get(), written.state === state else { return nil }
    let call = Invocation(
      function: function, arguments: arguments, neededType: type, failureType: failureType, hasFallback: false,
      record: nil, state: state)
    guard written.add(call, isAnswer: isAnswer) else { return nil }
    let action = StubAnswer.action { _ in try self.answer(to: call, written.answer) }
    return .open(CallInProgress(call, action, of: nil, mismatched: []))
  }

  private func answer(to call: Invocation, _ answer: WrittenCall.Answer) throws -> Any? {
    if case .error(let error) = answer, call.failureType != Never.self { throw error }
    if call.failureType == (any Error).self { throw EndOfWrittenCall() }
    if case .value(let value) = answer, fits(value, call) { return value }
    if let known = stubbedValues(for: call).first(where: { fits($0, call) }) { return known }
    let returned = callSnapshot.calls(to: function(call.function)).lazy.map(\.outcome.result)
    if let known = returned.last(where: { fits($0, call) }) { return known }
    func standIn<Value>(_ type: Value.Type) -> Any? {
      self.standIn(for: CallInProgress(call, nil, of: nil, mismatched: []), as: type)
    }
    if let value = _openExistential(call.neededType, do: standIn) { return value }
    let message = """
      \(function(call.function).call(of: fakeName, with: call.arguments)) returns \(describeType(call.neededType)), of \
      which no value can be made, so its call cannot be written in a closure.
      Write it with the case of its function, or register a value with \(StandIn.registration(of: call.neededType)).
      """
    report(message)
    TrapCatcher.trap(message, at: position)
  }

  private func fits(_ value: Any?, _ call: Invocation) -> Bool {
    call.neededType == Void.self || ValueBox.holding(value).cast(to: call.neededType) != nil
  }

  /// What the stubs of the function return.
  private func stubbedValues(for call: Invocation) -> [Any?] {
    let slot = call.state.withLock { $0.stubs.slot(for: call.function) }
    return slot.rules.indices.flatMap { slot.progress(of: $0).answers }.compactMap(\.returnedValue)
  }
}
