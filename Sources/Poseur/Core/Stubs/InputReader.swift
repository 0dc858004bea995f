/// Takes from a call's arguments what the closures of a stub or a question get: what `$1`, `$2` … stand for, or the list
/// of all arguments if the test named the function.
// Unchecked, since it holds nothing but types and positions.
nonisolated struct InputReader<Input>: @unchecked Sendable {
  /// The positions of the arguments that it takes.
  let places: [Int]
  private let read: (_ arguments: [Any?], _ places: [Int]) throws -> Input

  /// Takes the list of all arguments.
  init() where Input == [Any?] { (places, read) = ([], { arguments, _ in arguments }) }

  /// Takes the arguments at `places`, which are of these types.
  init<each Value>(_: repeat (each Value).Type, at places: [Int]) where Input == (repeat each Value) {
    self.places = places
    read = { arguments, places in
      try typedArguments(arguments.at(places), as: (repeat each Value).self)
    }
  }

  /// Takes the argument at the only place, which is of this type.
  init(one type: Input.Type, at places: [Int]) {
    self.places = places
    read = { arguments, places in try typedArgument(arguments.at(places), as: type) }
  }

  /// - Throws: `ArgumentTypeMismatch` if the arguments are of other types.
  func input(from arguments: [Any?]) throws -> Input { try read(arguments, places) }

  /// Nil if the arguments are of other types.
  func value(in arguments: [Any?]) -> Input? { try? input(from: arguments) }
}

nonisolated extension [Any?] {
  /// The arguments at these positions; nil means all.
  func at(_ places: [Int]?) -> [Any?] { places.map { $0.map { self[$0] } } ?? self }
}
