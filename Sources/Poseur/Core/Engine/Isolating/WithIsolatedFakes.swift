/// Runs `body` with calls and stubs of its own for every faker whose scope is `.perTest`. When it has ended, even with
/// an error, they are gone.
///
/// For a test, or a part of one, without the trait `.isolatedFakes` and without `IsolatedTestCase`:
/// ```swift
/// withIsolatedFakes {
///   FakeKennel.stub(function: .count).andReturn(3)
///   #expect(FakeKennel.count() == 3)
/// }
/// ```
/// Isolated blocks nest: the inner one starts with nothing, and what the outer one had is there again after it.
/// `FakerScope.perTest` says which calls belong to the block.
/// - Parameters:
///   - name: the name of the test, for what is reported; may be nil.
///   - leftovers: what to report when it is left over.
///   - severity: whether a leftover fails the test; by default it is a warning, which Swift Testing knows from Swift
///     6.3 on. Elsewhere warnings are printed.
///   - body: what is to be isolated.
/// - Returns: what `body` returns.
public nonisolated func withIsolatedFakes<R>(
  named name: String? = nil, reporting leftovers: [FakeLeftover] = [], as severity: ReportSeverity = .warning,
  _ body: () throws -> R
) rethrows -> R {
  let scope = FakeScope(name: name, reporting: leftovers, as: severity)
  return try FakeScope.taskScope.withValue(scope) {
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

/// Runs `body`, which is asynchronous, with calls and stubs of its own for every faker whose scope is `.perTest`; see
/// the synchronous form.
/// - Parameters:
///   - name: the name of the test, for what is reported; may be nil.
///   - leftovers: what to report when it is left over.
///   - severity: whether a leftover fails the test; by default it is a warning.
///   - body: what is to be isolated.
/// - Returns: what `body` returns.
nonisolated(nonsending) public func withIsolatedFakes<R>(
  named name: String? = nil, reporting leftovers: [FakeLeftover] = [], as severity: ReportSeverity = .warning,
  _ body: nonisolated(nonsending) () async throws -> R
) async rethrows -> R {
  let scope = FakeScope(name: name, reporting: leftovers, as: severity)
  return try await FakeScope.taskScope.withValue(scope) {
    do {
      let result = try await body()
      scope.end()
      return result
    } catch {
      scope.end(cutShort: true)
      throw error
    }
  }
}
