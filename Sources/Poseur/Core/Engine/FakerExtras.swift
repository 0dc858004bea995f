/// What a faker's lock guards and most fakes never use. An object of its own, so that the others needn't carry it.
nonisolated final class FakerExtras {
  /// The numbers of the functions that don't fit into a byte, by their hash values.
  @exclusivity(unchecked) var numbers: [Int: [Int]] = Dictionary()
  /// The numbers of the functions that were found by their names, by the address of the name's text.
  @exclusivity(unchecked) var numbersByName: [UInt: Int] = Dictionary()
  /// Registered for types.
  var defaults = RegisteredDefaults()
  /// The scope that the calls belong to, if it has ended and reports late calls.
  var endedScope: TestScope?
  /// Whether the record has who made each call.
  var keepsCallers = CallerTracer.isForAllCalls
  /// Where the calls are told as they come.
  var log = CallLog.ofRun
  /// The tests whose reports have the fake's transcript.
  var testsWithTranscript: Set<String> = Set()
  /// How many failures of the calls to a function a test has heard, by the function's number and the test.
  var repeatedFailures: [Int: [String: Int]] = Dictionary()
  /// A stub that can't answer, since the fake only records its function.
  var stubOfRecordCall = StubOfRecordCall.none

  /// Whether somebody wants to notice calls.
  var wantsCalls: Bool { endedScope != nil || keepsCallers || log != nil }

  /// Takes out what is registered for types, to be dropped outside the lock.
  func takeDefaults() -> RegisteredDefaults {
    defer { defaults = RegisteredDefaults() }
    return defaults
  }
}

/// What a faker's lock guards of one function and most functions never have.
nonisolated final class FunctionExtras {
  /// The value for calls that nobody stubbed, if one is registered.
  var defaultValue: Any??
  var waiters = CallWaiters()
  /// Whether it has warned of a call with a closure that no stub answers.
  var hasWarnedOfClosure = false
  var hasWarnedOfLateStub = false
  /// The failure of a stub that was not added, since its answer doesn't fit the function, and the test that heard of it.
  var refusedStub: (failure: FailureText, test: String)?
}

/// Whether a call was only recorded although a stub has an answer for it.
nonisolated enum StubOfRecordCall {
  case none
  case found(function: Int, StubOrigin)
  case settled
}

/// Prints calls as they come.
nonisolated struct CallLog: Sendable {
  /// The log of every fake in the run, if the environment asks for it.
  static let ofRun = environmentVariable("POSEUR_LOG") == "1" ? CallLog { print($0) } : nil

  let output: @Sendable (String) -> Void

  /// Tells of a call. An object in it appears by its type: the code may hold the lock that the object's own description
  /// takes.
  func tell<Function: PoseurFunction>(_ function: Function, of fakeName: String, _ arguments: [Any?]) {
    output(CustomDescription.ofCall { function.call(of: fakeName, with: arguments) })
  }
}
