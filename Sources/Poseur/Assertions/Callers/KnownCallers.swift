#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// The callers of the process that have been named, and whether their lines are looked up: not any more once that took
/// longer than a test should wait.
nonisolated struct KnownCallers {
  static let shared = LockedValue(KnownCallers(limit: .seconds(5)))

  /// By the addresses of their frames.
  var places: [[UInt]: any CallerTrace] = [:]
  let limit: Duration
  private(set) var isQuick = true

  init(limit: Duration) { self.limit = limit }

  mutating func spend(_ time: Duration) { if time > limit { isQuick = false } }
}
