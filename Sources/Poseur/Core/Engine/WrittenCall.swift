/// A call that a test writes down, to stub it or to ask for it, instead of making it: the fake's function runs, and the
/// faker notes the function and its arguments here. It belongs to the task that writes, so calls that others make
/// meanwhile are recorded as ever.
nonisolated final class WrittenCall: @unchecked Sendable {
  /// The one that the task writes. Without the macro `@TaskLocal`, which cannot be told to belong to no actor.
  static let current = TaskLocal<WrittenCall?>(wrappedValue: nil)

  /// Where a matcher stood last that was in no written call. The assertion there fails for that reason alone.
  static let lastMisplacedMatcher = LockedValue<SourcePosition?>(nil)

  struct Note {
    var calls: [Invocation] = []
    var matchers: [WrittenMatcher] = []
    /// The call that ended the closure with an error, since no value could be made for it.
    var end: Invocation?
    var isOpen = true
  }

  let purpose: WritingPurpose
  let position: SourcePosition
  /// The fake that makes the call; a stand-in for a function that returns its own type.
  let fake: Any?
  /// The type that the closure returns.
  let resultType: Any.Type
  /// The tables of the faker whose call it is, which know that a call is being written.
  let state: LockedValue<FakerState>
  /// How often the closure has run before.
  private let run: Int
  private let recordedArguments: () -> [Any?]
  private let note = LockedValue(Note())

  /// - Parameter recordedArguments: the arguments of the fake's calls. They serve as samples if Poseur can't make one.
  init(
    _ purpose: WritingPurpose, by fake: Any?, returning resultType: Any.Type, in state: LockedValue<FakerState>,
    run: Int, recordedArguments: @escaping () -> [Any?], at position: SourcePosition
  ) {
    (self.purpose, self.fake, self.resultType, self.position) = (purpose, fake, resultType, position)
    (self.state, self.run, self.recordedArguments) = (state, run, recordedArguments)
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

  var isOpen: Bool { note.withLock(\.isOpen) }

  /// Notes a matcher and the value that shows its place.
  /// - Parameter given: the test's own value.
  /// - Returns: the value. Nil if Poseur can't make one and knows none.
  func place<Value>(_ matcher: Argument, like given: Value?) -> Value? {
    let (samples, defaults) = (note.withLock { $0.matchers.map(\.sample) }, state.withLock(\.defaults))
    let sample: (value: Value, kind: MatcherSample.Kind)? =
      given.map { ($0, .given) } ?? MatcherSample.make(after: samples, run: run, defaults)
      ?? recordedArguments().lazy.compactMap { typedValue($0, as: Value.self) }.first.map { ($0, .common) }
    guard let (value, kind) = sample else { return nil }
    let matcher = WrittenMatcher(matcher: matcher, sample: MatcherSample(value, kind))
    note.withLock { $0.matchers.append(matcher) }
    return value
  }

  /// Notes that a call ends the closure.
  func end(with call: Invocation) { note.withLock { $0.end = call } }
}

/// The runs of a closure that writes a call. It runs more than once only if a matcher's type has few values.
nonisolated struct WrittenRuns {
  private(set) var count = 0
  private var function = 0
  private var places: MatcherPlaces?

  /// - Returns: the arguments that the call means, or nil if the closure has to run again. The matchers are those of the
  ///   first run.
  mutating func add(
    _ call: Invocation, _ matchers: [WrittenMatcher]
  ) throws(MatcherPlaces.Misplacement) -> [Argument]? {
    let run = WrittenRun(matchers: matchers, arguments: call.arguments)
    count += 1
    var places = places ?? MatcherPlaces(run)
    if count == 1 { function = call.function } else { try places.add(run) }
    if call.function != function { throw .otherCall }
    self.places = places
    return places.missingRuns > 0 ? nil : try places.placed()
  }
}

/// Ends the closure of a written call if its function can throw and Poseur can't make a value for it.
nonisolated struct EndOfWrittenCall: Error {}

/// Why a closure writes no call that could be stubbed or asked for.
nonisolated struct WrittenCallMisuse: Error {
  /// Nil if it has been reported already.
  let text: String?
}
