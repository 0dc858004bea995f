/// Has a block run in the scope of the code that asks, on whichever thread it runs. This is no API: it is for
/// assertions that run a block on a thread of its own.
/// - Parameter isInTest: whether the code that asks is known to run in the task of a test.
@_spi(Poseur) public nonisolated func inCurrentScope(
  isInTest: Bool, _ body: @escaping () throws -> Void
) -> () throws -> Void {
  let scope = FakeScope.current
  return {
    try FakeScope.taskScope.withValue(scope) { try FakeScope.isTaskOfTest.withValue(isInTest, operation: body) }
  }
}
