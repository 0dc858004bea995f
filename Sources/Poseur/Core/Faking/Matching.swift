/// Stands for any argument that a matcher accepts, in a call that you write in a closure.
///
/// ```swift
/// dog.stub(returning: true) { $0.shouldFetch(matching(.any, like: .ball), for: .kid) }
/// ```
/// - Parameters:
///   - matcher: decides whether an argument matches.
///   - sample: any value of the parameter's type. It marks the matcher's place in the call, so it's a failure if
///     another argument equals it.
/// - Returns: the sample. It's a failure to call this outside the closure of a written call.
nonisolated public func matching<T>(
  _ matcher: Argument, like sample: T, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> T {
  if WrittenCall.current.get()?.add(matcher.forValues(of: T.self), like: sample) != true {
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    WrittenCall.lastMisplacedMatcher.exchange(position)
    Failures.reporter.report(
      """
      matching(_:like:) is not in a written call, so it matches nothing.
      Write it in the closure of one, as in dog.call { $0.eat(matching(.any, like: <#sample#>)) }. In a list of \
      arguments, write the matcher itself.
      """, severity: .failure, at: position)
  }
  return sample
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
  matching(captor.matcher, like: sample, fileID: fileID, filePath: filePath, line: line, column: column)
}
