nonisolated extension Faker {
  /// The function and the arguments of a written call.
  typealias WrittenForm = (function: Function, pattern: ArgumentPattern)

  /// Has a closure write a call down.
  /// - Parameters:
  ///   - fake: the fake that makes it; nil for a type's.
  ///   - resultType: the type that the closure returns.
  func written(
    _ purpose: WritingPurpose, by fake: Any?, returning resultType: Any.Type, at position: SourcePosition,
    _ body: () throws -> Void
  ) -> Result<WrittenForm, WrittenCallMisuse> {
    var runs = WrittenRuns()
    while true {
      let call = writtenCall(purpose, by: fake, returning: resultType, at: position, run: runs.count)
      let result = Result { try WrittenCall.current.withValue(call, operation: body) }
      if let form = form(of: call, result, &runs) { return form }
    }
  }

  /// Has an asynchronous closure write a call down.
  nonisolated(nonsending) func written(
    _ purpose: WritingPurpose, by fake: Any?, returning resultType: Any.Type, at position: SourcePosition,
    _ body: nonisolated(nonsending) () async throws -> Void
  ) async -> Result<WrittenForm, WrittenCallMisuse> {
    var runs = WrittenRuns()
    while true {
      let call = writtenCall(purpose, by: fake, returning: resultType, at: position, run: runs.count)
      let result: Result<Void, any Error>
      do { result = .success(try await WrittenCall.current.withValue(call, operation: body)) } catch {
        result = .failure(error)
      }
      if let form = form(of: call, result, &runs) { return form }
    }
  }

  private func writtenCall(
    _ purpose: WritingPurpose, by fake: Any?, returning resultType: Any.Type, at position: SourcePosition, run: Int
  ) -> WrittenCall {
    WrittenCall(
      purpose, by: fake, returning: resultType, in: state, run: run,
      recordedArguments: { self.callSnapshot.calls().flatMap(\.arguments) }, at: position)
  }

  /// The call that the closure wrote. Nil if the closure has to run again.
  private func form(
    of written: WrittenCall, _ result: Result<Void, any Error>, _ runs: inout WrittenRuns
  ) -> Result<WrittenForm, WrittenCallMisuse>? {
    let note = written.close()
    if state.withLock(\.isMadeAnew) { return .failure(WrittenCallMisuse(text: nil)) }
    guard let call = note.calls.first, note.calls.count == 1 else {
      return .failure(WrittenCallMisuse(text: WrittenCallReport(faker: self, written, note.calls, result).text))
    }
    if let text = misuse(of: call, written, isEnd: note.end != nil) {
      return .failure(WrittenCallMisuse(text: text))
    }
    let function = function(of: call)
    do {
      guard let matchers = try runs.add(call, note.matchers) else { return nil }
      let resultType = call.part == .recordCall ? nil : call.neededType
      return .success((function, ArgumentPattern(written: matchers, returning: resultType)))
    } catch {
      let text = error.message(
        name: "\(fakeName).\(function.label.baseName)", call: function.call(of: fakeName, with: call.arguments))
      return .failure(WrittenCallMisuse(text: text))
    }
  }

  /// Why the closure's only call can't be the one that the test means, or can't serve this purpose.
  private func misuse(of call: Invocation, _ written: WrittenCall, isEnd: Bool) -> String? {
    if isEnd, !mayReturn(call.neededType, from: written) {
      return """
        \(callText(call)) returns \(describeType(call.neededType)), of which Poseur can't make a value, so the closure \
        ended there.
        If this is the call that you mean, write nothing else in the closure. If not, register a value:
        \(receiverName).\(StandIn.registration(of: call.neededType))
        """
    }
    switch written.purpose {
    case .returning(let value) where call.part != .recordCall && !fits(value, call):
      return message(.wrongValue(value, words: "the value of its stub"), call)
    case .throwing(let error) where !canThrow(error, call):
      return message(.cannotThrow(error, only: call.failureType), call)
    default: return nil
    }
  }

  /// Whether the closure may have been about to return the result of a call that ended it.
  private func mayReturn(_ type: Any.Type, from written: WrittenCall) -> Bool {
    let (type, returned) = (unwrappedType(type), unwrappedType(written.resultType))
    return type == returned || isProtocolType(returned) || type is AnyClass && returned is AnyClass
  }

  private func callText(_ call: Invocation) -> String {
    function(of: call).call(of: fakeName, with: call.arguments)
  }

  private func message(_ failure: StubFailure, _ call: Invocation) -> String {
    failure.message(fakeName: fakeName, function(of: call), call.arguments, call.neededType)
  }
}

// MARK: - While a call is written

nonisolated extension Faker {
  /// Notes a call instead of recording it, if the task writes one, and chooses what the function gets.
  /// - Returns: false if the call has to be recorded and answered as usual.
  func note(_ call: inout Invocation) -> Bool {
    guard let written = WrittenCall.current.get(), written.state === call.state, written.add(call) else { return false }
    let answer = answer(to: call, written)
    if answer == nil, !call.hasFallback { stop(at: call, written) }
    call.answer = answer
    return true
  }

  /// A value that Poseur knows or can make, or else an error. Nil lets the fake's `orElse:` answer.
  private func answer(to call: Invocation, _ written: WrittenCall) -> StubAnswer? {
    if call.part == .recordCall || call.neededType == Void.self { return .returning(()) }
    if let value = knownValue(for: call, written) ?? madeValue(for: call, written) { return .value(value) }
    guard call.failureType != Never.self else { return nil }
    written.end(with: call)
    if call.failureType == (any Error).self { return .error(EndOfWrittenCall()) }
    return knownError(for: call).map { .error($0) }
  }

  /// The purpose's own value, a stub's, or what a call returned.
  private func knownValue(for call: Invocation, _ written: WrittenCall) -> ValueBox? {
    func box(_ value: Any?) -> ValueBox? { ValueBox.holding(value).cast(to: call.neededType) }
    if case .returning(let value) = written.purpose, let own = box(value) { return own }
    for case .value(let stubbed) in answers(of: call) {
      if case .value(let value)? = stubbed.answer(for: call.neededType) { return value }
    }
    return callSnapshot.calls(to: function(of: call)).lazy.reversed().compactMap(\.outcome.result)
      .compactMap(box).first
  }

  /// A default, a stand-in, or the fake itself if the function returns the fake's type.
  private func madeValue(for call: Invocation, _ written: WrittenCall) -> ValueBox? {
    func made<Value>(_ type: Value.Type) -> Any? {
      standIn(for: CallInProgress(call), as: type) ?? (written.fake as? Value)
    }
    return _openExistential(call.neededType, do: made).flatMap { ValueBox.holding($0).cast(to: call.neededType) }
  }

  /// An error that the function may throw: a stub's, one that a call threw, or one that can be made.
  private func knownError(for call: Invocation) -> (any Error)? {
    if case .throwing(let error) = WrittenCall.current.get()?.purpose, canThrow(error, call) { return error }
    let stubbed = answers(of: call).compactMap(\.thrownError)
    let thrown = callSnapshot.calls(to: function(of: call)).compactMap(\.outcome.error)
    if let known = (stubbed + thrown.reversed()).first(where: { canThrow($0, call) }) { return known }
    func made<Failure>(_ type: Failure.Type) -> (any Error)? {
      StandIn.value(of: type, defaults: call.state.withLock(\.defaults)) as? any Error
    }
    return _openExistential(call.failureType, do: made)
  }

  private func fits(_ value: Any?, _ call: Invocation) -> Bool {
    call.neededType == Void.self ? value is Void : ValueBox.holding(value).cast(to: call.neededType) != nil
  }

  private func canThrow(_ error: any Error, _ call: Invocation) -> Bool {
    func isOne<Failure>(_ type: Failure.Type) -> Bool { error is Failure }
    return _openExistential(call.failureType, do: isOne)
  }

  /// The answers of some stubs, the ones that are asked first. There may be thousands, and any value will do.
  private func answers(of call: Invocation) -> [StubAnswer] {
    call.state.withLock { $0[call.function].stubs.prefix(100).flatMap(\.answers) }
  }

  /// Ends the process, since the fake's function has to return something.
  private func stop(at call: Invocation, _ written: WrittenCall) -> Never {
    let (type, function) = (call.neededType, function(of: call))
    let arguments = call.arguments.map { pasteableValue($0) ?? "Argument.anything" }
    let list = arguments.joined(separator: ", ")
    let byCase =
      if case .stubbing = written.purpose {
        "stub(\(pasteableFunction(function)))\(list.isEmpty ? "" : ".with(\(list))")"
      } else {
        "call(to: \(pasteableFunction(function))\(list.isEmpty ? "" : ", withArguments: \(list)"))"
      }
    let message = """
      \(callText(call)) returns \(describeType(type)), of which Poseur can't make a value, so its call can't be written \
      in a closure.
      Register a value before, or name the function by its case:
      \(receiverName).\(StandIn.registration(of: type))
      \(receiverName).\(byCase)
      \(ManualPage.writtenCallOrCase.reference)
      """
    report(message, at: written.position)
    TrapCatcher.trap(message, at: written.position)
  }
}
