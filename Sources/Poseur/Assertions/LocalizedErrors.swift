#if canImport(Foundation)
  #if POSEUR_PACKAGE
    import PoseurCore
  #endif
  // `public`, for modules in which an import is internal unless it says otherwise.
  public import Foundation

  // XCTest shows an error that a test throws by its localized description, which would say nothing of it.

  extension CallNotReceived: LocalizedError {
    /// What it says of itself.
    public var errorDescription: String? { description }
  }

  extension UnstubbedCall: LocalizedError {
    /// What it says of itself.
    public var errorDescription: String? { description }
  }
#endif
