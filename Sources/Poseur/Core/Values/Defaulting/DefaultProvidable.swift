/// A type that provides a stand-in for unstubbed results.
///
/// If no stub answers a call that must return this type, the call returns the type's default value; see
/// ``UnstubbedPolicy``.
nonisolated public protocol DefaultProvidable {
  /// The value to return.
  static var defaultValue: Self { get }
}
