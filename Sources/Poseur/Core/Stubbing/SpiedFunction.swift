/// A function that belongs to no fake: what is stubbed is its spy, by the name of the function.
protocol SpiedFunction {}

// What an advice says of it, since it has no fake that could forward it.
extension PoseurFunction {
  static var isOfNoFake: Bool { Self.self is any SpiedFunction.Type }

  static var wayToAwait: String {
    isOfNoFake
      ? "make the spy of an asynchronous type" : "forward the function with await if it is asynchronous"
  }

  static var wayToThrow: String {
    isOfNoFake
      ? "make the spy of a type that throws" : "forward the function with recordAndStubThrowing if it can throw"
  }
}
