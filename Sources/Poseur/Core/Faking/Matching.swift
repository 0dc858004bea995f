// Each form has one with `like:`, whose sample the test gives. Without it, Poseur makes one.

/// Stands for an argument that a matcher accepts, in a call that you write in a closure.
///
/// ```swift
/// dog.stub { $0.shouldFetch(matching(), for: .kid) }.andReturn(true)
/// expectHaveNotReceived(dog) { try $0.howl(at: matching(.in(1...3))) }
/// ```
/// The matcher's place is where the fake records what this returns. Poseur makes a value for that, which no other
/// argument equals. Of types with few values, such as `Bool`, there's none, so the closure runs again with others: it may
/// run several times. If the place can't be found, that's a failure that says what to write.
/// - Parameter matcher: decides whether an argument matches; without it, any argument does.
/// - Returns: a value that shows the matcher's place. If Poseur can't make one, as for an object or a value behind a
///   protocol, the process stops with a message: write `like:`. It's a failure to call this outside the closure of a written call.
nonisolated public func matching<T>(
  _ matcher: Argument = .any, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> T {
  stand(for: matcher, at: SourcePosition(fileID, filePath, line, column))
}

/// Stands for an argument that a matcher accepts, in a call that you write in a closure, and shows its place by a value
/// of yours: `matching(.any, like: kennel)`.
/// - Parameters:
///   - matcher: decides whether an argument matches; without it, any argument does.
///   - sample: any value of the parameter's type. It's a failure if another argument equals it. Only values of the
///     sample's type match: if the parameter's type is a protocol, write `value as any P`.
/// - Returns: the sample. It's a failure to call this outside the closure of a written call.
nonisolated public func matching<T>(
  _ matcher: Argument = .any, like sample: T, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> T {
  stand(for: matcher, like: sample, at: SourcePosition(fileID, filePath, line, column))
}

/// Stands for any argument, which a captor keeps, in a call that you write in a closure; see the form with a matcher.
/// - Parameter captor: keeps the argument of each call that matches.
/// - Returns: a value that shows the captor's place.
nonisolated public func matching<T>(
  _ captor: ArgumentCaptor, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> T {
  stand(for: captor.matcher, at: SourcePosition(fileID, filePath, line, column))
}

/// Stands for any argument, which a captor keeps, in a call that you write in a closure; see the form with a matcher.
/// - Parameters:
///   - captor: keeps the argument of each call that matches.
///   - sample: any value of the parameter's type that equals no other argument.
/// - Returns: the sample.
nonisolated public func matching<T>(
  _ captor: ArgumentCaptor, like sample: T, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> T {
  stand(for: captor.matcher, like: sample, at: SourcePosition(fileID, filePath, line, column))
}

/// Stands for an argument that passes a check, in a call that you write in a closure; see the form with a matcher.
///
/// ```swift
/// expectHaveNotReceived(dog) { try $0.howl(at: matching { $0 > 3 }) }
/// ```
/// - Parameter predicate: takes the argument, in the parameter's type. Should have no side effects.
/// - Returns: a value that shows the check's place.
nonisolated public func matching<T>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  where predicate: @escaping (T) -> Bool
) -> T {
  stand(for: .where("", predicate), at: SourcePosition(fileID, filePath, line, column))
}

/// Stands for an argument that passes a check, in a call that you write in a closure; see the form with a matcher.
/// - Parameters:
///   - sample: any value of the parameter's type that equals no other argument.
///   - predicate: takes the argument, in the parameter's type. Should have no side effects.
/// - Returns: the sample.
nonisolated public func matching<T>(
  like sample: T, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, where predicate: @escaping (T) -> Bool
) -> T {
  stand(for: .where("", predicate), like: sample, at: SourcePosition(fileID, filePath, line, column))
}

// Deprecated, not unavailable: Swift would take the forms above for an object, too.

/// Poseur can't make objects: write `matching(like:)`.
@available(*, deprecated, message: "Poseur can't make objects. Show the place by one: matching(like: object)")
nonisolated public func matching<T: AnyObject>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> T {
  matching(.any, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Poseur can't make objects: write `matching(like:) { … }`.
@available(*, deprecated, message: "Poseur can't make objects. Show the place by one: matching(like: object)")
nonisolated public func matching<T: AnyObject>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  where predicate: @escaping (T) -> Bool
) -> T {
  matching(.where("", predicate), fileID: fileID, filePath: filePath, line: line, column: column)
}

nonisolated private func stand<T>(for matcher: Argument, like given: T? = nil, at position: SourcePosition) -> T {
  guard let call = WrittenCall.current.get(), call.isOpen else { return standNowhere(like: given, at: position) }
  if let value = call.place(matcher.forValues(of: T.self, given: given != nil), like: given) { return value }
  let message = """
    Poseur can't make a value of type \(describeType(T.self)) for matching().
    Show its place by one of yours: matching(like: \(StandIn.placeholder(of: T.self))).
    """
  Failures.reporter.report(message, severity: .failure, at: position)
  TrapCatcher.trap(message, at: position)
}

/// Reports a matcher outside a written call, and returns something.
nonisolated private func standNowhere<T>(like given: T?, at position: SourcePosition) -> T {
  WrittenCall.lastMisplacedMatcher.exchange(position)
  let message = """
    matching is not in a written call, so it matches nothing.
    Write it in the closure of one, as in dog.call { $0.eat(matching()) }. In a list of arguments, write the matcher \
    itself.
    """
  Failures.reporter.report(message, severity: .failure, at: position)
  return given ?? StandIn.value(of: T.self, orEndTestWith: message, at: position)
}
