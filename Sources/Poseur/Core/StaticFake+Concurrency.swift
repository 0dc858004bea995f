extension StaticFake {
  /// The most calls to a function that were open at the same time: that had begun and not ended. 1 where none
  /// overlapped, 0 where there are none.
  ///
  /// A call that a stub's value answers is over at once and overlaps with none. Any other that is made while one
  /// is answered, by the closure of a stub, does.
  /// - Parameter function: the function to look at.
  public static func maxConcurrentCalls(to function: ClassFunction) -> Int {
    classFaker.maxConcurrentCalls(to: function)
  }

  /// The most calls, to any functions, that were open at the same time; see `maxConcurrentCalls(to:)`.
  public static var maxConcurrentCalls: Int { classFaker.maxConcurrentCalls }
}
