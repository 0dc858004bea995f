/// Any argument that a matcher accepts, in a call that a closure writes.
///
/// ```swift
/// dog.stub(returning: true) { $0.shouldFetch(matching(.any, like: .ball), for: .kid) }
/// ```
/// - Parameters:
///   - matcher: accepts the argument, or does not.
///   - sample: any value of the parameter's type. The matcher stands where the call has it, so no other argument may
///     equal it; if one does, that is a failure.
/// - Returns: the sample. Anywhere but in the closure of a written call, that is a failure.
nonisolated public func matching<T>(
  _ matcher: Argument, like sample: T, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> T {
  if WrittenCall.current.get()?.add(matcher, like: sample) != true {
    Failures.reporter.report(
      """
      matching(_:like:) is not in a written call, so it matches nothing.
      Write it in the closure of one, as in dog.call { $0.eat(matching(.any, like: <#sample#>)) }.
      """, severity: .failure, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }
  return sample
}

/// Any argument, which a captor keeps, in a call that a closure writes; see the form that takes a matcher.
/// - Parameters:
///   - captor: keeps the argument of each call that matches.
///   - sample: any value of the parameter's type that no other argument equals.
/// - Returns: the sample.
nonisolated public func matching<T>(
  _ captor: ArgumentCaptor, like sample: T, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> T {
  matching(captor.matcher, like: sample, fileID: fileID, filePath: filePath, line: line, column: column)
}
