#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore

  // The core finds this, and nothing else of the module.
  @_spi(Poseur) nonisolated extension FrameworkConnection: KnowingFrameworks {
    /// Reports to the framework whose test is running.
    public static func newReporter() -> any FrameworkFailureReporter { FrameworkReporter() }
  }
#endif
