/// A call that a test writes down, to stub it or to ask for it, instead of making it: the fake's function runs, and the
/// faker notes the function and its arguments here. It belongs to the task that writes, so calls that others make
/// meanwhile are recorded as ever.
nonisolated final class WrittenCall: @unchecked Sendable {
  /// The one that the task writes. Without the macro `@TaskLocal`, which cannot be told to belong to no actor.
  static let current = TaskLocal<WrittenCall?>(wrappedValue: nil)

  struct Note {
    var calls: [Invocation] = []
    var matchers: [WrittenMatcher] = []
    /// What is wrong with a matcher, or with the fake's line.
    var misuse: String?
    /// The call that ended the closure with an error, since its result was about to be used.
    var end: Invocation?
    /// A call to another fake that came after the written one.
    var laterCall: String?
    /// What the call gave, and what the closure returned, if both are a `Bool`.
    var given, returned: Bool?
    var isOpen = true
  }

  let position: SourcePosition
  /// The fake that makes the call; a stand-in for a function that returns its own type.
  let fake: Any?
  /// The type that the closure returns.
  let resultType: Any.Type
  /// The state of the faker whose call it is.
  let state: LockedValue<FakerState>
  /// How often the closure has run before.
  let run: Int
  private let note = LockedValue(Note())

  init(
    by fake: Any?, returning resultType: Any.Type, in state: LockedValue<FakerState>, run: Int,
    at position: SourcePosition
  ) {
    (self.fake, self.resultType, self.position, self.state, self.run) = (fake, resultType, position, state, run)
    _ = Self.tellsPosition
    CallScrutiny.begin()
  }

  private static let tellsPosition: Void = Placeholder.position.exchange { current.get()?.position }

  /// Ends the writing.
  func close() -> Note {
    CallScrutiny.end()
    return note.withLock { note in
      note.isOpen = false
      return note
    }
  }

  var isOpen: Bool { note.withLock(\.isOpen) }
  var hasCall: Bool { note.withLock { !$0.calls.isEmpty } }

  /// Notes a call to the fake. False if the writing has ended, as it has for a task that the closure began and did not
  /// await.
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

  /// Notes what is wrong with the call.
  func fail(_ text: String) { note.withLock { $0.misuse = $0.misuse ?? text } }

  /// Notes what the closure's call gets.
  func give(_ answer: StubAnswer) {
    if case .value(let box) = answer, box.type == Bool.self { note.withLock { $0.given = box.value as? Bool } }
  }

  /// Notes what the closure returns.
  func end<Value>(returning value: Value) {
    if Value.self == Bool.self { note.withLock { $0.returned = value as? Bool } }
  }

  /// Notes that a call ends the closure.
  func end(with call: Invocation) { note.withLock { $0.end = call } }

  /// Notes a call to another fake after the written one.
  func addLater(_ text: String) { note.withLock { $0.laterCall = $0.laterCall ?? text } }

  /// The value for the next `$n`, which stands for any argument.
  func input<Value>(_ type: Value.Type) -> Value {
    let number = note.withLock(\.matchers.count) + 1
    if let value: Value = place(.any, number: number) { return value }
    return refuse(
      type,
      """
      Poseur can't make a value of type \(describeType(type)) for $\(number).
      Write a value of yours in its place, or name the function by its case.
      """)
  }

  /// Notes that a value can't be made, and gives the closure something to go on with, which nobody looks at.
  func refuse<Value>(_ type: Value.Type, _ text: String) -> Value {
    note.withLock { $0.misuse = $0.misuse ?? text }
    guard let filler = Placeholder.filler(of: type) else { Failures.stop(text, at: position) }
    return filler
  }

  /// Notes a matcher and the value that shows its place.
  /// - Parameters:
  ///   - given: the test's own value.
  ///   - number: which `$n` it is; nil for `matching`.
  /// - Returns: the value; nil if Poseur can't make one.
  func place<Value>(_ matcher: Argument, like given: Value? = nil, number: Int? = nil) -> Value? {
    let (samples, defaults) = (note.withLock { $0.matchers.map(\.sample) }, state.withLock(\.defaults))
    let made = given.map { ($0, MatcherSample.Kind.given) } ?? MatcherSample.make(after: samples, run: run, defaults)
    guard let (value, kind) = made else { return nil }
    let sample = MatcherSample(value, kind)
    // `$n` is any value, which suits every type.
    let misuse = number == nil ? matcher.misuse(for: Value.self, sample) : nil
    let isGiven = given != nil
    let written = WrittenMatcher(
      matcher: matcher.forValues(of: Value.self, given: isGiven), sample: sample, number: number)
    note.withLock { note in
      note.matchers.append(written)
      note.misuse = note.misuse ?? misuse
    }
    return value
  }

  /// What the closure makes of the result of a call.
  func use(of type: Any.Type) -> ResultUse {
    let (type, returned) = (unwrappedType(type), unwrappedType(resultType))
    if type == returned || returned == Any.self || isSubclass(type, of: returned) || areSameFunctions(type, returned) {
      return .none
    }
    return returned == Void.self || isProtocolType(returned) ? .possible : .certain
  }
}

/// What the closure of a written call makes of the call's result, by their types.
nonisolated enum ResultUse {
  /// It returns the result.
  case none
  /// It may drop the result, or return it as a value of a protocol.
  case possible
  /// It returns something else.
  case certain
}

nonisolated private func isSubclass(_ type: Any.Type, of other: Any.Type) -> Bool {
  guard let type = type as? AnyClass, let other = other as? AnyClass else { return false }
  return type == other || (_getSuperclass(type).map { isSubclass($0, of: other) } ?? false)
}

/// The runs of a closure that writes a call. Another run shows what changes with the samples, or by itself.
nonisolated struct WrittenRuns {
  private(set) var count = 0
  private var function = 0
  private var places: MatcherPlaces?
  private let isRepeated: Bool

  /// - Parameter isRepeated: whether it runs again even without matchers.
  init(isRepeated: Bool) { self.isRepeated = isRepeated }

  /// - Returns: the arguments that the call means, or nil if the closure has to run again. The matchers are those of the
  ///   first run.
  mutating func add(
    _ call: Invocation, _ matchers: [WrittenMatcher]
  ) throws(MatcherPlaces.Misplacement) -> (arguments: [Argument], places: [Int])? {
    count += 1
    // Most written calls have no matcher to find a place for.
    if count == 1, matchers.count == 0, !isRepeated { return (call.arguments.map { Argument(written: $0) }, []) }
    let run = WrittenRun(matchers: matchers, arguments: call.arguments)
    var places = places ?? MatcherPlaces(run, isRepeated: isRepeated)
    if count == 1 { function = call.function } else { try places.add(run) }
    if call.function != function { throw .otherCall }
    self.places = places
    return places.missingRuns > 0 ? nil : try places.placed()
  }
}

/// Ends the closure of a written call if its function can throw, and the closure is about to use a result that Poseur
/// doesn't have.
nonisolated struct EndOfWrittenCall: Error {}

/// Why a closure writes no call that could be stubbed or asked for.
nonisolated struct WrittenCallMisuse: Error {
  /// Nil if it has been reported already.
  let text: String?
}

/// The last matcher that was in no written call. The assertion there fails for that reason alone.
nonisolated struct MisplacedMatcher {
  static let last = LockedValue<MisplacedMatcher?>(nil)

  let position: SourcePosition
  private let task: Int?
  private let isOnMainThread: Bool
  // Kept, since a later one could have the same address.
  private let reporter: AnyObject?

  /// One that the code that runs has just made.
  init(at position: SourcePosition) {
    self.position = position
    task = withUnsafeCurrentTask { $0?.hashValue }
    isOnMainThread = MainThread.shared.isCurrent
    reporter = classInstance(Failures.reporter)
  }

  /// Whether it stands in an assertion of the code that runs. Another test's, or one whose failure went elsewhere, doesn't.
  func isArgument(at other: SourcePosition) -> Bool {
    let now = MisplacedMatcher(at: other)
    let isSameTest =
      task == now.task && reporter === now.reporter && (task != nil || isOnMainThread == now.isOnMainThread)
    return isSameTest && "\(position.filePath)" == "\(other.filePath)" && position.line >= other.line
      && position.line < other.line + 5
  }
}
