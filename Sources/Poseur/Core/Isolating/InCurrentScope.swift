/// Has a block run in the scope of the code that asks, on whichever thread it runs. This is no API: it is for
/// assertions that run a block on a thread of its own.
@_spi(Poseur) public func inCurrentScope(_ body: @escaping () throws -> Void) -> () throws -> Void {
  let (scope, isInTest) = (FakeScope.current, StandardReporter.isInTest)
  return {
    try FakeScope.taskScope.withValue(scope) { try FakeScope.isTaskOfTest.withValue(isInTest, operation: body) }
  }
}
