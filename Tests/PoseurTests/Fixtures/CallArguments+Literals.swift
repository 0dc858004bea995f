@testable import PoseurCore

// For tests of what is below the fakes.

extension CallArguments: ExpressibleByArrayLiteral {
  /// The arguments as a list of any length.
  public init(arrayLiteral arguments: Any?...) { self = .list(arguments) }
}
