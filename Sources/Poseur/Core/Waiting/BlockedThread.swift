/// A thread that a wait should not block, since the code under test may need it.
nonisolated struct BlockedThread {
  let fact: String
  let hint: String

  /// Nil if the caller's thread may be blocked.
  static var current: BlockedThread? {
    if MainQueue.isCurrent { return main }
    return withUnsafeCurrentTask { $0 == nil } ? nil : ofTasks
  }

  private static let main = BlockedThread(
    fact: "blocks the main thread, which the code may need",
    hint: """
      The wait blocks the main thread, so code that needs that thread can't make the call. In XCTest, wait for \
      expectation(forCallTo:), or make the test async and await waitForCall.
      """)

  /// One of those that all tasks share.
  private static let ofTasks = BlockedThread(
    fact: "blocks a thread that all tasks share",
    hint: """
      The wait blocks one of the few threads that all tasks share, so a task may not get to make the call. Make the \
      test async, and await waitForCall.
      """)
}
