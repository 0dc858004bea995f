import Testing

extension Tag {
  /// Suites that make threads or task groups: the gate runs them under the thread sanitizer.
  @Tag static var threads: Self
  /// Suites of what handles memory and types by itself: the gate runs them under the address sanitizer.
  @Tag static var memory: Self
}
