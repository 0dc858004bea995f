/// What a stub answers, and how far it has come.
nonisolated struct StubProgress {
  /// One after the other.
  private(set) var answers: [StubAnswer]
  /// Whether the last of them is a value, so that the stub may come to give no other. Kept, since calls ask.
  private(set) var endsWithValue: Bool
  /// What comes after the last of them.
  var end = SequenceEnd.stay
  /// How many calls the stub has answered.
  private(set) var callCount = 0
  // The index of the next answer; past the last, `end` decides.
  private var next = 0

  init(_ answers: [StubAnswer]) {
    self.answers = answers
    endsWithValue = answers.last?.returnedValue != nil
  }

  mutating func append(_ answer: StubAnswer) {
    answers.append(answer)
    endsWithValue = answer.returnedValue != nil
  }

  /// Whether the sequence has ended, so that older stubs answer, or the call is a failure.
  var hasFallenThrough: Bool { nextIndex == nil }

  /// Whether the next call gets something, if only a failure.
  /// - Parameter limit: how many calls the stub may answer.
  func hasAnswer(limit: Int?) -> Bool {
    if let limit, callCount >= limit { return false }
    return nextIndex != nil || end == .fail
  }

  /// Takes the next answer. A value of another type than needed, which may still be cast, is only offered. Nil where
  /// there is no answer.
  /// - Parameter limit: how many calls the stub may answer.
  mutating func takeAnswer(needing type: Any.Type, limit: Int?) -> TakenAnswer? {
    if let limit, callCount >= limit { return nil }
    guard let index = nextIndex else { return end == .fail ? .taken(.ended(count: answers.count)) : nil }
    if case .value(let value) = answers[index], value.ready?.type != type {
      return .offered(StubOffer(value: value, turn: next))
    }
    callCount += 1
    next = index + 1
    return .taken(answers[index])
  }

  /// Takes the next answer, if it is a value of just this type.
  /// - Parameter limit: how many calls the stub may answer.
  @_transparent
  mutating func takeValue(ofType type: Any.Type, limit: Int?) -> ReadyValue? {
    if let limit, callCount >= limit { return nil }
    guard let index = nextIndex, case .value(let value) = answers[index], let ready = value.ready, ready.type == type
    else { return nil }
    callCount += 1
    next = index + 1
    return ready
  }

  /// Counts a call that takes the offer. False when the stub has meanwhile come to another answer.
  /// - Parameters:
  ///   - limit: how many calls the stub may answer.
  ///   - value: the offered value, as the stub keeps it from now on.
  mutating func take(_ offer: StubOffer, limit: Int?, as value: StubbedValue) -> Bool {
    guard next == offer.turn, limit.map({ callCount < $0 }) ?? true else { return false }
    // The sequence may have grown meanwhile, or been given another end.
    guard let index = nextIndex, case .value(let current) = answers[index], current === offer.value else {
      return false
    }
    value.takeOverResult(of: current)
    answers[index] = .value(value)
    callCount += 1
    next = index + 1
    return true
  }

  /// The value that every call gets from now on, if there is one.
  var steadyValue: ReadyValue? {
    guard end == .stay, next >= answers.count - 1, case .value(let value) = answers.last else { return nil }
    return value.ready
  }

  /// Counts calls that got the steady value.
  mutating func count(_ calls: Int) {
    guard calls > 0 else { return }
    callCount += calls
    next = answers.count
  }

  private var nextIndex: Int? {
    if next < answers.count { return next }
    return switch end {
    case .stay: answers.count - 1
    case .cycle: 0
    case .fail, .fallThrough: nil
    }
  }
}

/// What a stub has for a call.
nonisolated enum TakenAnswer {
  case taken(StubAnswer)
  case offered(StubOffer)
}

/// A value of another type than a call needs, which the stub gives the call if it can be cast.
nonisolated struct StubOffer {
  let value: StubbedValue
  /// How far the stub had come when it made the offer: tells whether another call has taken it further meanwhile.
  let turn: Int
}

/// What a stub does with the calls that come after the last answer of its sequence.
nonisolated enum SequenceEnd {
  /// The last answer stays.
  case stay
  /// The sequence starts again.
  case cycle
  /// The call is a failure.
  case fail
  /// Older stubs answer.
  case fallThrough
}
