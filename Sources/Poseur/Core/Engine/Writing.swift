/// A call that a test writes down, to stub it or to ask for it, instead of making it: a closure runs the fake's function,
/// and the faker notes the function and its arguments here. Another run shows what changes with the samples for matchers,
/// or by itself.
///
/// It belongs to the task that writes, so calls that others make meanwhile are recorded as ever.
nonisolated final class Writing: PlaceholderUser, @unchecked Sendable {
  /// The one that the task writes.
  static var current: Writing? { Placeholder.user.get() as? Writing }

  let faker: FakerCore
  /// The state of the faker when the writing began.
  let state: LockedValue<FakerState>
  let position: SourcePosition
  /// The fake that makes the call, or its type; a stand-in for a function that returns its own type.
  private(set) var fake: Any?
  /// The type that the closure returns.
  private(set) var resultType: Any.Type = Void.self
  /// Whether the closure awaits the call.
  private(set) var isAsynchronous = false
  /// What the run notes, guarded by the faker's lock: a task that the closure began may outlive it.
  @exclusivity(unchecked) private var noted = Run()

  // What the closure wrote, for those who read it after all runs.

  /// The call, and the calls that are like it. Nil if it wrote none that could be stubbed or asked for.
  private(set) var written: (call: Invocation, pattern: ArgumentPattern)?
  /// The positions of the arguments that `$1`, `$2` … stand for.
  private(set) var places: [Int] = []
  /// Why it wrote no such call; nil if that has been reported already.
  private(set) var misuse: String?

  /// The function that the first run called, and the places of its matchers, if another run is to show these.
  private var first: (function: Int, places: MatcherPlaces)?
  private let isRepeated: Bool

  /// - Parameter isRepeated: whether the closure runs twice in any case, since an argument that changes would match
  ///   nothing.
  init(of faker: FakerCore, repeated isRepeated: Bool = false, at position: SourcePosition) {
    (self.faker, self.isRepeated, self.position, state) = (faker, isRepeated, position, faker.state)
  }

  /// Has a closure write a call to the receiver, a fake or a type, with a value for each `$n`.
  func run<Receiver, each Input, T>(
    _ call: (Receiver, repeat each Input) throws -> T, by receiver: Receiver
  ) -> WrittenCall<(repeat each Input)> {
    (fake, resultType) = (receiver, T.self)
    while next() { perform { try call(receiver, repeat input((each Input).self)) } }
    return WrittenCall(writing: self, input: InputReader(repeat (each Input).self, at: places))
  }

  /// The same with one `$1`. For Swift's type checker, a pack of one is a tuple until the whole expression is solved.
  func run<Receiver, Input, T>(
    _ call: (Receiver, sending Input) throws -> T, by receiver: Receiver
  ) -> WrittenCall<Input> {
    (fake, resultType) = (receiver, T.self)
    while next() { perform { try call(receiver, input(Input.self)) } }
    return WrittenCall(writing: self, input: InputReader<Input>(Input.self, at: places))
  }

  /// Has an asynchronous closure write a call to the receiver, with a value for each `$n`.
  nonisolated(nonsending) func run<Receiver, each Input, T>(
    _ call: (Receiver, repeat each Input) async throws -> T, by receiver: Receiver
  ) async -> WrittenCall<(repeat each Input)> {
    (fake, resultType, isAsynchronous) = (receiver, T.self, true)
    // The closure runs while its test waits, so nobody else uses the receiver meanwhile. Swift 6.2 takes no
    // `nonisolated(unsafe)` here.
    let sent = UncheckedTransfer(value: receiver)
    while next() { await perform { try await call(sent.value, repeat input((each Input).self)) } }
    return WrittenCall(writing: self, input: InputReader(repeat (each Input).self, at: places))
  }

  /// The same with one `$1`.
  nonisolated(nonsending) func run<Receiver, Input, T>(
    _ call: (Receiver, sending Input) async throws -> T, by receiver: Receiver
  ) async -> WrittenCall<Input> {
    (fake, resultType, isAsynchronous) = (receiver, T.self, true)
    let sent = UncheckedTransfer(value: receiver)
    while next() { await perform { try await call(sent.value, input(Input.self)) } }
    return WrittenCall(writing: self, input: InputReader<Input>(Input.self, at: places))
  }

  private func perform<T>(_ body: () throws -> T) {
    Placeholder.user.withValue(self) {
      do { noteReturned(try body()) } catch { note { $0.error = error } }
    }
  }

  private nonisolated(nonsending) func perform<T>(_ body: nonisolated(nonsending) () async throws -> T) async {
    await Placeholder.user.withValue(self) {
      do { noteReturned(try await body()) } catch { note { $0.error = error } }
    }
  }

  private func noteReturned<T>(_ value: T) {
    if T.self == Bool.self { note { $0.returned = value as? Bool } }
  }
}

/// What a closure wrote, and what its `$1`, `$2` … stand for.
nonisolated struct WrittenCall<Input> {
  let writing: Writing
  let input: InputReader<Input>
}

// MARK: - The runs

nonisolated extension Writing {
  /// What is noted while the closure runs.
  struct Run {
    /// How often the closure has run before.
    var number = 0
    var isOpen = false
    var calls: [Invocation] = []
    var matchers: [WrittenMatcher] = []
    /// What is wrong with a matcher, or with the fake's line.
    var misuse: String?
    /// Whether the closure was ended with an error, since a result was about to be used.
    var isCutShort = false
    /// A call to another fake that came after the written one.
    var laterCall: String?
    /// What the call gave, and what the closure returned, if both are a `Bool`.
    var given, returned: Bool?
    /// What the closure threw.
    var error: (any Error)?
  }

  /// Ends the run that there is. Whether the closure has to run, or to run again.
  private func next() -> Bool {
    let ended = note { run in
      defer { run.isOpen = false }
      return run
    }
    if ended.isOpen { CallScrutiny.end() }
    if ended.isOpen ? isLast(ended) : state.withLock(\.isMadeAnew) { return false }
    CallScrutiny.begin()
    // What a task noted that has outlived its run goes outside of the lock.
    _ = note { run in
      defer { run = Run(number: ended.isOpen ? ended.number + 1 : 0, isOpen: true) }
      return run
    }
    return true
  }

  /// Whether a run shows what the closure wrote, or that it's a misuse.
  private func isLast(_ run: Run) -> Bool {
    misuse = misuse(in: run)
    guard misuse == nil, let call = run.calls.first else { return true }
    do {
      guard let arguments = try arguments(of: call, run) else { return false }
      let resultType = call.part == .recordCall ? nil : call.neededType
      written = (call, ArgumentPattern(written: arguments, returning: resultType))
    } catch { misuse = error.message(name: name(of: call), call: faker.text(of: call)) }
    return true
  }

  /// The arguments that the call means, with the matchers of the first run. Nil if the closure has to run again.
  private func arguments(of call: Invocation, _ run: Run) throws(MatcherPlaces.Misplacement) -> [Argument]? {
    // Most written calls have no matcher to find a place for.
    if run.number == 0, run.matchers.count == 0, !isRepeated { return call.arguments.map { Argument(written: $0) } }
    var first = first ?? (call.function, MatcherPlaces(run.matchers, call.arguments, isRepeated: isRepeated))
    if self.first != nil { try first.places.add(run.matchers, call.arguments) }
    if call.function != first.function { throw .otherCall }
    self.first = first
    if first.places.missingRuns > 0 { return nil }
    let placed = try first.places.placed()
    places = Array(placed.places.prefix(run.matchers.count { $0.number != nil }))
    return placed.arguments
  }
}

// MARK: - Notes

nonisolated extension Writing {
  var run: Run { note { $0 } }

  /// Reads or changes what is noted. None of the test's code may run in it.
  func note<Result>(_ body: (inout Run) -> Result) -> Result { state.withLock { _ in body(&noted) } }

  /// Notes a call to the fake. False if the writing has ended, as it has for a task that the closure began and did not
  /// await.
  func add(_ call: Invocation) -> Bool {
    note { run in
      guard run.isOpen else { return false }
      var call = call
      if call.part == .stubbedValue, let last = run.calls.last, last.part == .recordCall,
        last.function == call.function
      {
        // Some fakes record a call and answer it in two lines.
        call.arguments = last.arguments
        run.calls.removeLast()
      }
      run.calls.append(call)
      return true
    }
  }

  /// Notes what is wrong with the call.
  func fail(_ text: String) { note { $0.misuse = $0.misuse ?? text } }

  /// The value for the next `$n`, which stands for any argument.
  func input<Value>(_ type: Value.Type) -> Value {
    let number = run.matchers.count + 1
    if let value: Value = place(.any, number: number) { return value }
    return refuse(
      """
      Poseur can't make a value of type \(describeType(type)) for $\(number).
      Write a value of yours in its place, or name the function by its case.
      """)
  }

  /// Notes that a value can't be made, and gives the closure something to go on with, which nobody looks at.
  func refuse<Value>(_ text: String) -> Value {
    fail(text)
    guard let filler = Placeholder.filler(of: Value.self) else { Failures.stop(text, at: position) }
    return filler
  }

  /// Notes a matcher and the value that shows its place.
  /// - Parameters:
  ///   - given: the test's own value.
  ///   - number: which `$n` it is; nil for `matching`.
  /// - Returns: the value; nil if Poseur can't make one.
  func place<Value>(_ matcher: Argument, like given: Value? = nil, number: Int? = nil) -> Value? {
    let (run, defaults) = (run, state.withLock(\.defaults))
    let made = given.map { ($0, .given) } ?? WrittenMatcher.makeSample(after: run.matchers, run: run.number, defaults)
    guard let (sample, kind) = made else { return nil }
    // `$n` is any value, which suits every type.
    if number == nil, let misuse = matcher.misuse(forValuesLike: sample) { fail(misuse) }
    let placed = matcher.forValues(of: Value.self, given: given != nil)
    let written = WrittenMatcher(placed, sample: sample, kind, number: number)
    note { $0.matchers.append(written) }
    return sample
  }
}
