extension Fake {
  /// The calls to a function, those made already and then each as it comes, for a test that follows what happens.
  ///
  /// ```swift
  /// for await call in dog.callStream(to: .eat).prefix(2) { print(call) }
  /// ```
  /// It ends when the task is cancelled or the fake is gone. Where the calls are reset, those that the loop has not
  /// come to are left out, and it goes on with the new ones. A call comes out when it begins, mostly before it has an
  /// answer.
  /// - Parameter function: the function whose calls are wanted.
  public func callStream(to function: Function) -> CallStream<Function> { faker.callStream(to: function) }
}
