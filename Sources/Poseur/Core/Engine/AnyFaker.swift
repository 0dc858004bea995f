/// A faker with any table: what writing a call, or a stub of it, has to know of it.
nonisolated protocol AnyFaker: AnyObject, Sendable {
  var state: LockedValue<FakerState> { get }
  var fakeName: String { get }
  /// How a test calls the fake, for lines to paste.
  var receiverName: String { get }
  var reporter: any FailureReporter { get }
  var standsForType: Bool { get }

  func report(_ message: String, severity: ReportSeverity, at position: SourcePosition?)
}

nonisolated extension Faker: AnyFaker {}

nonisolated extension AnyFaker {
  /// A call for a message. A placeholder has no description.
  func text(of call: Invocation) -> String { call.tableFunction.call(of: fakeName, with: call.describableArguments) }
}

nonisolated extension Invocation {
  /// The function, as a case of its table.
  var tableFunction: any PoseurFunction { state.tableFunction(function) }

  /// The arguments for a message.
  var describableArguments: [Any?] { arguments.map { Placeholder.object(in: $0) == nil ? $0 : Argument.any } }
}
