/// Lets one piece of work run after the other, in the order in which they are asked for.
actor Turns {
  private var last: Task<Void, Never>?

  func next<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let before = last
    let task = Task {
      await before?.value
      return try await work()
    }
    last = Task { _ = await task.result }
    return try await task.value
  }
}
