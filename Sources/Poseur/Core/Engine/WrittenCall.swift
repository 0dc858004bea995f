/// A call that a test writes down, to stub it or to ask for it, instead of making it: the fake's function runs, and the
/// faker notes the function and its arguments here. It belongs to the task that writes, so calls that others make
/// meanwhile are recorded as ever.
nonisolated final class WrittenCall: @unchecked Sendable {
  /// The one that the task writes. Without the macro `@TaskLocal`, which cannot be told to belong to no actor.
  static let current = TaskLocal<WrittenCall?>(wrappedValue: nil)

  /// What the function returns or throws while its call is written.
  enum Answer {
    case value(Any?)
    case error(any Error)
    /// Whatever is known to be of its type.
    case any
  }

  struct Note {
    var calls: [Invocation] = []
    /// What stands in the place of a sample among the arguments.
    var matchers: [(matcher: Argument, sample: Any?)] = []
    /// What the function can throw, as far as is known from the line that answers; `Never` where it cannot throw.
    var failureType: Any.Type = Never.self
    var isOpen = true
  }

  let answer: Answer
  /// The tables of the faker whose call it is, which know that a call is being written.
  let state: LockedValue<FakerState>
  private let note = LockedValue(Note())

  init(_ answer: Answer, in state: LockedValue<FakerState>) {
    (self.answer, self.state) = (answer, state)
    state.withLock { $0.writerCount += 1 }
  }

  /// Ends the writing.
  func close() -> Note {
    state.withLock { $0.writerCount -= 1 }
    return note.withLock { note in
      note.isOpen = false
      return note
    }
  }

  /// Notes a call. False once the writing has ended, as in a task that goes on.
  /// - Parameter isAnswer: whether it only answers a call that was noted before, if one was.
  func add(_ call: Invocation, isAnswer: Bool) -> Bool {
    note.withLock { note in
      if note.isOpen, !isAnswer || note.calls.isEmpty { note.calls.append(call) }
      note.failureType = call.failureType
      return note.isOpen
    }
  }

  /// Notes a matcher. False once the writing has ended.
  func add(_ matcher: Argument, like sample: Any?) -> Bool {
    note.withLock { note in
      note.matchers.append((matcher, sample))
      return note.isOpen
    }
  }
}

/// Leaves a function that can throw and whose call is written: its value is not needed then.
nonisolated struct EndOfWrittenCall: Error {}

/// Why a closure writes no call, in words.
nonisolated struct WrittenCallMisuse: Error {
  let text: String
}

nonisolated extension WrittenCall.Note {
  /// The arguments of a call, with matchers in the places of their samples. A closure stands for any, since nothing
  /// equals it.
  /// - Parameter text: the call, for the words on a sample that is none of its arguments, or not the only one.
  func arguments(of call: Invocation, _ text: () -> String) throws(WrittenCallMisuse) -> [Any?] {
    let comparison = ValueComparison(objects: .byIdentity)
    // Most arguments are known not to be closures without a look at the name of their type.
    var arguments = call.arguments.map { !($0 is any Equatable) && isClosure($0) ? Argument.anything : $0 }
    for (index, (matcher, sample)) in matchers.enumerated() {
      let alike = matchers.indices.filter { comparison.areEqual(matchers[$0].sample, sample) }
      let places = call.arguments.indices.filter { comparison.areEqual(call.arguments[$0], sample) }
      guard alike.count == places.count, let rank = alike.firstIndex(of: index) else {
        let fact = places.count < alike.count ? "is not an argument" : "equals another argument"
        throw WrittenCallMisuse(
          text: """
            The sample \(describeValue(sample)) of matching(_:like:) \(fact) of \(text()).
            Take another sample, or write the call with the case of its function.
            """)
      }
      arguments[places[rank]] = matcher
    }
    return arguments
  }
}
