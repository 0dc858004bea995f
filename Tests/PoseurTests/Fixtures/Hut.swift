import Poseur

/// The functions of a hut. Each test makes a fake of its own of it, since tests run at the same time.
enum HutFunction: String, PoseurFunction { case count, open, load }

enum HutFunctions {
  enum ClassFunction: String, PoseurFunction { case count, open, load }
}

protocol Hut: StaticFake where ClassFunction == HutFunctions.ClassFunction {}

extension Hut {
  static func count() -> Int { recordAndStub(function: .count) }
  static func open(_ door: Int) { recordCall(.open, arguments: door) }
  static func load() async -> String {
    await classFaker.recordAndStub(
      function: .load,
      orElse: await withIsolatedFakes {
        await Task.yield()
        open(9)
        return "from the hut"
      })
  }
}

/// Lets those who wait go on once it is open.
struct Latch: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func open() { continuation.finish() }
  func wait() async { for await _ in stream {} }
}
