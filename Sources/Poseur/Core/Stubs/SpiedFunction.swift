/// A function that belongs to no fake: a test stubs its spy, which messages call by the function's name.
nonisolated protocol SpiedFunction {}

// What messages advise: a function that belongs to no fake has none that could forward it.
nonisolated extension PoseurFunction {
  static var isOfNoFake: Bool { Self.self is any SpiedFunction.Type }

  /// Why a call cannot wait for its answer. All that is known of a fake is how it forwards the function.
  static var lackOfAwait: String { isOfNoFake ? "is not asynchronous" : "was forwarded without await" }

  static var wayToAwait: String {
    isOfNoFake
      ? ", or make the spy of an asynchronous type"
      : " or, if the function is asynchronous, forward it with await"
  }

  static var lackOfThrowing: String { isOfNoFake ? "cannot throw" : "was forwarded as one that cannot throw" }

  static var wayToThrow: String {
    isOfNoFake
      ? ", or make the spy of a type that throws"
      : " or, if the function can throw, forward it with recordAndStubThrowing"
  }
}
