/// The place that made a call, as it was captured when the call came: quick to capture, slow to name. Calls from one
/// place share it.
///
/// This is not API. It's for the module that knows how to name a caller, which apps don't link.
@_spi(Poseur) nonisolated public protocol CallerTrace: AnyObject, Sendable {
  /// Who made the call: `Checkout.buy(), Checkout.swift:12`. Nil if that can't be known.
  var caller: String? { get }
  /// The fake's function that was called, in the compiler's words. Nil if that can't be known.
  var callee: String? { get }
}

/// Somebody who can tell who made a call. The core can't, and asks for one by `CallerConnection`.
///
/// This is not API.
@_spi(Poseur) nonisolated public protocol CallerTracing: Sendable {
  /// Captures who called a fake's function, which led to the line that asks. Nil if that can't be known.
  /// - Parameter fake: the type of the fake, whose own functions don't count.
  func trace(toFake fake: () -> String) -> (any CallerTrace)?
  /// The line of a test case that led to where this is asked. Nil if that can't be known.
  /// - Parameter testCase: as XCTest names it: `FakeDogTests.testBark`.
  func place(ofTestCase testCase: String) -> (path: String, line: Int)?
}

/// What knows how to name a caller, if the process has it.
///
/// This is not API.
@_spi(Poseur) nonisolated public protocol KnowingCallers {
  /// Names who made a call.
  static func newTracing() -> any CallerTracing
}

/// Conforms to `KnowingCallers` where the folder Callers is there, too. An app doesn't link it, and a copy may leave it
/// out.
///
/// This is not API.
@_spi(Poseur) nonisolated public enum CallerConnection {
  /// Nil if nobody here can name a caller.
  public static func newTracing() -> (any CallerTracing)? {
    ((Self.self as Any.Type) as? any KnowingCallers.Type)?.newTracing()
  }
}

/// Whether and how a run tells who made a call.
nonisolated enum CallerTracer {
  /// `0`: never. `1`: for all calls. Otherwise where a call fails, and for the fakes that keep their callers.
  private static let setting = environmentVariable("POSEUR_CALLERS")

  private static let found: (any CallerTracing)? = setting == "0" ? nil : CallerConnection.newTracing()

  /// Whether anybody can name a caller.
  static var isAvailable: Bool { found != nil }

  /// Whether every fake keeps the callers of its calls.
  static let isForAllCalls = setting == "1" && isAvailable

  static func trace(toFake fake: () -> String) -> (any CallerTrace)? { found?.trace(toFake: fake) }

  /// Whether a report is to name the callers of recorded calls. A text that a test compares leaves out what only the
  /// environment asked for.
  static var isForReports: Bool { !isForAllCalls || !(Failures.reporter is CapturingReporter) }
}

nonisolated extension CallerTrace {
  /// Follows a call in a report; nil if there is nothing to tell.
  var remark: String? { CallerTracer.isForReports ? caller.map { "called by \($0)" } : nil }
}
