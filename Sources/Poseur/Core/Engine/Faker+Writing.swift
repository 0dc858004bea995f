/// The call that a closure wrote.
nonisolated struct WrittenForm<Function: PoseurFunction> {
  let function: Function
  let pattern: ArgumentPattern
  /// The positions of the arguments that `$1`, `$2` … stand for.
  let places: [Int]
  let call: Invocation
}

/// What a closure wrote, with what `$1`, `$2` … stand for.
nonisolated struct Written<Function: PoseurFunction, Input> {
  let form: Result<WrittenForm<Function>, WrittenCallMisuse>
  let input: InputReader<Input>
  /// Whether its closure awaits it.
  let isAsynchronous: Bool

  init(
    _ form: Result<WrittenForm<Function>, WrittenCallMisuse>, _ input: InputReader<Input>, isAsynchronous: Bool = false
  ) {
    var input = input
    self.isAsynchronous = isAsynchronous
    if case .success(let form) = form { input.places = form.places }
    (self.form, self.input) = (form, input)
  }
}

nonisolated extension Faker {
  /// Has a closure write a call down.
  /// - Parameters:
  ///   - fake: the fake that makes it; nil for a type's.
  ///   - resultType: the type that the closure returns.
  ///   - isRepeated: whether the closure runs twice in any case, since an argument that changes would match nothing.
  func written(
    by fake: Any?, returning resultType: Any.Type, repeated isRepeated: Bool, at position: SourcePosition,
    _ body: (WrittenCall) throws -> Void
  ) -> Result<WrittenForm<Function>, WrittenCallMisuse> {
    var runs = WrittenRuns(isRepeated: isRepeated)
    while true {
      let call = WrittenCall(by: fake, returning: resultType, in: state, run: runs.count, at: position)
      let result = Result { try WrittenCall.current.withValue(call) { try body(call) } }
      if let form = form(of: call, result, &runs) { return form }
    }
  }

  /// Has an asynchronous closure write a call down.
  nonisolated(nonsending) func written(
    by fake: Any?, returning resultType: Any.Type, repeated isRepeated: Bool, at position: SourcePosition,
    _ body: nonisolated(nonsending) (WrittenCall) async throws -> Void
  ) async -> Result<WrittenForm<Function>, WrittenCallMisuse> {
    var runs = WrittenRuns(isRepeated: isRepeated)
    while true {
      let call = WrittenCall(by: fake, returning: resultType, in: state, run: runs.count, at: position)
      let result: Result<Void, any Error>
      do {
        result = .success(try await WrittenCall.current.withValue(call) { try await body(call) })
      } catch { result = .failure(error) }
      if let form = form(of: call, result, &runs) { return form }
    }
  }

  /// The call that the closure wrote. Nil if the closure has to run again.
  private func form(
    of written: WrittenCall, _ result: Result<Void, any Error>, _ runs: inout WrittenRuns
  ) -> Result<WrittenForm<Function>, WrittenCallMisuse>? {
    let note = written.close()
    if state.withLock(\.isMadeAnew) { return .failure(WrittenCallMisuse(text: nil)) }
    guard let call = note.calls.first, note.calls.count == 1 else {
      return .failure(WrittenCallMisuse(text: WrittenCallReport(faker: self, written, note.calls, result).text))
    }
    let function = function(of: call)
    if let text = misuse(of: function, call, note, written) { return .failure(WrittenCallMisuse(text: text)) }
    do {
      guard let placed = try runs.add(call, note.matchers) else { return nil }
      let resultType = call.part == .recordCall ? nil : call.neededType
      let pattern = ArgumentPattern(written: placed.arguments, returning: resultType)
      let places = placed.places.prefix(note.matchers.count { $0.number != nil })
      return .success(WrittenForm(function: function, pattern: pattern, places: Array(places), call: call))
    } catch {
      let text = error.message(name: "\(fakeName).\(function.label.baseName)", call: callText(call))
      return .failure(WrittenCallMisuse(text: text))
    }
  }

  /// Why the closure's only call can't be the one that the test means.
  private func misuse(
    of function: Function, _ call: Invocation, _ note: WrittenCall.Note, _ written: WrittenCall
  ) -> String? {
    // Made only if it's read: it takes as long as the rest of a written call.
    var name: String { "\(fakeName).\(function.label.baseName)" }
    if let later = note.laterCall {
      return """
        The closure goes on to call \(later) after \(name).
        A written call is one call: name that one on its own fake. If \(name) itself makes it, name \(name) by its case, \
        \(pasteableFunction(function)).
        """
    }
    if let comparison = written.comparison(of: call, to: function, note) { return comparison }
    if note.end != nil, written.use(of: call.neededType) == .none || endOfWrittenCall(call) == nil {
      return """
        \(callText(call)) returns \(describeType(call.neededType)), of which no value can be made: name it by its \
        case, \(pasteableFunction(function)).
        """
    }
    if note.end != nil {
      return """
        \(name) returns \(describeType(call.neededType)), of which Poseur can't make a value, so the \
        closure ended there.
        If this is the call that you mean, write nothing else in the closure. If not, register a value:
        \(receiverName).\(StandIn.registration(of: call.neededType))
        """
    }
    return note.misuse
  }

  private func callText(_ call: Invocation) -> String {
    function(of: call).call(of: fakeName, with: call.describableArguments)
  }
}

nonisolated extension Invocation {
  /// The arguments for a message. A placeholder has no description.
  var describableArguments: [Any?] { arguments.map { Placeholder.object(in: $0) == nil ? $0 : Argument.any } }
}

// MARK: - While a call is written

nonisolated extension Faker {
  /// Notes a call instead of recording it, if the task writes one, and chooses what the function gets.
  ///
  /// A call to another fake is made and recorded if it comes before the written one, but only in the first run.
  /// - Parameter name: the fake's function, if its line records no arguments.
  /// - Returns: false if the call has to be recorded and answered as usual.
  func note(_ call: inout Invocation, _ name: String?) -> Bool {
    guard let written = WrittenCall.current.get(), written.isOpen else { return false }
    let use: ResultUse
    let isWritten = written.state === call.state
    if isWritten {
      if written.mayCompare(call) { call.caller = CallerTracer.trace { Self.fakeName } }
      if !written.add(call) { return false }
      if let name, let text = unrecordedArguments(of: call, in: name, written) { written.fail(text) }
      use = written.use(of: call.neededType)
    } else if written.hasCall {
      use = .none
      written.addLater(callText(call))
    } else if written.run > 0 {
      use = .possible
    } else {
      return false
    }
    let answer = answer(to: call, written, use)
    if isWritten { written.give(answer) }
    if case .value(let box) = answer { call.value = box } else { call.answer = answer }
    return true
  }

  /// What the function gets: any value will do, unless it's about to be used. Nothing of the test's runs for it, neither
  /// a stub nor the fake's `orElse:`.
  private func answer(to call: Invocation, _ written: WrittenCall, _ use: ResultUse) -> StubAnswer {
    let type = call.neededType
    if call.part == .recordCall || type == Void.self { return .returning(()) }
    let known = use == .none ? nil : earlierValue(for: call)
    if let value = known ?? madeValue(for: call, written, use) {
      return .value(.exactly(value, as: type))
    }
    written.end(with: call)
    if let error = endOfWrittenCall(call) { return .error(error) }
    func filler<Value>(_ type: Value.Type) -> Any? { Placeholder.filler(of: type) }
    if use != .certain, let value = _openExistential(type, do: filler) { return .value(.exactly(value, as: type)) }
    endProcess(at: call, written)
  }

  /// An error with which the call can end the closure.
  private func endOfWrittenCall(_ call: Invocation) -> (any Error)? {
    if call.failureType == (any Error).self { return EndOfWrittenCall() }
    func error<Failure>(_ type: Failure.Type) -> (any Error)? { StandIn.value(of: type) as? any Error }
    return _openExistential(call.failureType, do: error)
  }

  /// A sample if nobody uses the value, so that no object is decoded for it. Else a default, a stand-in, or the fake
  /// itself if the function returns the fake's type.
  private func madeValue(for call: Invocation, _ written: WrittenCall, _ use: ResultUse) -> Any? {
    func sample<Value>(_ type: Value.Type) -> Any? {
      let seed = SampleSeed(index: 0, run: 0, isSecond: false)
      var maker = StandInMaker(call.state.withLock(\.defaults), seed: seed)
      return maker.value(of: type)
    }
    if use == .none, let sample = _openExistential(call.neededType, do: sample) { return sample }
    if let value = standIn(of: call.neededType, for: call, by: nil) { return value }
    func fake<Value>(_ type: Value.Type) -> Any? { written.fake as? Value }
    if let fake = _openExistential(call.neededType, do: fake) { return fake }
    return use == .certain ? nil : _openExistential(call.neededType, do: sample)
  }

  /// Ends the process, since the closure is about to use an object that isn't there.
  private func endProcess(at call: Invocation, _ written: WrittenCall) -> Never {
    let type = call.neededType
    Failures.stop(
      """
      The closure uses what \(callText(call)) returns, a \(describeType(type)), of which Poseur can't make a value.
      Write one call in a closure, and others on their own fakes. If you need the value, register one before:
      \(receiverName).\(StandIn.registration(of: type))
      \(ManualPage.writtenCallOrCase.reference)
      """, at: written.position)
  }
}
