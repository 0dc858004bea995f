extension Faker {
  /// The calls to a function, those made already and then each as it comes; see `Fake`.
  /// - Parameter function: the function whose calls are wanted.
  public func callStream(to function: Function) -> CallStream<Function> { CallStream(self, function) }
}
