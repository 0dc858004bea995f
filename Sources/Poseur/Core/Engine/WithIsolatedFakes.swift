/// Runs `body` with its own calls and stubs for every faker with the scope `.perTest`.
///
/// They're gone when `body` ends, even with an error. Use this for a test, or a part of one, without the trait
/// `.isolatedFakes` and without `IsolatedTestCase`:
/// ```swift
/// withIsolatedFakes {
///   FakeKennel.stub { $0.count() }.andReturn(3)
///   #expect(FakeKennel.count() == 3)
/// }
/// ```
/// Isolated blocks nest. The inner one starts with nothing, and after it the outer one has its calls and stubs again.
/// `FakerScope.perTest` says which calls belong to the block.
/// - Parameters:
///   - name: the name of the test, for reports; may be nil.
///   - leftovers: which leftovers to report. Nil, the default, means those that the outer block or test reports, and
///     `[]` means none.
///   - severity: whether a leftover fails the test. By default it's a warning, which Swift Testing supports from Swift
///     6.3 on. Elsewhere, warnings are printed.
///   - body: the code to isolate.
/// - Returns: what `body` returns.
public nonisolated func withIsolatedFakes<R>(
  named name: String? = nil, reporting leftovers: [FakeLeftover]? = nil, as severity: ReportSeverity = .warning,
  _ body: () throws -> R
) rethrows -> R {
  let scope = TestScope(name: name, reporting: leftovers, as: severity)
  return try TestScope.within(scope) {
    do {
      let result = try body()
      scope.end()
      return result
    } catch {
      scope.end(cutShort: true)
      throw error
    }
  }
}

/// Runs an asynchronous `body` with its own calls and stubs for every faker with the scope `.perTest`.
///
/// See the synchronous form.
/// - Parameters:
///   - name: the name of the test, for reports; may be nil.
///   - leftovers: which leftovers to report; nil for those that the outer block or test reports.
///   - severity: whether a leftover fails the test. By default it's a warning.
///   - body: the code to isolate.
/// - Returns: what `body` returns.
nonisolated(nonsending) public func withIsolatedFakes<R>(
  named name: String? = nil, reporting leftovers: [FakeLeftover]? = nil, as severity: ReportSeverity = .warning,
  _ body: nonisolated(nonsending) () async throws -> R
) async rethrows -> R {
  let scope = TestScope(name: name, reporting: leftovers, as: severity)
  return try await TestScope.within(scope) {
    do {
      let result = try await withCancellationReport(of: scope, body)
      scope.end()
      return result
    } catch {
      scope.end(cutShort: true)
      throw error
    }
  }
}

/// Runs `body`, and tells what it waits for if it is cancelled meanwhile.
nonisolated(nonsending) private func withCancellationReport<R>(
  of scope: TestScope, _ body: nonisolated(nonsending) () async throws -> R
) async rethrows -> R {
  guard scope.outermost === scope else { return try await body() }
  scope.setTask()
  return try await withTaskCancellationHandler {
    try await body()
  } onCancel: {
    scope.cancel()
  }
}
