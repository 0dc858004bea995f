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
    var isCutShort = true
    defer { scope.end(cutShort: isCutShort) }
    let result = try body()
    isCutShort = false
    return result
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
    scope.setTask()
    var isCutShort = true
    defer { scope.end(cutShort: isCutShort) }
    let result = try await withTaskCancellationHandler {
      try await body()
    } onCancel: {
      // Only the outermost scope has anything to tell: what waits belongs to the whole test.
      HangReport(of: scope).warn("When \(scope.words) was cancelled, something still waited:")
    }
    isCutShort = false
    return result
  }
}
