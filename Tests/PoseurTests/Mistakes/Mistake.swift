import Poseur

/// A mistake that somebody made in a first hour with Poseur, and all that the test then says.
struct Mistake: Sendable {
  let name: String
  /// Makes it.
  let make: @Sendable () async throws -> Void
  /// Failures and warnings, in order.
  let texts: [String]

  init(_ name: String, _ make: @escaping @Sendable () async throws -> Void) {
    (self.name, texts, self.make) = (name, Mistake.texts[name] ?? [], make)
  }

  /// What is reported when it is made, and any error that the framework reports.
  var reported: [String] {
    get async {
      let reporter = CapturingReporter()
      await Failures.$reporter.withValue(reporter) {
        do { try await make() } catch is UnstubbedCall {} catch {
          reporter.report("\(error)", severity: .failure, at: SourcePosition())
        }
      }
      return reporter.reports.map(\.message)
    }
  }
}
