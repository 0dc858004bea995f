/// What a stub answers, and how far it has come.
struct StubProgress {
  /// One after the other.
  private(set) var answers: [StubAnswer]
  /// What comes after the last of them.
  var end = SequenceEnd.stay
  /// How many calls the stub has answered.
  private(set) var callCount = 0
  // Behind the last answer, the end of the sequence decides.
  private var next = 0

  init(_ answers: [StubAnswer]) { self.answers = answers }

  mutating func append(_ answer: StubAnswer) { answers.append(answer) }

  /// Whether the sequence has ended, so that older stubs answer.
  var hasFallenThrough: Bool { nextIndex == nil }

  /// The answer to the next call; nil when there is none.
  /// - Parameter limit: how many calls the stub may answer.
  func offer(limit: Int?) -> StubOffer? {
    if let limit, callCount >= limit { return nil }
    guard let index = nextIndex else {
      return end == .fail ? StubOffer(answer: .ended(count: answers.count), turn: next) : nil
    }
    return StubOffer(answer: answers[index], turn: next)
  }

  /// Takes the next answer, unless that is a value of another type, which may still be cast: that it only offers. Nil
  /// where there is none.
  /// - Parameter limit: how many calls the stub may answer.
  mutating func takeAnswer(needing type: Any.Type, limit: Int?) -> TakenAnswer? {
    if let limit, callCount >= limit { return nil }
    guard let index = nextIndex else { return end == .fail ? .taken(.ended(count: answers.count)) : nil }
    if case .value(let value) = answers[index], value.type != type {
      return .offered(StubOffer(answer: .value(value), turn: next), value)
    }
    callCount += 1
    next = index + 1
    return .taken(answers[index])
  }

  /// Takes the next answer, if it is a value of just this type.
  /// - Parameter limit: how many calls the stub may answer.
  @_transparent
  mutating func takeValue(ofType type: Any.Type, limit: Int?) -> StubbedValue? {
    if let limit, callCount >= limit { return nil }
    guard let index = nextIndex, case .value(let value) = answers[index], value.type == type else { return nil }
    callCount += 1
    next = index + 1
    return value
  }

  /// Counts a call that takes the offer. False when the stub has meanwhile come to another answer.
  /// - Parameter value: the value on offer as it is from now on.
  mutating func take(_ offer: StubOffer, limit: Int?, as value: StubbedValue?) -> Bool {
    guard next == offer.turn, limit.map({ callCount < $0 }) ?? true, hasOffered(offer.answer) else { return false }
    if let value, case .value(let offered) = offer.answer { value.takeOverResult(of: offered) }
    // A sequence that has ended goes no further.
    guard let index = nextIndex else { return true }
    if let value { answers[index] = .value(value) }
    callCount += 1
    next = index + 1
    return true
  }

  /// False for a value in the place of which another answer comes next by now: the sequence may have grown meanwhile.
  private func hasOffered(_ answer: StubAnswer) -> Bool {
    guard case .value(let offered) = answer else { return true }
    guard let index = nextIndex, case .value(let value) = answers[index] else { return false }
    return value === offered
  }

  /// The value that every call gets from now on, if it is one.
  var steadyValue: StubbedValue? {
    guard end == .stay, next >= answers.count - 1, case .value(let value) = answers.last else { return nil }
    return value
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
enum TakenAnswer {
  case taken(StubAnswer)
  /// A value of another type than the call needs.
  case offered(StubOffer, StubbedValue)
}

/// An answer that a stub has for a call, not yet taken.
struct StubOffer {
  let answer: StubAnswer
  /// How far the stub had come when it made the offer.
  let turn: Int
}
