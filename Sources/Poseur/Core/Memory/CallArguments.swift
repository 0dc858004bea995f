/// The arguments of a call, in the order in which a fake passes them on.
@usableFromInline
nonisolated enum CallArguments {
  case none
  case few(FewArguments)
  case list([Any?])

  var count: Int {
    switch self {
    case .none: 0
    case .few(let few): few.count
    case .list(let list): list.count
    }
  }

  /// - Parameter index: the position of one of them.
  subscript(index: Int) -> Any? {
    switch self {
    case .none: nil
    case .few(let few): index == 0 ? few.first : few.second
    case .list(let list): list[index]
    }
  }

  /// All of them, for those who take any number.
  var list: [Any?] {
    switch self {
    case .none: []
    case .few(let few): few.count == 1 ? [few.first] : [few.first, few.second]
    case .list(let list): list
    }
  }
}

/// One argument of a call, or two. Where the code is not optimised, as in most tests, such an object takes a fraction
/// of the time that an array does.
@usableFromInline
nonisolated final class FewArguments {
  // Of no actor, wherever this folder is compiled: an object may end on any actor.
  nonisolated(unsafe) let first: Any?
  /// Nil where there is only one.
  nonisolated(unsafe) let second: Any?
  let count: Int

  @usableFromInline
  init(_ argument: consuming Any?) { (first, second, count) = (argument, nil, 1) }

  @usableFromInline
  init(_ first: consuming Any?, _ second: consuming Any?) {
    self.first = first
    self.second = second
    count = 2
  }
}
