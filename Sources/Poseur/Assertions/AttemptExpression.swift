/// Runs an asynchronous expression, on the caller's actor until it says otherwise, and tells how it ended.
func attemptExpression<Value>(
  isolation: isolated (any Actor)? = #isolation, _ expression: () async throws -> Value
) async -> Result<Value, any Error> {
  do {
    return .success(try await expression())
  } catch {
    return .failure(error)
  }
}
