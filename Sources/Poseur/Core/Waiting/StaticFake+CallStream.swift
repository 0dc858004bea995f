extension StaticFake {
  /// The calls to a function, those made already and then each as it comes; see `Fake`.
  /// - Parameter function: the function whose calls are wanted.
  public static func callStream(to function: ClassFunction) -> CallStream<ClassFunction> {
    classFaker.callStream(to: function)
  }
}
