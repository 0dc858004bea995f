/// A function that belongs to no fake: a test stubs its spy, which messages call by the function's name.
nonisolated protocol SpiedFunction {}

// Messages advise something else for a function that belongs to no fake, since nothing forwards it.
nonisolated extension PoseurFunction {
  static var isOfNoFake: Bool { Self.self is any SpiedFunction.Type }

  /// The reason why a call can't wait for its answer. Of a fake, Poseur knows only how it forwards the function.
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
