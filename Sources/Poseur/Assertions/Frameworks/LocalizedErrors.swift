#if canImport(Foundation)
  #if POSEUR_PACKAGE
    import PoseurCore
  #endif
  // `public`, for modules in which an import is internal unless it says otherwise.
  public import Foundation

  // Whoever shows errors by their localized descriptions, as many loggers do, would otherwise learn nothing of these.

  nonisolated extension CallNotReceived: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
  }

  nonisolated extension UnstubbedCall: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
  }
#endif
