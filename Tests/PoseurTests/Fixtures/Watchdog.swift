import Foundation
import Testing

/// Runs `body`, and fails the test with a sentence where it does not end: something must be stuck then.
///
/// A lock that is never given back may hold every thread that could go on with the test. Then the process stops, with
/// the same sentence.
func watched(
  _ what: String, seconds: Double = 600, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @Sendable () async -> Void
) async {
  let sentence = "\(what): not over after \(Int(seconds)) seconds, so a waiter, a call or a lock is stuck."
  let watch = Watch()
  let isOver = await withCheckedContinuation { continuation in
    watch.begin(continuation)
    let work = Task {
      await body()
      watch.end(true)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
      watch.end(false)
      work.cancel()
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds + 10) {
      if !watch.hasBeenSeen { fatalError(sentence) }
    }
  }
  watch.see()
  if !isOver { Issue.record(Comment(rawValue: sentence), sourceLocation: sourceLocation) }
}

private final class Watch: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Bool, Never>?
  private var isSeen = false

  func begin(_ continuation: CheckedContinuation<Bool, Never>) { lock.withLock { self.continuation = continuation } }

  /// Only the first end counts.
  func end(_ isOver: Bool) {
    let continuation = lock.withLock {
      defer { self.continuation = nil }
      return self.continuation
    }
    continuation?.resume(returning: isOver)
  }

  func see() { lock.withLock { isSeen = true } }

  var hasBeenSeen: Bool { lock.withLock { isSeen } }
}
