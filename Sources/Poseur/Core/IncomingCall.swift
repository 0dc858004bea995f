/// A call as it came in.
struct IncomingCall {
  /// The number of the function that was called.
  let function: Int
  let arguments: [Any?]
  /// Whether the function can throw.
  let canThrow: Bool
  /// What the function returns.
  let neededType: Any.Type
  /// Nil where only an answer is asked for and nothing is recorded.
  let record: CallPosition?
  /// How its outcome is to be recorded.
  let retention: ArgumentRetention
  /// The tables in which the call is recorded and its stubs are.
  let state: LockedValue<FakerState>
}

extension IncomingCall {
  /// Chooses the stub that answers, and answers where that returns a value.
  ///
  /// The call is in the record before any code of the test's runs. Matching, and casting an answer to the type that is
  /// needed, which hashes the members of a set, are such code: they run outside the lock. The choice is settled under
  /// the lock, since the stub may be gone or have come to another answer by then.
  /// - Parameter rules: the stubs there are, the one to ask first in front.
  func chooseAnswer(among rules: [StubRule]) -> ChosenAnswer {
    var passedOver: [MistypedStub] = []
    var position = 0
    while position < rules.count {
      let rule = rules[position]
      if rule.matches(arguments), let answer = takeAnswer(of: rule, at: position, &passedOver) {
        if case .ended = answer {} else { rule.pattern.capture(arguments) }
        if case .value(let value) = answer { return .answered(value) }
        return .open(OpenCall(self, answer, of: rule.site, passingOver: passedOver))
      }
      position += 1
    }
    return .open(OpenCall(self, nil, of: nil, passingOver: passedOver))
  }

  /// Takes a stub's next answer, if it has one of the needed type. A value completes the record of the call.
  private func takeAnswer(of rule: StubRule, at position: Int, _ passedOver: inout [MistypedStub]) -> StubAnswer? {
    while true {
      let taken = state.lock().pointee.takeAnswer(of: rule, at: position, for: self)
      state.unlock()
      switch taken {
      case .taken(let answer): return answer
      case .offered(let offer):
        guard let adapted = StubbedValue(offer.value, castTo: neededType) else {
          passedOver.append(MistypedStub(value: offer.value.value, site: rule.site))
          return nil
        }
        if state.withLock({ $0.take(offer, adapted, of: rule, for: self) }) { return .value(adapted) }
      // Another call was faster, or the stub is gone.
      case nil: return nil
      }
    }
  }
}

/// What came of the search for a stub that answers a call.
enum ChosenAnswer {
  /// The call is over, with a value of the type that was needed.
  case answered(StubbedValue)
  case open(OpenCall)
}

/// A call that takes more than a stub's value to answer. An object, since only such calls get as far as this.
@usableFromInline
final class OpenCall {
  let incoming: IncomingCall
  private var answer: StubAnswer?
  /// The stub that was chosen.
  let stub: StubSite?
  /// What the stub makes of the result of a call-through.
  let change: ResultChange?
  /// The stubs that match, but have values that are not of the needed type.
  let passedOver: [MistypedStub]
  /// Whether the fake has an answer of its own, for the case that the stub's does not fit.
  var hasOwnAnswer = false
  /// That answer, once it is there. It is asked for once, also where the call proceeded from another stub.
  var ownAnswer: Any? {
    didSet { proceededFrom?.ownAnswer = ownAnswer }
  }
  /// The same call as the stub had it that let it proceed.
  var proceededFrom: OpenCall?
  /// What was reported of the call already.
  var failure: String?
  /// Whether the error of a cancelled task is all that the function can throw.
  var throwsCancellation = false
  /// The type of the actor that the call came from, as far as is known.
  var actor: Any.Type?
  /// Nil before code of the test's or of the fake's runs for it.
  var course: CallCourse?

  init(_ incoming: IncomingCall, _ answer: StubAnswer?, of stub: StubSite?, passingOver passedOver: [MistypedStub]) {
    self.incoming = incoming
    self.answer = answer
    if case .changedCallThrough(let change) = answer { self.change = change } else { change = nil }
    self.stub = stub
    self.passedOver = passedOver
  }

  var arguments: [Any?] { incoming.arguments }

  /// Whether the stub was chosen, now or before the call proceeded.
  func hasPassed(_ site: StubSite) -> Bool { stub === site || proceededFrom?.hasPassed(site) == true }

  /// What the stub that was chosen does, other than to return a value; nil where none was chosen. It is handed out
  /// once: a call that waits must not keep the stub from going.
  func takeAnswer() -> StubAnswer? {
    defer { answer = nil }
    return answer
  }
}
