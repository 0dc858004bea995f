import Foundation

/// What time is read from.
enum Clock {
  /// The processor time of this thread, which other programs do not add to.
  case thread
  /// The time on the wall, for what several threads do together.
  case wall

  /// Nanoseconds since some moment.
  var now: Double {
    var time = timespec()
    clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// How many nanoseconds the work takes.
  func time(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }
}
