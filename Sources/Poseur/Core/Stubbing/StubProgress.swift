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

  /// Counts a call that takes the offer. False when the stub has meanwhile come to another answer.
  mutating func take(_ offer: StubOffer, limit: Int?) -> Bool {
    guard next == offer.turn, limit.map({ callCount < $0 }) ?? true else { return false }
    // A sequence that has ended goes no further.
    guard let index = nextIndex else { return true }
    callCount += 1
    next = index + 1
    return true
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

/// An answer that a stub has for a call, not yet taken.
struct StubOffer {
  let answer: StubAnswer
  /// How far the stub had come when it made the offer.
  let turn: Int
}
