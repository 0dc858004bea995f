/// Takes from a call's arguments what the closures of a stub or a question get: what `$1`, `$2` … stand for, or the list
/// of all arguments if the test named the function.
// Unchecked, since it holds nothing but types and positions.
nonisolated struct InputReader<Input>: @unchecked Sendable {
  /// Throws `ArgumentTypeMismatch` if the arguments are of other types.
  let read: (_ arguments: [Any?]) throws -> Input

  /// Takes the list of all arguments.
  init() where Input == [Any?] { read = { $0 } }

  /// Takes the arguments at `places`, which are of these types.
  init<each Value>(_: repeat (each Value).Type, at places: [Int]) where Input == (repeat each Value) {
    read = { arguments in try typedArguments(places.map { arguments[$0] }, as: (repeat each Value).self) }
  }

  /// Nil if the arguments are of other types.
  func value(in arguments: [Any?]) -> Input? { try? read(arguments) }
}
