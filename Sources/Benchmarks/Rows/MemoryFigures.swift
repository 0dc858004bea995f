import Foundation

/// What a recorded call takes in memory.
func memoryFigures() -> [Figure] {
  [
    Figure(
      name: "Memory of a call, no arguments", unit: .bytes,
      plain: bytes(of: PlainSpy.init, callDoThings), locked: bytes(of: LockedSpy.init, callDoThings),
      poseur: bytes(of: FakeService.init, callDoThings)),
    Figure(
      name: "Memory of a call, two small arguments", unit: .bytes,
      plain: bytes(of: PlainSpy.init, callGiveMeAString), locked: bytes(of: LockedSpy.init, callGiveMeAString),
      poseur: bytes(of: FakeService.answering, callGiveMeAString)),
  ]
}

private func bytes(of double: () -> Service, _ client: (Service, _ times: Int) -> Void) -> Double {
  let calls = 100_000
  let service = double()
  client(service, 1)
  let before = heapUse()
  client(service, calls)
  let after = heapUse()
  return withExtendedLifetime(service) { Double(max(0, after - before)) / Double(calls) }
}

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
