import Foundation

#if canImport(Darwin)
  /// Bytes that are allocated now.
  func heapUse() -> Int {
    var statistics = malloc_statistics_t()
    malloc_zone_statistics(nil, &statistics)
    return statistics.size_in_use
  }
#else
  /// Bytes of the process that are in memory now: what is allocated, as long as the heap has no holes.
  func heapUse() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
#endif
