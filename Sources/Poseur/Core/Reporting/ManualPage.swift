/// A page of the documentation that a failure names in its last line, since it explains more.
nonisolated enum ManualPage: String, CaseIterable {
  case unstubbedCalls = "When no stub answers"
  case callsOfAnIsolatedTest = "Which calls belong to which test"
  case writtenCallOrCase = "Written call or case?"

  /// The title alone: a link would be long, and would lead nowhere where the documentation isn't published.
  var reference: String { "See “\(rawValue)” in Poseur's documentation." }
}
