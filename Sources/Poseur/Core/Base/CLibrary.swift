// What the standard library has no function for, and every system's C library has.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(CRT)
  import CRT
#endif

/// What the environment of the run sets a variable to; nil if it doesn't.
@_spi(Poseur) nonisolated public func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The processor time that the process has used. Where the C library counts in other units than POSIX says, as on Windows,
/// next to none.
nonisolated func usedProcessorTime() -> Duration { .microseconds(Int64(clock())) }

/// Whether two pieces of memory are equal.
nonisolated func areSameBytes(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, count: Int) -> Bool {
  memcmp(lhs, rhs, numericCast(count)) == 0
}

/// Writes a text to standard error at once, so that texts of several threads don't mix.
@_spi(Poseur) nonisolated public func writeToStandardError(_ text: String) {
  // How the size is counted depends on the system.
  Array(text.utf8).withUnsafeBytes { _ = write(2, $0.baseAddress, numericCast($0.count)) }
}
