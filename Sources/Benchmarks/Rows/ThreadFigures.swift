import Foundation

/// Threads that call one double at the same time.
func threadFigures(_ effort: Effort) -> [Figure] {
  let counts = [1, 2, 4, 8]
  var spies = counts.map { _ in [Double]() }
  var fakes = spies
  for _ in 0..<effort.rounds {
    for (index, threads) in counts.enumerated() {
      spies[index].append(wallTime(threads, calls: effort.callsPerThread, of: LockedSpy()))
      fakes[index].append(wallTime(threads, calls: effort.callsPerThread, of: FakeService.answering()))
    }
  }
  let times = zip(counts, zip(spies, fakes)).map { threads, times in
    Figure(
      name: "A call, \(threads) thread\(threads == 1 ? "" : "s") on one double", unit: .nanoseconds,
      locked: times.0.median, poseur: times.1.median)
  }
  return times + [Figure(name: threadLossName, unit: .times, poseur: threadLoss(one: times[0], two: times[1]))]
}

let threadLossName = "Two threads: what they lose beyond the lock"

/// How much longer a call takes when a second thread calls as well; less what the spy's lock costs, where that is more.
func threadLoss(one: Figure, two: Figure) -> Double {
  let lock = (two.locked ?? 0) / (one.locked ?? 1)
  return two.poseur / one.poseur / max(1, lock)
}

/// Nanoseconds on the wall for each call that any of the threads makes.
private func wallTime(_ threads: Int, calls: Int, of service: Service) -> Double {
  let shared = SharedService(service: service)
  let (gate, arrived, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
  for _ in 0..<threads {
    Thread.detachNewThread {
      arrived.signal()
      gate.wait()
      callGiveMeAString(shared.service, times: calls)
      done.signal()
    }
  }
  for _ in 0..<threads { arrived.wait() }
  let time = Clock.wall.time {
    for _ in 0..<threads { gate.signal() }
    for _ in 0..<threads { done.wait() }
  }
  return time / Double(threads * calls)
}

/// The doubles that are passed to threads here have a lock; their base class cannot know.
private struct SharedService: @unchecked Sendable {
  let service: Service
}
