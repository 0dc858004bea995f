/// Something that code waits for, until it ends: `HangWatch` tells of it if nothing happens, and so does a test that is
/// cancelled.
nonisolated struct PendingWait {
  /// In the order in which they are told.
  nonisolated enum Kind: Int {
    case heldCall
    case sleep
    case waitOfTest
  }

  let id: Int
  let kind: Kind
  let position: SourcePosition
  /// The isolated test that it belongs to.
  let test: TestScope?
  let reporter: any FailureReporter
  /// What changes when somebody moves that which is waited for.
  let sign: () -> Int
  /// Takes out what the text needs, under the lock. The text is made after it, since the test's code may have a part in
  /// it: the name of a function may be the test's own words.
  let text: () -> () -> String

  // A call without an end is kept, since a task that nobody can resume would count as lost memory.
  typealias All = (waits: [Int: PendingWait], lastID: Int, callsWithoutEnd: [UnsafeContinuation<Void, Never>])

  static let all = LockedValue<All>((Dictionary(), 0, []))

  /// - Parameters:
  ///   - position: where the test has what is waited for.
  ///   - home: the isolated test that made it, if the code that waits knows none.
  ///   - reporter: its reporter, if it has one.
  static func begin(
    _ kind: Kind, at position: SourcePosition, home: TestScope? = nil, reporter: (any FailureReporter)? = nil,
    sign: @escaping () -> Int = { 0 }, _ text: @escaping () -> () -> String
  ) -> PendingWait {
    let test = TestScope.current?.nearestOpen?.outermost ?? home
    let reporter = test?.reporter ?? reporter ?? Failures.reporter.boundToCurrentTest()
    return all.withLock { all in
      all.lastID += 1
      let wait = PendingWait(
        id: all.lastID, kind: kind, position: position, test: test, reporter: reporter, sign: sign, text: text)
      all.waits[wait.id] = wait
      return wait
    }
  }

  /// It is over. One that the test's cancellation has ended stays until the test ends: it's what the test waited for.
  func end() {
    if test?.isCancelled != true { Self.all.drop { $0.waits.removeValue(forKey: id) } }
  }

  /// A test that was cancelled has ended.
  static func forget(of test: TestScope) {
    all.drop { all in
      let left = all.waits.filter { $0.value.test === test }
      for id in left.keys { all.waits[id] = nil }
      return left
    }
  }

  /// Whether its test still runs. Nil if nobody knows.
  var isTestRunning: Bool? { test?.isOpen ?? (reporter as? any FrameworkFailureReporter)?.isTestRunning }
}
