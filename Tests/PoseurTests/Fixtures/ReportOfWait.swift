@testable import PoseurCore

// In place of `#expect(throws:)`, which returns no error before Swift 6.1.

/// What a wait that is in vain says of the calls; nil where it is not, or ends otherwise.
func reportOfWait<T>(_ wait: () throws -> T) -> String? {
  do { _ = try wait() } catch { return (error as? CallNotReceived)?.report }
  return nil
}

/// What a wait that is in vain says of the calls; nil where it is not, or ends otherwise.
func reportOfWait<T: Sendable>(
  isolation: isolated (any Actor)? = #isolation, _ wait: () async throws -> T
) async -> String? {
  do { _ = try await wait() } catch { return (error as? CallNotReceived)?.report }
  return nil
}
