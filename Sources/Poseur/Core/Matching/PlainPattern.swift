/// A plain matcher for each argument; or for none, which means any arguments.
struct PlainPattern {
  private let matchers: [PlainMatcher]?

  /// Nil where one of the matchers is not plain.
  init?(_ matchers: [Argument]?) {
    let plain = matchers?.compactMap(\.plain)
    guard plain?.count == matchers?.count else { return nil }
    self.matchers = plain
  }

  @_transparent
  func answer(_ arguments: [Any?]) -> PlainMatcher.Answer {
    guard let matchers else { return .yes }
    guard matchers.count == arguments.count else { return .no }
    return arguments.withUnsafeBufferPointer { arguments in
      guard let first = arguments.baseAddress else { return .yes }
      // From the end: that is where calls to one function differ most often.
      var index = matchers.count
      while index > 0 {
        index -= 1
        switch matchers[index].answer(HeldValue(at: first + index)) {
        case .yes: continue
        case .no: return .no
        case .unknown: return .unknown
        }
      }
      return .yes
    }
  }
}
