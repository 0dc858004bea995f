/// The waiters for calls to one function.
///
/// A waiter that is woken is taken out: however many calls come before it has looked at them, the first alone costs
/// anything. A waiter that wants more calls looks and is added again under the same lock.
nonisolated struct CallWaiters {
  private var waiters: [ObjectIdentifier: (waiter: any CallWaiter, count: Int)] = Dictionary()
  // No waiter is woken by fewer calls. May be too low after one was removed.
  private var leastCount = Int.max

  var isEmpty: Bool { waiters.isEmpty }

  /// - Parameter count: the waiter is woken by the call with which the record has this many calls to the function.
  mutating func add(_ waiter: any CallWaiter, count: Int) {
    waiters[ObjectIdentifier(waiter)] = (waiter, count)
    leastCount = min(leastCount, count)
  }

  /// The caller still holds the waiter: its last reference must not go under the lock.
  mutating func remove(_ waiter: any CallWaiter) { waiters[ObjectIdentifier(waiter)] = nil }

  /// Takes out the waiters that a call wakes.
  /// - Parameter count: how many calls the record has now.
  mutating func take(count: Int = .max) -> [any CallWaiter] {
    guard leastCount <= count else { return [] }
    let all = waiters.values
    self = CallWaiters()
    for (waiter, wanted) in all where wanted > count { add(waiter, count: wanted) }
    return all.filter { $0.count <= count }.map(\.waiter)
  }
}

/// Somebody who waits for a call, and is woken by it once.
nonisolated protocol CallWaiter: AnyObject, Sendable {
  /// Called outside every lock, on the thread of the call. A waiter that is not there any more is woken in vain.
  func wake()
}
