/// All arguments of a call in one value, for helpers that have them in an array.
///
/// Write it in place of the arguments, wherever you list them: to record or stub a call, to ask or wait for it, and in an
/// assertion.
/// ```swift
/// expectHaveReceived(dog, .shouldFetch, with: ArgumentList(arguments))
/// ```
/// It stands for all arguments, so it stands alone. Beside other arguments, it's an argument like any other.
nonisolated public struct ArgumentList {
  fileprivate let arguments: [Any?]

  /// Makes one value of these arguments.
  /// - Parameter arguments: the arguments of a call, in order; for a stub or an assertion, each a value or a matcher. An
  ///   empty list there means any arguments, as if you listed none.
  public init(_ arguments: [Any?]) { self.arguments = arguments.listed }
}

nonisolated extension Array<Any?> {
  /// Whether a list stands for all arguments of a call.
  var areOneList: Bool {
    // Each call asks, so the count comes first.
    if count != 1 { return false }
    guard let only = self[0] else { return false }
    return type(of: only) == ArgumentList.self
  }

  /// The arguments of a call, which may be listed in one value.
  var listed: [Any?] { areOneList ? (self[0] as? ArgumentList)?.arguments ?? self : self }
}
