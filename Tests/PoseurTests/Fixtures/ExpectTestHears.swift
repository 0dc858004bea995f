import Testing

/// Expects that the running test hears of an issue with this text, at the line of this call. To be written on one line
/// with the assertion, one for each, since any of several issues satisfies `withKnownIssue`. `body` throws nothing, but
/// the compiler thinks so of a closure with a `try` in it, whoever handles the error.
func expectTestHears(_ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void) {
  withKnownIssue(sourceLocation: sourceLocation) {
    try? body()
  } matching: { issue in
    says(issue, text, at: sourceLocation)
  }
}

/// Expects the same of an assertion that awaits.
func expectTestHears(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () async -> Void
) async {
  await withKnownIssue(sourceLocation: sourceLocation) {
    await body()
  } matching: { issue in
    says(issue, text, at: sourceLocation)
  }
}

private func says(_ issue: Issue, _ text: String, at here: SourceLocation) -> Bool {
  guard let location = issue.sourceLocation else { return false }
  return issue.comments.map(\.rawValue) == [text] && location.fileName == here.fileName && location.line == here.line
}
