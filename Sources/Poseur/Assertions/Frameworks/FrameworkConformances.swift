#if canImport(Foundation)
  // `public`, for modules in which an import is internal unless it says otherwise.
  public import Foundation

  // Many loggers show an error's localized description, which would otherwise say nothing.

  nonisolated extension CallNotReceived: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
  }

  nonisolated extension UnstubbedCall: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
  }
#endif
