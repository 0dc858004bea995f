import Foundation

/// A clock that stands still until a test moves it.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var sleepers: [UUID: Sleeper] = [:]
  private var cancelled: Set<UUID> = []
  private var observers: [(isMet: (Int) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(id, Sleeper(deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Returns when so many sleep.
  func untilSleeping(_ count: Int = 1) async { await until { $0 >= count } }

  /// Returns when nobody sleeps.
  func untilNobodySleeps() async { await until { $0 == 0 } }

  private func until(_ isMet: @escaping (Int) -> Bool) async {
    await withCheckedContinuation { continuation in
      lock.withLock { observers.append((isMet, continuation)) }
      tellObservers()
    }
  }

  func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.value.deadline <= time }
      for id in due.keys { sleepers[id] = nil }
      return due.values
    }
    for sleeper in due { sleeper.continuation.resume() }
    tellObservers()
  }

  private func add(_ id: UUID, _ sleeper: Sleeper) {
    let result: Result<Void, any Error>? = lock.withLock {
      if cancelled.contains(id) { return .failure(CancellationError()) }
      if sleeper.deadline <= time { return .success(()) }
      sleepers[id] = sleeper
      return nil
    }
    if let result { sleeper.continuation.resume(with: result) }
    tellObservers()
  }

  private func cancel(_ id: UUID) {
    let sleeper = lock.withLock {
      cancelled.insert(id)
      return sleepers.removeValue(forKey: id)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
    tellObservers()
  }

  private func tellObservers() {
    let met = lock.withLock {
      let count = sleepers.count
      let met = observers.filter { $0.isMet(count) }
      observers.removeAll { $0.isMet(count) }
      return met
    }
    for observer in met { observer.continuation.resume() }
  }
}
