/// Somebody who waits for a call, and is woken by it once.
protocol CallWaiter: AnyObject, Sendable {
  /// Called outside every lock, on the thread of the call. A waiter that is not there any more is woken in vain.
  nonisolated func wake()
}
