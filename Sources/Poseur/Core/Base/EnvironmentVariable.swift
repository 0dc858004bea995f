#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// What the environment of the run sets a variable to; nil if it doesn't.
nonisolated func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
