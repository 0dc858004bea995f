extension Fake {
  /// The most calls to a function that were open at the same time: that had begun and not ended. 1 where none
  /// overlapped, 0 where there are none.
  ///
  /// ```swift
  /// #expect(library.maxConcurrentCalls(to: .load) == 1)
  /// ```
  /// A call that a stub's value answers is over at once and overlaps with none. Any other that is made while one
  /// is answered, by the closure of a stub, does.
  /// - Parameter function: the function to look at.
  public func maxConcurrentCalls(to function: Function) -> Int { faker.maxConcurrentCalls(to: function) }

  /// The most calls, to any functions, that were open at the same time; see `maxConcurrentCalls(to:)`.
  public var maxConcurrentCalls: Int { faker.maxConcurrentCalls }
}
