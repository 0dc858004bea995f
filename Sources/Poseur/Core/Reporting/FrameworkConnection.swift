#if POSEUR_PACKAGE
  // Only test targets link the module Poseur; apps and playgrounds link just the core. So the core must do without, and
  // has to ask whether it's there. It asks the runtime for a conformance, since names don't help: whoever builds the
  // package may rename its modules.

  /// What knows the test frameworks, if the process has it.
  @_spi(Poseur) public protocol KnowingFrameworks {
    /// Reports to the framework whose test is running.
    static func newReporter() -> any FrameworkFailureReporter
  }

  /// Conforms to `KnowingFrameworks` where the module Poseur is linked, too.
  @_spi(Poseur) nonisolated public enum FrameworkConnection {
    static func newReporter() -> (any FrameworkFailureReporter)? {
      ((Self.self as Any.Type) as? any KnowingFrameworks.Type)?.newReporter()
    }
  }
#else
  /// A copy of the whole folder knows the test frameworks by itself.
  nonisolated enum FrameworkConnection {
    static func newReporter() -> (any FrameworkFailureReporter)? { FrameworkReporter() }
  }
#endif
