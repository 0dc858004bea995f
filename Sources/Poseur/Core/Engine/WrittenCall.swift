/// A call that a test writes down, to stub it or to ask for it, instead of making it: the fake's function runs, and the
/// faker notes the function and its arguments here. It belongs to the task that writes, so calls that others make
/// meanwhile are recorded as ever.
nonisolated final class WrittenCall: @unchecked Sendable {
  /// The one that the task writes. Without the macro `@TaskLocal`, which cannot be told to belong to no actor.
  static let current = TaskLocal<WrittenCall?>(wrappedValue: nil)

  /// Where a matcher stood last that was in no written call. The assertion there fails for that reason alone.
  static let lastMisplacedMatcher = LockedValue<SourcePosition?>(nil)

  /// What the test writes the call for.
  enum Purpose {
    case returning(Any?)
    case throwing(any Error)
    case asking
  }

  struct Note {
    var calls: [Invocation] = []
    var matchers = WrittenMatchers()
    /// The call that ended the closure with an error, since no value could be made for it.
    var end: Invocation?
    var isOpen = true
  }

  let purpose: Purpose
  let position: SourcePosition
  /// The fake that makes the call; a stand-in for a function that returns its own type.
  let fake: Any?
  /// What the closure returns.
  let resultType: Any.Type
  /// The tables of the faker whose call it is, which know that a call is being written.
  let state: LockedValue<FakerState>
  private let note = LockedValue(Note())

  init(
    _ purpose: Purpose, by fake: Any?, returning resultType: Any.Type, in state: LockedValue<FakerState>,
    at position: SourcePosition
  ) {
    (self.purpose, self.fake, self.resultType, self.position) = (purpose, fake, resultType, position)
    self.state = state
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

  /// Notes a call. False if the writing has ended, as it has for a task that the closure began and did not await.
  func add(_ call: Invocation) -> Bool {
    note.withLock { note in
      guard note.isOpen else { return false }
      if call.part == .stubbedValue, let first = note.calls.last, first.part == .recordCall,
        first.function == call.function
      {
        // Some fakes record a call and answer it in two lines.
        note.calls[note.calls.count - 1] = call.with(first.arguments)
      } else {
        note.calls.append(call)
      }
      return true
    }
  }

  /// Notes a matcher that stands in the place of a sample. False if the writing has ended.
  func add(_ matcher: Argument, like sample: Any?) -> Bool {
    note.withLock { note in
      note.matchers.add(matcher, like: sample)
      return note.isOpen
    }
  }

  /// Notes that a call ends the closure.
  func end(with call: Invocation) { note.withLock { $0.end = call } }
}

/// What a function that can throw throws while its call is written, if nothing else can be made.
nonisolated struct EndOfWrittenCall: Error {}

/// Why a closure writes no call that could be stubbed or asked for. Nil if that has been told already.
nonisolated struct WrittenCallMisuse: Error {
  let text: String?
}
