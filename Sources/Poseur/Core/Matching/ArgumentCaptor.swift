/// Keeps the argument at its place in an argument list, for the test to look at afterwards.
///
/// ```swift
/// let captor = Argument.captor()
/// fake.stub { $0.shouldFetch(.ball, for: matching(captor)) }.andReturn(true)
/// _ = fake.shouldFetch(.ball, for: .kid)
/// let member: Member = captor[0]
/// ```
/// In a stub, a captor keeps one value for each call that the stub answers, before the stub returns, throws or runs its
/// closure. In a check (`receivedCall`, `didCall`, an assertion), it keeps one for each call that matches, at the time
/// of the check. In a wait or a check of an order, it does so only if that succeeds. If you check again, it keeps the
/// values again. A call that doesn't match as a whole leaves nothing behind.
///
/// Among the matchers of `oneOf`, `either`, `all` and `key`, a captor keeps what it matches there. Within `not` and
/// `contains` it keeps nothing, because no single value belongs to it.
///
/// You can use one captor in several places, with several fakes, and from any thread. It keeps values in the order they
/// come. Resetting a fake doesn't empty it.
nonisolated public final class ArgumentCaptor: Sendable {
  // Not even the condition is `Sendable`, so a lock keeps it, too. It runs outside the lock.
  private let condition: LockedValue<Argument>
  private let keptValues = LockedValue<[Any?]>([])
  /// Whether it was in a stub, a written call or a list of arguments.
  private let usage = LockedValue(false)

  /// Makes an empty captor for an argument of any value.
  public convenience init() { self.init(where: .anything) }

  /// Makes an empty captor for an argument that matches.
  /// - Parameter condition: what the argument must match for the call to match.
  public init(where condition: Argument) { self.condition = LockedValue(condition) }

  /// How many values the captor has kept.
  public var count: Int { keptValues.withLock(\.count) }

  /// One of the kept values.
  ///
  /// A wrong index or type is a failure at the line that asks. You then get a stand-in; if Poseur can't make one of
  /// that type, the process stops.
  /// - Parameters:
  ///   - index: the value's position, from 0; the first by default.
  ///   - type: the value's type. Leave it out if Swift can infer it. An optional type accepts nil.
  public func getValue<T>(
    at index: Int = 0, as type: T.Type = T.self, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> T {
    let kept = allValues
    if kept.indices.contains(index), let value = typedValue(kept[index], as: type) { return value }
    let position = SourcePosition(fileID, filePath, line, column)
    return StandIn.value(of: type, reporting: failureMessage(kept, index, type), at: position)
  }

  /// One of the kept values, in the type that the context asks for; see `getValue`.
  /// - Parameter index: the value's position, from 0.
  public subscript<T>(
    index: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> T {
    getValue(at: index, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// One of the kept values as it is, if the context asks for no type; see `getValue`.
  ///
  /// A wrong index is a failure, and you get nil.
  /// - Parameter index: the value's position, from 0.
  @_disfavoredOverload
  public subscript(
    index: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Any? {
    let kept = allValues
    if kept.indices.contains(index) { return kept[index] }
    // Doesn't call `getValue`, which crashes the optimiser of Swift 6.3 for `Any?`.
    report(kept, index, Any?.self, SourcePosition(fileID, filePath, line, column))
    return nil
  }

  /// Whether there is a value at the index that `getValue` would return in this type.
  /// - Parameters:
  ///   - type: the type to check. A value of a subclass or a conforming type counts as well.
  ///   - index: the value's position, from 0; the first by default.
  /// - Returns: whether it would. False if there is no value at the index.
  public func isType<T>(_ type: T.Type, at index: Int = 0) -> Bool {
    let kept = allValues
    return kept.indices.contains(index) && typedValue(kept[index], as: type) != nil
  }

  /// The kept values of this type, in the order they came. Others are left out.
  ///
  /// If there are values and none is of the type, that's a failure at the line that asks. So is a captor that stands in no
  /// stub, no written call and no list of arguments.
  /// - Parameter type: the type. Leave it out if Swift can infer it.
  public func values<T>(
    as type: T.Type = T.self, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> [T] {
    let kept = allValues
    let values = kept.compactMap { typedValue($0, as: type) }
    if values.isEmpty, !kept.isEmpty || !isUsed {
      report(kept, 0, type, SourcePosition(fileID, filePath, line, column))
    }
    return values
  }

  /// The value kept last, or nil if there is none or it has another type. It's a failure if the captor stands in no stub,
  /// no written call and no list of arguments.
  /// - Parameter type: the type. Leave it out if Swift can infer it.
  public func last<T>(
    as type: T.Type = T.self, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> T? {
    let kept = allValues
    if !isUsed { report(kept, 0, type, SourcePosition(fileID, filePath, line, column)) }
    return kept.last.flatMap { typedValue($0, as: type) }
  }

  /// Forgets the kept values.
  public func reset() { keptValues.exchange([]) }

  /// The captor's matcher in an argument list.
  var matcher: Argument {
    usage.withLock { $0 = true }
    return Argument(CapturingMatcher(captor: self, condition: condition.withLock { $0 }))
  }

  fileprivate func keep(_ value: Any?) { keptValues.withLock { $0.append(value) } }

  private var allValues: [Any?] { keptValues.withLock { $0 } }

  private var isUsed: Bool { usage.withLock { $0 } }

  private func report(_ kept: [Any?], _ index: Int, _ type: Any.Type, _ position: SourcePosition) {
    Failures.reporter.report(failureMessage(kept, index, type), severity: .failure, at: position)
  }

  private func failureMessage(_ kept: [Any?], _ index: Int, _ type: Any.Type) -> String {
    if !isUsed {
      return """
        This captor captures nothing: it stands in no stub, no written call and no list of arguments.
        Write it in place of an argument: matching(captor) in a written call, the captor itself in a list.
        """
    }
    let values = kept.prefix(5).map { describeValue($0) } + (kept.count > 5 ? ["… and \(kept.count - 5) more"] : [])
    let count = kept.count == 1 ? "only 1 was" : "\(kept.count) were"
    let list = "\(count) captured: \(values.joined(separator: ", "))."
    if kept.indices.contains(index) {
      let value = describeValueWithType(kept[index])
      let message = "Captured value \(index) is \(value), not a value of type \(describeType(type))."
      return kept.count == 1 ? message : "\(message) \(list)"
    }
    return "There is no captured value \(index): \(kept.isEmpty ? "nothing was captured." : list)"
  }
}

nonisolated private struct CapturingMatcher: ArgumentMatcher {
  let captor: ArgumentCaptor
  let condition: Argument

  var description: String { "\(condition.matcher.nestedDescription) (captured)" }
  var matchable: MatchableValues { condition.matcher.matchable }
  func matches(_ value: Any?) -> Bool { condition.matches(value) }
  func mismatch(_ value: Any?) -> Mismatch { condition.mismatch(value) ?? Mismatch.changed }
  var capturesValues: Bool { true }
  func capture(_ value: Any?) { captor.keep(value) }
}

nonisolated extension Argument {
  /// Makes a captor that keeps the argument at its place. Any value matches.
  public static func captor() -> ArgumentCaptor { ArgumentCaptor() }

  /// Makes a captor that keeps the argument at its place if it matches.
  /// ```swift
  /// let captor = Argument.captor(where: .hasPrefix("a"))
  /// ```
  /// - Parameter condition: what the argument must match for the call to match.
  public static func captor(where condition: Argument) -> ArgumentCaptor { ArgumentCaptor(where: condition) }
}
