/// What the code of an isolated test waits for. It's told if the test is cancelled, as a time limit does.
nonisolated final class ScopeWaits: Sendable {
  // Tuples, since types of their own could be the main actor's.
  private typealias Wait = (id: Int, text: () -> String, position: SourcePosition)
  private typealias State = (waits: [Wait], lastID: Int, task: UnsafeCurrentTask?)

  private let state = LockedValue<State>(([], 0, nil))
  private let reporter = Failures.reporter.boundToCurrentTest()
  private static let shownLimit = 10

  init() {}

  /// Sets the task of the test, or of the isolated block. It's unsafe once the task is over, so `end` forgets it before.
  // A wait that the cancellation ends may be over before `onCancel` runs, so the task itself is asked.
  func setTask() { withUnsafeCurrentTask { task in state.withLock { $0.task = task } } }

  /// The test is over. What it held is dropped outside the lock.
  func end() {
    let left = state.withLock { state in
      defer { state = ([], state.lastID, nil) }
      return state
    }
    withExtendedLifetime(left) {}
  }

  func add(at position: SourcePosition, _ text: @escaping () -> String) -> Int {
    state.withLock { state in
      state.lastID += 1
      state.waits.append((state.lastID, text, position))
      return state.lastID
    }
  }

  /// A wait is over. One that the test's cancellation has ended stays: it's what the test waited for.
  func remove(_ id: Int) {
    let removed = state.withLock { state -> Wait? in
      if state.task?.isCancelled == true { return nil }
      return state.waits.firstIndex { $0.id == id }.map { state.waits.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  /// Reports what the test waits for, if it does, at the place of the first wait.
  /// - Parameter test: the test in a sentence: `the test “opens()”`.
  func report(cancelled test: String) {
    let waits = state.withLock(\.waits)
    guard let first = waits.first else { return }
    var lines: [(text: String, count: Int)] = []
    for wait in waits {
      let text = wait.text()
      if let index = lines.firstIndex(where: { $0.text == text }) {
        lines[index].count += 1
      } else {
        lines.append((text, 1))
      }
    }
    let shown = lines.prefix(Self.shownLimit).map { "  \($0.text)\($0.count == 1 ? "" : " ×\($0.count)")" }
    let rest = lines.count > shown.count ? ["  … and \(lines.count - shown.count) more"] : []
    let text = ["When \(test) was cancelled, this was still waited for:"] + shown + rest
    Failures.reporter(keeping: reporter).report(
      (text + [ManualPage.testNeverEnds.reference]).joined(separator: "\n"), severity: .warning, at: first.position)
  }
}

/// Something that the code of an isolated test waits for, until it ends.
nonisolated struct ScopeWait {
  private let waits: ScopeWaits
  private let id: Int

  /// Nil outside of every scope.
  /// - Parameter text: says what is waited for, if the test is cancelled.
  init?(at position: SourcePosition, _ text: @escaping () -> String) {
    guard let waits = FakeScope.current?.nearestOpen?.waits else { return nil }
    self.waits = waits
    id = waits.add(at: position, text)
  }

  func end() { waits.remove(id) }
}
