/// What a stub answers, and how far it has come.
nonisolated struct StubProgress {
  /// One after the other.
  private(set) var answers: [StubAnswer]
  /// What comes after the last of them.
  var end = SequenceEnd.stay
  /// How many calls the stub has answered.
  private(set) var callCount = 0
  // The index of the next answer; past the last, `end` decides.
  private var next = 0

  init(_ answers: [StubAnswer]) { self.answers = answers }

  mutating func append(_ answer: StubAnswer) { answers.append(answer) }

  /// Whether the sequence has ended, so that older stubs answer, or the call is a failure.
  var hasFallenThrough: Bool { nextIndex == nil }

  /// Takes the next answer. A value of another type than needed, which may still be cast, is only offered. Nil where
  /// there is no answer.
  /// - Parameter limit: how many calls the stub may answer.
  mutating func takeAnswer(needing type: Any.Type, limit: Int?) -> NextAnswer? {
    if let limit, callCount >= limit { return nil }
    guard let index = nextIndex else { return end == .fail ? .taken(.ended(count: answers.count)) : nil }
    let answer = answers[index]
    if case .value(let value) = answer, value.type != type { return .needsCast(value, turn: next) }
    callCount += 1
    next = index + 1
    return .taken(answer)
  }

  /// Counts a call that takes a value that was offered. False when the stub has meanwhile come to another answer.
  /// - Parameters:
  ///   - limit: how many calls the stub may answer.
  ///   - value: the offered value, as the stub keeps it from now on.
  mutating func take(_ offered: ValueBox, turn: Int, limit: Int?, as value: ValueBox) -> Bool {
    guard next == turn, limit.map({ callCount < $0 }) ?? true else { return false }
    // The sequence may have grown meanwhile, or been given another end.
    guard let index = nextIndex, case .value(let current) = answers[index], current === offered else { return false }
    value.outcome = current.outcome
    answers[index] = .value(value)
    callCount += 1
    next = index + 1
    return true
  }

  /// The value that every call gets from now on, if there is one.
  var constantValue: ValueBox? {
    guard end == .stay, next >= answers.count - 1, case .value(let value) = answers.last else { return nil }
    return value
  }

  /// Counts calls that got the constant value.
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
nonisolated enum NextAnswer {
  case taken(StubAnswer)
  /// A value of another type than the call needs, which gets it if it can be cast.
  /// - Parameter turn: how far the stub had come: tells whether another call has taken it further meanwhile.
  case needsCast(ValueBox, turn: Int)
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
