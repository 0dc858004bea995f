import Foundation
import Poseur

/// Its functions have the effects that matter for how a call goes.
final class FakeArchive: Fake, Sendable {
  enum Function: String, PoseurFunction { case load, count, title, shelf, close }
  let faker = Function.faker()
  func load(_ page: Int, isolation: isolated (any Actor)? = #isolation) async throws -> String {
    try await recordAndStubThrowing(function: .load, arguments: page)
  }
  func count(isolation: isolated (any Actor)? = #isolation) async -> Int { await recordAndStub(function: .count) }
  func title() -> String { recordAndStub(function: .title) }
  func shelf() -> String { recordAndStub(function: .shelf, orElse: "top") }
  func close() { recordAndStub(function: .close) }
}

extension Thread {
  /// Runs a block on a thread of its own, and waits for it.
  static func run(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread {
      body()
      done.signal()
    }.start()
    done.wait()
  }
}
