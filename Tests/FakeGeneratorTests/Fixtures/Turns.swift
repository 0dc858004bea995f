/// Lets two pieces of work run at a time, in the order in which they are asked for.
actor Turns {
  private var last: [Task<Void, Never>?] = [nil, nil]
  private var count = 0

  func next<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    count += 1
    let lane = count % last.count
    let before = last[lane]
    let task = Task {
      await before?.value
      return try await work()
    }
    last[lane] = Task { _ = await task.result }
    return try await task.value
  }
}
