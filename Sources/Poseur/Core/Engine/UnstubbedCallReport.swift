/// A call that no stub answered, and what there is to say about it.
nonisolated struct UnstubbedCallReport {
  private let faker: FakerCore
  private let function: any PoseurFunction
  private let arguments: [Any?]
  private let neededType: Any.Type
  /// The stubs of the function.
  private let stubs: [StubSnapshot]
  /// The stubs that match the call, but have values that are not of the needed type.
  private let passedOver: [MistypedStub]
  /// The stubs that let the call proceed to the others.
  private let chosen: [StubOrigin]
  /// The names of the fake's other functions whose stubs have answered no call: the fake may have forwarded this one as
  /// the wrong function.
  private let unusedElsewhere: [String]
  /// Says what had ended before the call came; nil if it came in time.
  private let ending: String?
  /// Whether the needed type is that of the fake's `orElse:`.
  private let hasFallback: Bool
  /// Whether a value is registered for the needed type, which a function that can throw doesn't return.
  private let hasDefaultOfType: Bool
  /// Whether the process stops since the function returns a value, of which none can be made, and can't throw.
  private let needsValue: Bool
  /// How the fake's function is called, if that is known.
  private let signature: FunctionSignature?
  private let isOfActor: Bool
  /// The error that Poseur made for the call to throw.
  private let madeError: (any Error)?

  /// - Parameters:
  ///   - needsValue: whether no value can be made for the function to return.
  ///   - error: what the call throws in place of an ``UnstubbedCall``.
  ///   - caller: who made the call, if that has been captured.
  init(
    of call: borrowing CallInProgress, to faker: FakerCore, needsValue: Bool = false,
    throwing error: (any Error)? = nil, by caller: (any CallerTrace)? = nil
  ) {
    let (state, number) = (call.invocation.state, call.invocation.function)
    let (stubs, unused, defaults) = state.withLock {
      ($0[number].stubs.map(\.snapshot), $0.unusedFunctions, $0.defaults)
    }
    func hasDefault<Value>(_ type: Value.Type) -> Bool { defaults.value(of: type) != nil }
    (self.faker, self.stubs) = (faker, stubs)
    (function, arguments, neededType) = (state.tableFunction(number), call.arguments, call.invocation.neededType)
    (passedOver, chosen, hasFallback) = (call.mismatched, call.chosen, call.invocation.hasFallback)
    self.needsValue = needsValue && call.invocation.failureType == Never.self && neededType != Never.self
    unusedElsewhere = unused.filter { $0 != number }.map { state.tableFunction($0).label.baseName }
    ending = faker.endedScope(of: call)?.ending
    hasDefaultOfType = call.invocation.canThrow && _openExistential(neededType, do: hasDefault)
    signature = caller?.signature(ofFake: faker.typeName)
    isOfActor = !faker.standsForType && call.fake is any Actor
    madeError = error.flatMap {
      $0 is any DefaultProvidable || _openExistential(type(of: $0), do: hasDefault) ? nil : $0
    }
  }

  var message: FailureText {
    if let ending {
      // In place of a line to paste: a stub that the test writes would be gone as well.
      return text([
        "The call came after \(ending), and the stubs set there are gone.",
        "Make the test wait for the work it starts.", ManualPage.callsOfAnIsolatedTest.reference,
      ])
    }
    // Where a stub answers with a wrong type, the text says all there is.
    let page = passedOver.isEmpty ? [ManualPage.unstubbedCalls.reference] : []
    return text(unusedStubs + defaultOfType + [advice, pasteableStub] + throwingAdvice + remarkOnError + page)
  }

  func text(_ advice: @autoclosure () -> [String]) -> FailureText {
    CustomDescription.ofCall { FailureText(headline, (explanation + advice()).joined(separator: "\n")) }
  }

  private var call: String { function.call(of: faker.fakeName, with: arguments) }

  private var headline: String {
    if passedOver.isEmpty {
      return "\(call) was called, but \(stubs.isEmpty ? "nothing is stubbed for it" : "no stub answers it")"
    }
    let shown = passedOver.prefix(NearMissList.limit).map { describeValueWithType($0.value) }
    let values = shown.joined(separator: " and ") + rest(of: passedOver.count)
    let stubs = passedOver.count == 1 ? "the stub that matches returns" : "the stubs that match return"
    return "\(call) has to return \(describeType(neededType)), but \(stubs) \(values)\(hint.map { ". \($0)" } ?? "")"
  }

  private var explanation: [String] {
    if !passedOver.isEmpty { return hasFallback && hint == nil ? [MistypedStub.adviceOnFallback] : [] }
    return stubs.isEmpty ? [] : ["Stubs of \(function.label.baseName) (\(stubs.count)):"] + nearMisses.lines
  }

  /// The first hint on the stubs that are shown: one for all of them.
  private var hint: String? {
    passedOver.prefix(NearMissList.limit).lazy.compactMap { $0.hint(needing: neededType, in: stubs) }.first
  }

  private var nearMisses: NearMissList {
    NearMissList(
      stubs, distance: { $0.stub.pattern.distance(to: arguments, returning: neededType) },
      dissimilarity: { $0.stub.pattern.dissimilarity(of: arguments) }
    ) { snapshot in
      let pattern = snapshot.stub.pattern
      let reason = pattern.mismatch(with: arguments, returning: neededType, of: "the call ") ?? absence(snapshot)
      return NearMissList.Row(text: function.label.calls(matching: pattern), reason: reason)
    }
  }

  /// Why a stub that is for the call does not answer it.
  private func absence(_ snapshot: StubSnapshot) -> String {
    let (stub, callCount) = (snapshot.stub, snapshot.callCount)
    if !stub.conditionsHold { return "its condition is false" }
    if let limit = stub.limit, callCount >= limit {
      return callCount == 1 ? "has answered its only call" : "has answered its \(countedNoun(callCount, "call"))"
    }
    if snapshot.hasEnded { return "its sequence of \(countedNoun(snapshot.answers.count, "answer")) has ended" }
    // Nothing else keeps a stub from answering, unless it was added later, or has changed since.
    return chosen.contains { $0 === stub.origin }
      ? "let the call proceed" : "did not answer when the call came, but would now"
  }

  private var unusedStubs: [String] {
    if unusedElsewhere.isEmpty { return [] }
    let names = unusedElsewhere.prefix(NearMissList.limit).joined(separator: ", ")
    return ["Not used so far: the stubs of \(names)\(rest(of: unusedElsewhere.count))."]
  }

  private var defaultOfType: [String] {
    guard hasDefaultOfType, passedOver.isEmpty else { return [] }
    let type = describeType(neededType)
    let line = "\(faker.fakerReceiverName).register(default: <#\(type)#>, for: \(pasteableFunction(function)))"
    return ["A \(type) is registered for its type. A function that can throw needs a default of its own: \(line)"]
  }

  private func rest(of count: Int) -> String {
    let hiddenCount = count - NearMissList.limit
    return hiddenCount > 0 ? ", … and \(hiddenCount) more" : ""
  }

  private var throwingAdvice: [String] {
    needsValue ? ["If \(function.label.baseName) can throw, forward it with recordAndStubThrowing."] : []
  }

  /// The error reads like one of the test's, and a framework may show it once more.
  private var remarkOnError: [String] { madeError.map { ["It throws \(describeError($0)), made by Poseur."] } ?? [] }

  private var advice: String {
    if passedOver.isEmpty {
      let isOfOtherCalls = !stubs.contains { $0.stub.pattern.matches(arguments, returning: neededType) }
      guard let stub = stubs.first?.stub, isOfOtherCalls else { return "Stub it, for example:" }
      let others = stubs.count == 1 ? "the stub \(stub.origin.originText)" : "a stub above"
      return "If the call is right, change \(others), or add one, for example:"
    }
    return neededType == Void.self ? "Stub it without a value:" : "Stub a value of that type:"
  }

  private var pasteableStub: String {
    // It may replace one that has a value of a wrong type.
    let replaced = stubs.first { $0.stub.origin === passedOver.first?.origin }
    return PasteableCall(to: faker.receiverName, function, arguments, signature: signature, isOfActor: isOfActor)
      .stub(answering: neededType, isUniversal: replaced?.stub.pattern.isUniversal == true)
  }
}
