/// Stands for an argument that a matcher accepts, in a call that you write in a closure.
///
/// ```swift
/// dog.stub { $0.shouldFetch($1, for: .kid) }.andReturn(true)
/// expectHaveNotReceived(dog) { try $0.howl(at: matching(.in(1...3))) }
/// ```
/// The matcher's place is where the fake records what this returns: a value that no other argument equals. If no real
/// one can be made, as for an object or a protocol's value, it's one that may only be passed on. The closure runs again
/// with other values, to see what changes with them. If the place can't be found, that's a failure that says what to
/// write.
/// - Parameters:
///   - matcher: decides whether an argument matches; without it, any argument does. It's a failure if it can match no
///     value of the parameter's type.
///   - sample: any value of the parameter's type. You need it only if the fake's function uses its argument instead of
///     passing it on. It's a failure if another argument equals it.
/// - Returns: a value that shows the matcher's place. It's a failure to call this outside the closure of a written call.
nonisolated public func matching<T>(
  _ matcher: Argument = .any, like sample: T? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> T {
  stand(for: matcher, like: sample, at: SourcePosition(fileID, filePath, line, column))
}

/// Stands for any argument, which a captor keeps, in a call that you write in a closure; see the form with a matcher.
/// - Parameters:
///   - captor: keeps the argument of each call that matches.
///   - sample: any value of the parameter's type, for a fake whose function uses its argument.
/// - Returns: a value that shows the captor's place.
nonisolated public func matching<T>(
  _ captor: ArgumentCaptor, like sample: T? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> T {
  stand(for: captor.matcher, like: sample, at: SourcePosition(fileID, filePath, line, column))
}

/// Stands for an argument that passes a check, in a call that you write in a closure; see the form with a matcher.
///
/// ```swift
/// expectHaveNotReceived(dog) { try $0.howl(at: matching("a high moon") { $0 > 3 }) }
/// ```
/// - Parameters:
///   - description: how the check reads in a message, as a noun.
///   - sample: any value of the parameter's type, for a fake whose function uses its argument.
///   - predicate: takes the argument, in the parameter's type. Should have no side effects.
/// - Returns: a value that shows the check's place.
nonisolated public func matching<T>(
  _ description: String = "", like sample: T? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, where predicate: @escaping (T) -> Bool
) -> T {
  stand(for: .where(description, predicate), like: sample, at: SourcePosition(fileID, filePath, line, column))
}

nonisolated private func stand<T>(for matcher: Argument, like given: T?, at position: SourcePosition) -> T {
  guard let writing = Writing.current, writing.run.isOpen else {
    MisplacedMatcher.report(at: position)
    return given ?? StandIn.value(of: T.self, orEndTestWith: MisplacedMatcher.message, at: position)
  }
  if let value = writing.place(matcher, like: given) { return value }
  return writing.refuse(
    """
    Poseur can't make a value of type \(describeType(T.self)) for matching().
    Show its place by one of yours: matching(like: \(StandIn.placeholder(of: T.self))).
    """)
}
