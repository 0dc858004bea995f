@testable import PoseurCore

/// For tests of what is below the fakes.
extension CallArguments: ExpressibleByArrayLiteral {
  public init(arrayLiteral arguments: Any?...) { self = .list(arguments) }
}
