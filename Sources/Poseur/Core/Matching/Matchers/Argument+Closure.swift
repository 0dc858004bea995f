extension Argument {
  /// Matches a closure or a function of any type, also one in an optional, but not nil. Since closures are never equal,
  /// this is how to expect one.
  ///
  /// A fake may record `Argument.closure` itself in place of a closure that it cannot pass on; that matches, too. A
  /// value that merely holds closures, such as an array of them, does not.
  public static var closure: Argument {
    Argument("a closure", identity: .named("closure")) { isClosure($0) || isRecorded($0, as: "closure") }
  }
}
