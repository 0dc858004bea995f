/// The part of a faker that needs no type of functions: its states know these by numbers, and reports by their names.
nonisolated final class FakerCore: Sendable {
  /// The type of the functions.
  let table: any PoseurFunction.Type
  /// The name that the test gave the fake, to tell it from others of its type.
  let name: String?
  /// Where the fake makes its faker: failures of the fake's own calls stand there if the test isn't known.
  let position: SourcePosition
  let reporter: any FailureReporter
  let sharedState: LockedValue<FakerState>
  /// The states of isolated tests, if each has calls and stubs of its own.
  let scopedStates: ScopedStates?
  /// Whether it stands for a type, whose static functions are faked, and not for an object that one test makes.
  let standsForType: Bool
  /// The isolated test that has made it. The fake of a type belongs to none.
  let test: TestScope?
  /// Whether it has warned that isolated tests share it. Only the faker of a type can be shared.
  let hasWarnedOfSharing: LockedValue<Bool>?
  /// The policy that the faker was made with, if it names one.
  private let ownPolicy: UnstubbedPolicy?
  /// The policy of the test that made it, for calls that come from elsewhere.
  private let policyOfTest: UnstubbedPolicy?

  init(_ options: FakerOptions) {
    (table, name, position, standsForType) = (options.table, options.name, options.position, options.standsForType)
    sharedState = options.newState()
    ownPolicy = options.unstubbed
    policyOfTest = standsForType ? nil : FakeDefaults.current.get().policy
    // A type's faker is made in the scope that is the first to use it, but does not belong to that scope alone.
    let home = standsForType ? nil : TestScope.current
    test = home?.outermost
    // A type's faker lives on into other tests, so it does not keep a reporter that a task has for a while.
    reporter = standsForType ? StandardReporter.boundToCurrentFramework() : Failures.reporter.boundToCurrentTest()
    let isScoped = options.scope == .perTest
    hasWarnedOfSharing = standsForType && !isScoped ? LockedValue(false) : nil
    scopedStates = isScoped ? ScopedStates(home: home, outside: sharedState, options) : nil
    if !isScoped, let home { watch(home, options) }
  }

  /// The faker goes.
  /// - Parameter place: its place among all fakes.
  func end(_ place: Int?) {
    // One lock, and no closures and iterators for nothing: in a debug build, each costs as much as a call.
    let held = sharedState.hold()
    held.value.pointee.isGone = true
    let (callCount, stub) = (held.value.pointee.callCount, held.value.pointee.takeStubOfRecordCall())
    let (failures, waiters) = (held.value.pointee.madeExtras?.repeatedFailures, held.value.pointee.takeWaiters())
    held.release()
    if let place { OtherFakes.forget(place, self, callCount) }
    if let stub { tell(of: stub, in: sharedState) }
    if let failures { reportRepeated(failures) }
    if waiters.count > 0 { for waiter in waiters { waiter.wake() } }
    if let scopedStates { for state in scopedStates.all { state.wakeEverybody() } }
  }

  var isGone: Bool { sharedState.withLock(\.isGone) }

  /// The name of the fake's type.
  var typeName: String { table.fakeName }
  var fakeName: String { name ?? typeName }

  /// What happens when no stub answers a call.
  var unstubbed: UnstubbedPolicy { ownPolicy ?? FakeDefaults.current.get().policy ?? policyOfTest ?? .report }

  /// The fake in a line to paste: an object, or a type whose static functions are faked.
  var receiverName: String {
    if standsForType { return fakeName }
    if let name, isSwiftName(name) { return name }
    // A table of another name may stand alone.
    return typeNamePath(table).last == "Function" ? variableName(ofType: typeName) : "fake"
  }

  /// The same for what a type doesn't offer for its static functions: its faker does.
  var fakerReceiverName: String { standsForType ? "\(fakeName).classFaker" : receiverName }

  func report(_ message: String, severity: ReportSeverity = .failure, at position: SourcePosition? = nil) {
    let reporter = Failures.reporter(keeping: reporter)
    // A type's faker may have been made in another test.
    if let position = position ?? (standsForType ? self.position : nil) {
      reporter.report(message, severity: severity, at: position)
    } else {
      reporter.reportCall(message, severity: severity, ofFakeAt: self.position)
    }
  }

  /// A call for a message. A placeholder has no description.
  func text(of call: Invocation) -> String { call.tableFunction.call(of: fakeName, with: call.describableArguments) }
}
