/// The scope of an isolated test. Fakers whose scope is `.perTest` keep calls and stubs apart for each, as long
/// as it is open.
///
/// It belongs to no actor, in whichever module this folder is compiled: a test may begin and end on any thread.
nonisolated final class TestScope: Sendable {
  /// The scope in which the task runs: the innermost, which may have ended while the task goes on.
  static var current: TestScope? { ofTask.get().scope }

  /// Whether the code that asks runs for the task of a test, but on another thread, where the test framework does not
  /// know that.
  static var isTaskOfTest: Bool { ofTask.get().isOfTest }

  // Written without the macro `@TaskLocal`, which cannot be told to belong to no actor.
  private static let ofTask = TaskLocal<(scope: TestScope?, isOfTest: Bool)>(wrappedValue: (nil, false))

  /// Runs the body in a scope, or in none.
  static func within<Result>(
    _ scope: TestScope?, isTaskOfTest: Bool = isTaskOfTest, _ body: () throws -> Result
  ) rethrows -> Result { try ofTask.withValue((scope, isTaskOfTest), operation: body) }

  /// Runs an asynchronous body in a scope.
  nonisolated(nonsending) static func within<Result>(
    _ scope: TestScope, _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result { try await ofTask.withValue((scope, isTaskOfTest), operation: body) }

  /// Whether what is left over fails the test.
  let severity: ReportSeverity
  /// Hears of what its test waits for.
  let reporter: any FailureReporter
  /// The task of the test, to ask whether it's cancelled. It's unsafe once the task is over, so `end` forgets it before.
  private let task = LockedValue<UnsafeCurrentTask?>(nil)
  private let parent: TestScope?
  private let name: String?
  private let leftovers: [FakeLeftover]
  /// Actions to run at the end, in the order in which they came. A tuple, since a type of its own could be the main
  /// actor's.
  private typealias EndActions = (early: [() -> Void], late: [() -> Void])

  /// The actions to run at the end; nil once the scope has ended. A scope that an error cut short doesn't report what is
  /// left over: the test had no chance to use it.
  private let state = LockedValue<(endActions: EndActions?, isCutShort: Bool)>((([], []), false))

  /// A scope in the current one.
  /// - Parameter leftovers: what it reports; nil for what the current one does, where its fakes are left over, too.
  init(name: String?, reporting leftovers: [FakeLeftover]?, as severity: ReportSeverity) {
    parent = TestScope.current
    reporter = parent?.reporter ?? Failures.reporter.boundToCurrentTest()
    self.name = name
    self.leftovers = leftovers ?? parent?.leftovers ?? []
    self.severity = leftovers == nil ? parent?.severity ?? severity : severity
  }

  /// Has an action run when the scope has ended, once, where it ends. What the action holds is dropped after it.
  /// - Parameter isEarly: whether it runs before those that are not.
  /// - Returns: false if the scope has ended already, and the action never runs.
  @discardableResult
  func atEnd(early isEarly: Bool = false, _ action: @escaping () -> Void) -> Bool {
    state.withLock { state in
      if isEarly { state.endActions?.early.append(action) } else { state.endActions?.late.append(action) }
      return state.endActions != nil
    }
  }

  /// Ends the scope, then runs what was to run then.
  /// - Parameter isCutShort: whether an error ended it.
  func end(cutShort isCutShort: Bool = false) {
    let actions = state.exchange((nil, isCutShort)).endActions
    for action in actions?.early ?? [] { action() }
    for action in actions?.late ?? [] { action() }
    let wasCancelled = isCancelled
    task.withLock { $0 = nil }
    if wasCancelled { PendingWait.forget(of: self) }
  }

  /// The scope itself or, once it has ended, the nearest open one that it is nested in.
  var nearestOpen: TestScope? { isOpen ? self : parent?.nearestOpen }

  var isOpen: Bool { state.withLock { $0.endActions != nil } }

  /// Whether it is the other scope, or nested in it.
  func isWithin(_ other: TestScope) -> Bool { self === other || parent?.isWithin(other) == true }

  func isReporting(_ leftover: FakeLeftover) -> Bool {
    leftovers.contains(leftover) && (leftover == .lateCalls || !state.withLock(\.isCutShort))
  }

  /// Whether it looks at what fakes have recorded, which is kept until its end.
  var readsRecords: Bool { leftovers.contains { $0 != .heldCalls && $0 != .lateCalls } }

  /// How a message says that the scope ended.
  var ending: String { name.map { "the test “\($0)” ended" } ?? "its isolated scope ended" }

  /// How a message names the code that it isolates.
  var words: String { name.map { "the test “\($0)”" } ?? "the isolated code" }

  /// The one around all that it is nested in, which is the test.
  var outermost: TestScope { parent?.outermost ?? self }

  /// Notes the task that runs its code.
  func setTask() { withUnsafeCurrentTask { task in self.task.withLock { $0 = task } } }

  // A wait that the cancellation ends may be over before a handler of it runs, so the task itself is asked.
  var isCancelled: Bool { task.withLock { $0?.isCancelled == true } }
}

nonisolated extension TestScope {
  /// Reports what is left over at the end.
  /// - Parameter details: what stands in the lines below.
  func report(_ fact: String, _ details: String = "", at position: SourcePosition) {
    let text = "\(fact) when \(ending)."
    Failures.reporter.report(details.isEmpty ? text : "\(text)\n\(details)", severity: severity, at: position)
  }

  /// Has a queue that was made in the scope close when that ends, so that no call waits for ever, and reports what is
  /// left in it, if that is asked for. This runs before the stubs go, which would end the calls with a failure.
  func closeAtEnd(_ queue: ResponseQueue) {
    atEnd(early: true) { [self, weak queue] in
      guard let queue else { return }
      // Answers that are not taken out are reported when the stub goes.
      let takesAnswers = leftovers.contains(.heldCalls) || state.withLock(\.isCutShort)
      let left = queue.close(.scopeEnded, takingAnswers: takesAnswers)
      guard isReporting(.heldCalls), left.callCount + left.answers.count > 0 else { return }
      let fact =
        left.callCount > 0
        ? queue.textOfHeld(left.callCount)
        : "The stub of \(queue.callText) had \(countedNoun(left.answers.count, "response")) that no call had taken"
      report(fact, at: queue.position)
    }
  }
}

/// Makes a block run in the scope of the code that asks, on whichever thread it runs.
///
/// This is not API. It's for assertions that run a block on a thread of its own.
/// - Parameter isInTest: whether the code that asks is known to run in the task of a test.
@_spi(Poseur) public nonisolated func inCurrentScope(
  isInTest: Bool, _ body: @escaping () throws -> Void
) -> () throws -> Void {
  let scope = TestScope.current
  return { try TestScope.within(scope, isTaskOfTest: isInTest, body) }
}
