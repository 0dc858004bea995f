/// All arguments of a call in one value, for helpers that have them in an array.
///
/// Write it in place of the arguments, wherever you list them: to record or stub a call, to ask or wait for it, and in an
/// assertion.
/// ```swift
/// expectHaveReceived(dog, .shouldFetch, with: ArgumentList(arguments))
/// ```
/// It stands for all arguments, so it stands alone. Beside other arguments, it's an argument like any other.
nonisolated public struct ArgumentList {
  fileprivate let content: ListedArguments

  /// Makes one value of these arguments.
  /// - Parameter arguments: the arguments of a call, in order; for a stub or an assertion, each a value or a matcher. An
  ///   empty list there means any arguments, as if you listed none.
  public init(_ arguments: [Any?]) { content = ListedArguments(arguments.listed) }
}

/// An object, since calls are looked at for lists as long as there is one.
nonisolated private final class ListedArguments {
  let arguments: [Any?]

  init(_ arguments: [Any?]) {
    self.arguments = arguments
    CallScrutiny.begin()
  }

  deinit { CallScrutiny.end() }
}

nonisolated extension Array<Any?> {
  /// The arguments of a call, which may be listed in one value.
  var listed: [Any?] {
    guard count == 1, let only = self[0], let list: ArgumentList = exactValue(only) else { return self }
    return list.content.arguments
  }
}
