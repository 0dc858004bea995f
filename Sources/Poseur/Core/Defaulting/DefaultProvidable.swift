/// A type that can stand in for an unstubbed result.
///
/// A fake's function that nobody stubbed returns this value where it must return something; see `UnstubbedPolicy`.
public protocol DefaultProvidable {
  /// The value to return.
  static var defaultValue: Self { get }
}
