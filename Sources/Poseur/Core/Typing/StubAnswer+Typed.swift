extension StubAnswer {
  /// Runs a closure that takes the arguments in their types. A call with others is a failure that shows both.
  static func typedAction<each Input, Output>(_ action: @escaping (repeat each Input) throws -> Output) -> StubAnswer {
    .action { arguments in
      let input = try typedArguments(arguments, as: (repeat each Input).self)
      return try action(repeat each input)
    }
  }

  /// Runs a closure that takes the arguments in their types, and awaits it.
  static func typedAsynchronousAction<each Input, Output>(
    _ action: @escaping AsyncThrowingClosure<repeat each Input, Output>
  ) -> StubAnswer {
    .asynchronousAction { arguments in
      // Cast here, where the call is, and handed over once, to the closure alone.
      let input = HandedOver(value: try typedArguments(arguments, as: (repeat each Input).self))
      return AwaitedAnswer(.closure) { _ in
        HandedOver(value: .returned(try await action(repeat each input.value)))
      }
    }
  }
}
