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
  let core: FakerCore
  /// The core's, since every call asks.
  let sharedState: LockedValue<FakerState>
  let isScoped: Bool
  /// Its place among all fakes; nil if it stands for a type.
  private let place: Int?

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
        table: Function.self, name: name, precedence: precedence, unstubbed: unstubbed, retention: retention,
        keeping: rules(keeping), scope: scope, position: SourcePosition(fileID, filePath, line, column)))
  }

  fileprivate init(_ options: FakerOptions) {
    core = FakerCore(options)
    (sharedState, isScoped) = (core.sharedState, core.scopedStates != nil)
    place = core.standsForType ? nil : OtherFakes.note(core)
  }

  deinit { core.end(place) }
}

/// The rules in terms of any table. Most fakers have none, and need no metadata for them.
nonisolated private func rules<Function>(_ keeping: [KeptCalls<Function>]) -> [KeepingRule] {
  keeping.count == 0 ? [] : keeping.map { $0.rule }
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
        table: Self.self, precedence: precedence, unstubbed: unstubbed, retention: retention, keeping: rules(keeping),
        scope: scope, standsForType: true, position: SourcePosition(fileID, filePath, line, column)))
  }
}

nonisolated extension Faker: CustomReflectable {
  /// Shows only the table of functions, so that values holding fakes don't differ by what the fakes have recorded.
  public var customMirror: Mirror { Mirror(self, children: ["functions": Function.self], displayStyle: .class) }
}
