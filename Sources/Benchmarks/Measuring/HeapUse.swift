import Foundation

#if canImport(Darwin)
  /// Bytes that are allocated now.
  func heapUse() -> Int {
    var statistics = malloc_statistics_t()
    malloc_zone_statistics(nil, &statistics)
    return statistics.size_in_use
  }
#elseif canImport(Glibc)
  /// Bytes that are allocated now, as the C library tells: what it has from the system less what it has free.
  ///
  /// Its header is not visible from Swift, so the function that writes this down is looked up by name.
  func heapUse() -> Int {
    typealias WriteInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    guard let symbol = dlsym(nil, "malloc_info") else { return residentSize() }
    var text: UnsafeMutablePointer<CChar>?
    var size = 0
    guard let stream = open_memstream(&text, &size) else { return residentSize() }
    _ = unsafeBitCast(symbol, to: WriteInfo.self)(0, stream)
    fclose(stream)
    defer { free(text) }
    guard let text else { return residentSize() }
    return allocatedBytes(inMallocInfo: String(cString: text))
  }
#else
  /// Bytes of the process that are in memory now, where nothing tells more.
  func heapUse() -> Int { residentSize() }
#endif

/// Reads the totals, which come after those of the arenas.
func allocatedBytes(inMallocInfo text: String) -> Int {
  func total(_ element: String) -> Int {
    guard let start = text.range(of: "<\(element)", options: .backwards)?.upperBound,
      let size = text.range(of: "size=\"", range: start..<text.endIndex)?.upperBound
    else { return 0 }
    return Int(text[size...].prefix(while: \.isNumber)) ?? 0
  }
  return total("system type=\"current\"") + total("total type=\"mmap\"") - total("total type=\"fast\"")
    - total("total type=\"rest\"")
}

#if !canImport(Darwin)
  private func residentSize() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
#endif
