/// A value that passes from a caller to a function that the caller waits for, or back.
///
/// This is no API: the assertions, which are a module of their own in the package, hand values over as well.
@_spi(Poseur) nonisolated public struct HandedOver<Value>: @unchecked Sendable {
  /// What is handed over.
  public nonisolated(unsafe) let value: Value

  /// - Parameter value: what is handed over.
  public init(value: Value) { self.value = value }
}
