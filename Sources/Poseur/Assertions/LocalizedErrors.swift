#if canImport(Foundation)
  #if POSEUR_PACKAGE
    import PoseurCore
  #endif
  // `public`, for modules in which an import is internal unless it says otherwise.
  public import Foundation

  // Who shows errors by their localized descriptions, as many loggers do, would learn nothing of these.

  extension CallNotReceived: LocalizedError {
    /// What it says of itself.
    public var errorDescription: String? { description }
  }

  extension UnstubbedCall: LocalizedError {
    /// What it says of itself.
    public var errorDescription: String? { description }
  }
#endif
