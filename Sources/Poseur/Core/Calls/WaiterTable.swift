/// Those who wait for the calls of a faker's functions.
///
/// A waiter that is woken is taken out: however many calls come before it has looked at them, the first alone costs
/// anything. A waiter that wants more calls looks and is added again under the same lock.
///
/// It knows functions by their numbers, as the other tables do.
nonisolated struct WaiterTable {
  nonisolated private struct List {
    var waiters: [ObjectIdentifier: (waiter: any CallWaiter, count: Int)] = [:]
    /// No waiter is woken by fewer calls. May be too low after one was removed.
    var leastCount = Int.max
  }

  private var lists: [Int: List] = [:] {
    didSet { isEmpty = lists.isEmpty }
  }
  /// Kept, since every call asks.
  private(set) var isEmpty = true

  /// - Parameter count: the waiter is woken by the call with which the record has this many calls to the function.
  mutating func add(_ waiter: any CallWaiter, for function: Int, count: Int) {
    var list = lists.removeValue(forKey: function) ?? List()
    list.waiters[ObjectIdentifier(waiter)] = (waiter, count)
    list.leastCount = min(list.leastCount, count)
    lists[function] = list
  }

  /// The caller still holds the waiter: its last reference must not go under the lock.
  mutating func remove(_ waiter: any CallWaiter, for function: Int) {
    lists[function]?.waiters[ObjectIdentifier(waiter)] = nil
    if lists[function]?.waiters.isEmpty == true { lists[function] = nil }
  }

  /// Whether a call to the function wakes anybody.
  /// - Parameter count: how many calls to it the record has, that one included.
  func wakesAnybody(_ function: Int, count: Int) -> Bool { lists[function].map { $0.leastCount <= count } ?? false }

  /// Takes out the waiters that a call to the function wakes.
  /// - Parameter count: how many calls to it the record has now.
  mutating func take(_ function: Int, count: Int) -> [any CallWaiter] {
    guard let list = lists[function], list.leastCount <= count else { return [] }
    lists[function] = nil
    for (waiter, wanted) in list.waiters.values where wanted > count { add(waiter, for: function, count: wanted) }
    return list.waiters.values.filter { $0.count <= count }.map(\.waiter)
  }

  /// Takes out everybody.
  mutating func takeAll() -> [any CallWaiter] {
    guard !isEmpty else { return [] }
    let waiters = lists.values.flatMap { $0.waiters.values.map(\.waiter) }
    lists = [:]
    return waiters
  }
}

/// Somebody who waits for a call, and is woken by it once.
nonisolated protocol CallWaiter: AnyObject, Sendable {
  /// Called outside every lock, on the thread of the call. A waiter that is not there any more is woken in vain.
  func wake()
}
