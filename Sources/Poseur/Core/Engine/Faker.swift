/// Owns the recorded calls and the stubs of one fake, behind one lock.
///
/// A fake holds a faker and forwards every function to it. `Fake` then offers the faker's functions on the fake itself.
/// If there's no type to fake, use a faker alone.
/// ```swift
/// let faker = Function.faker()
/// ```
/// You can use a faker from any thread. Your own code (a stub's closure, a check, `==`, `description`, `deinit`) never
/// runs under the lock, so it may call, stub or reset the same fake.
nonisolated public final class Faker<Function: PoseurFunction>: Sendable {
  let sharedState: LockedValue<FakerState>
  /// The states of isolated tests, if each has calls and stubs of its own.
  let scopedStates: ScopedStates<FakerState>?
  /// Whether there are scoped states. Stored on its own, since every call asks.
  let isScoped: Bool
  /// Whether it stands for a type, whose static functions are faked, and not for an object that one test makes.
  let standsForType: Bool
  /// The policy that the faker was made with, if it names one.
  private let ownPolicy: UnstubbedPolicy?
  /// The policy of the test that made it, for calls that come from elsewhere.
  private let policyOfTest: UnstubbedPolicy?
  /// Who it is, in a list of all fakes if it doesn't stand for a type.
  let noted: NotedFake
  /// Whether it has warned that isolated tests share it. Only the faker of a type can be shared.
  let hasWarnedOfSharing: LockedValue<Bool>?

  /// Makes a faker with no calls and no stubs.
  /// - Parameters:
  ///   - name: what messages call the fake; its type by default. A name tells apart several fakes of one type.
  ///   - precedence: which stub answers when a universal and a specific one match; the universal one by default.
  ///   - unstubbed: what happens when no stub answers a call; by default what `.fakeDefaults(unstubbed:)` says, or else
  ///     a failure.
  ///   - retention: how recorded arguments are held; strongly by default.
  ///   - keeping: how the arguments of single functions are held.
  ///   - scope: whether isolated tests share the calls and stubs (the default) or each get their own.
  public convenience init(
    named name: String? = nil, precedence: StubPrecedence = .universalFirst, unstubbed: UnstubbedPolicy? = nil,
    retention: ArgumentRetention = .strong, keeping: [KeptCalls<Function>] = [], scope: FakerScope = .shared,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      FakerOptions(
        name: name, precedence: precedence, unstubbed: unstubbed, retention: retention, keeping: keeping, scope: scope,
        position: SourcePosition(fileID, filePath, line, column)))
  }

  fileprivate init(_ options: FakerOptions<Function>) {
    standsForType = options.standsForType
    sharedState = options.newState()
    isScoped = options.scope == .perTest
    ownPolicy = options.unstubbed
    policyOfTest = standsForType ? nil : FakeDefaults.current.get().policy
    hasWarnedOfSharing = standsForType && !isScoped ? LockedValue(false) : nil
    // A type's faker is made in the scope that is the first to use it, but does not belong to that scope alone.
    let home = standsForType ? nil : FakeScope.current
    // A type's faker lives on into other tests, so it does not keep a reporter that a task has for a while.
    let reporter =
      standsForType ? StandardReporter.boundToCurrentFramework() : Failures.reporter.boundToCurrentTest()
    noted = NotedFake(
      table: Function.self, reporter: reporter, name: options.name, state: sharedState, test: home?.outermost,
      at: options.position)
    scopedStates =
      isScoped
      ? Self.scopedStates(home: home, sharedState, orNew: { options.newState() }, LeftoverReport(options)) : nil
    if !standsForType { OtherFakes.note(noted) }
    if !isScoped, let home { watch(home, LeftoverReport(options)) }
  }

  deinit {
    // One lock, and no closures and iterators for nothing: in a debug build, each costs as much as a call.
    let held = sharedState.hold()
    let (callCount, idleStub) = (held.value.pointee.callCount, held.value.pointee.takeIdleStub())
    let (failures, waiters) = (held.value.pointee.madeExtras?.repeatedFailures, held.value.pointee.takeWaiters())
    held.release()
    if !standsForType {
      let gone = callCount > 0 ? GoneFake(table: noted.table, reporter: reporter, callCount: callCount) : nil
      OtherFakes.forget(noted, gone)
    }
    if let idleStub { tell(of: idleStub, in: sharedState) }
    if let failures { reportRepeated(failures) }
    if waiters.count > 0 { for waiter in waiters { waiter.wake() } }
    if let scopedStates { for state in scopedStates.all { state.wakeEverybody() } }
  }

  static var fakeName: String { Function.fakeName }

  /// The name that the test gave the fake, to tell it from others of its type.
  var name: String? { noted.name }
  /// Where the fake makes its faker: failures of the fake's own calls stand there if the test isn't known.
  var position: SourcePosition { noted.position }
  var reporter: any FailureReporter { noted.reporter }

  var fakeName: String { name ?? Self.fakeName }

  /// What happens when no stub answers a call.
  var unstubbed: UnstubbedPolicy { ownPolicy ?? FakeDefaults.current.get().policy ?? policyOfTest ?? .report }

  /// The fake in a line to paste: an object, or a type whose static functions are faked.
  var receiverName: String {
    if standsForType { return fakeName }
    if let name, isSwiftName(name) { return name }
    // A table of another name may stand alone.
    return typeNamePath(Function.self).last == "Function" ? variableName(ofType: Self.fakeName) : "fake"
  }

  func report(_ message: String, severity: ReportSeverity = .failure, at position: SourcePosition? = nil) {
    let reporter = Failures.reporter(keeping: reporter)
    // A type's faker may have been made in another test.
    if let position = position ?? (standsForType ? self.position : nil) {
      reporter.report(message, severity: severity, at: position)
    } else {
      reporter.reportCall(message, severity: severity, ofFakeAt: self.position)
    }
  }
}

nonisolated extension PoseurFunction {
  /// The fake's name, or the table's own where it stands alone: `FakeDog` for `FakeDog.Function`.
  static var fakeName: String { typeNamePath(Self.self).suffix(2).first ?? "" }

  /// Makes a faker for these functions, for a fake to hold: `let faker = Function.faker()`.
  /// - Parameters:
  ///   - name: what messages call the fake; its type by default. A name tells apart several fakes of one type.
  ///   - precedence: which stub answers when a universal and a specific one match; the universal one by default.
  ///   - unstubbed: what happens when no stub answers a call; by default what `.fakeDefaults(unstubbed:)` says, or else
  ///     a failure.
  ///   - retention: how recorded arguments are held; strongly by default.
  ///   - keeping: how the arguments of single functions are held.
  ///   - scope: whether isolated tests share the calls and stubs (the default) or each get their own.
  public static func faker(
    named name: String? = nil, precedence: StubPrecedence = .universalFirst, unstubbed: UnstubbedPolicy? = nil,
    retention: ArgumentRetention = .strong, keeping: [KeptCalls<Self>] = [], scope: FakerScope = .shared,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Faker<Self> {
    Faker(
      named: name, precedence: precedence, unstubbed: unstubbed, retention: retention, keeping: keeping, scope: scope,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a faker for these static functions, for a ``StaticFake`` to hold.
  ///
  /// Write `static let classFaker = ClassFunction.classFaker()`. This faker stands for a type, which all tests share,
  /// and not for an object that belongs to the test that makes it.
  /// - Parameters:
  ///   - precedence: which stub answers when a universal and a specific one match; the universal one by default.
  ///   - unstubbed: what happens when no stub answers a call; by default what `.fakeDefaults(unstubbed:)` says, or else
  ///     a failure.
  ///   - retention: how recorded arguments are held; strongly by default.
  ///   - keeping: how the arguments of single functions are held.
  ///   - scope: whether isolated tests share the calls and stubs (the default) or each get their own.
  public static func classFaker(
    precedence: StubPrecedence = .universalFirst, unstubbed: UnstubbedPolicy? = nil,
    retention: ArgumentRetention = .strong, keeping: [KeptCalls<Self>] = [], scope: FakerScope = .shared,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Faker<Self> {
    Faker(
      FakerOptions(
        precedence: precedence, unstubbed: unstubbed, retention: retention, keeping: keeping, scope: scope,
        standsForType: true, position: SourcePosition(fileID, filePath, line, column)))
  }
}

nonisolated extension Faker: CustomReflectable {
  /// Shows only the table of functions, so that values holding fakes don't differ by what the fakes have recorded.
  public var customMirror: Mirror { Mirror(self, children: ["functions": Function.self], displayStyle: .class) }
}
