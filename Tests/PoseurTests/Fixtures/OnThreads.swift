import Foundation

/// Runs `body` on 8 threads and waits for them all.
func onThreads(_ body: @escaping @Sendable (_ thread: Int) -> Void) {
  let group = DispatchGroup()
  for index in 0..<8 {
    group.enter()
    Thread {
      body(index)
      group.leave()
    }.start()
  }
  group.wait()
}

/// The same, for a task, which must not keep a thread of its pool waiting.
func onThreads(_ body: @escaping @Sendable (_ thread: Int) -> Void) async {
  await withCheckedContinuation { continuation in
    Thread {
      onThreads(body)
      continuation.resume()
    }.start()
  }
}
