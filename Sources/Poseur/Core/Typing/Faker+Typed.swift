nonisolated extension Faker {
  /// Begins a stub that answers the calls whose arguments pass the check, which takes them as typed parameters; see
  /// `Fake`.
  @_disfavoredOverload
  public func stub<each Input>(
    function: Function, where argumentsMatch: @escaping (repeat each Input) -> Bool, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder {
    builder(
      function, ArgumentPattern(ArgumentCheck(typed: argumentsMatch)),
      SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Whether the function was called with arguments that pass the check, which takes them as typed parameters; see
  /// `Fake`.
  @_disfavoredOverload
  public func receivedCall<each Input>(
    to function: Function, where argumentsMatch: (repeat each Input) -> Bool
  ) -> Bool {
    receivedCall(to: function) { (arguments: [Any?]) in passTypedTest(arguments, argumentsMatch) }
  }

  /// How often the function was called with arguments that pass the check, which takes them as typed parameters; see
  /// `Fake`.
  @_disfavoredOverload
  public func callCountFor<each Input>(
    function: Function, where argumentsMatch: (repeat each Input) -> Bool
  ) -> Int {
    callCountFor(function: function) { (arguments: [Any?]) in passTypedTest(arguments, argumentsMatch) }
  }

  /// A call whose arguments pass the check, which takes them as typed parameters, for an assertion; see `Fake`.
  @_disfavoredOverload
  public func call<each Input>(
    to function: Function, where argumentsMatch: @escaping (repeat each Input) -> Bool,
    times: CountSpecifier = .atLeast(1)
  ) -> ExpectedCall {
    ExpectedCall(self, function, ArgumentPattern(ArgumentCheck(typed: argumentsMatch)), times)
  }

  /// The typed arguments of the calls to one function, in the order in which the calls began; see `Fake`.
  public func calls<each Input>(
    to function: Function, as type: (repeat each Input).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(repeat each Input)] {
    typedCalls(
      to: function, as: type, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The arguments of the calls to a function of one parameter, in the order in which the calls began; see `Fake`.
  @_disfavoredOverload
  public func calls<Input>(
    to function: Function, as type: Input.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [Input] {
    // Needed since Swift cannot compare the results of the form for any number of types, though their type is the same.
    typedCalls(
      to: function, as: type, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  func typedCalls<each Input>(
    to function: Function, as type: (repeat each Input).Type, ofSpy isOfSpy: Bool = false, at position: SourcePosition
  ) -> [(repeat each Input)] {
    var typed: [(repeat each Input)] = []
    var others: [(call: RecordedCall<Function>, mismatch: ArgumentTypeMismatch)] = []
    var types: [Any.Type] = []
    repeat types.append((each Input).self)
    // Swift may take `Void.self`, which stands for no arguments, for the type of one.
    let takesNothing = types.count == 1 && types[0] == Void.self
    for call in calls(to: function) {
      let arguments = takesNothing && call.arguments.isEmpty ? [()] : call.arguments
      do { typed.append(try typedArguments(arguments, as: type)) } catch {
        if let mismatch = error as? ArgumentTypeMismatch { others.append((call, mismatch)) }
      }
    }
    if let first = others.first {
      let message = "\(fakeName).\(first.call) was called with \(first.mismatch.brought), not \(first.mismatch.taken)."
      let more = others.count == 1 ? "" : " It is the first of \(others.count) such calls."
      let isTaken = types.count == 1 && isTupleType(types[0])
      let hint =
        if isOfSpy {
          " Make the typed spy with the types that the fake passes on."
        } else {
          isTaken ? " Take the list into a constant first, as tuples without labels." : ""
        }
      report(message + more + hint, at: position)
    }
    return typed
  }
}

// Where an expression goes on with the list, Swift may take a tuple of types for one type; the forms for a few types
// take precedence over that. For more types, and for tuples with labels, a failure says what to do.

nonisolated extension Faker {
  /// The arguments of the calls to a function of two parameters; see the form for any number of types.
  public func calls<A, B>(
    to function: Function, as type: (A, B).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(A, B)] {
    typedCalls(
      to: function, as: type, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The arguments of the calls to a function of three parameters; see the form for any number of types.
  public func calls<A, B, C>(
    to function: Function, as type: (A, B, C).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(A, B, C)] {
    typedCalls(
      to: function, as: type, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The arguments of the calls to a function of four parameters; see the form for any number of types.
  public func calls<A, B, C, D>(
    to function: Function, as type: (A, B, C, D).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(A, B, C, D)] {
    typedCalls(
      to: function, as: type, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

// Closures for dependencies that are structs of closures. One name for every effect: the type that the closure is
// assigned to decides. The ranking (favoured, disfavoured, disfavoured with a defaulted parameter) is what makes each
// context take the form with just its effects.

nonisolated extension Faker {
  /// A closure whose calls are recorded and answered by stubs, like those of a fake's function, for a property or a
  /// parameter that takes a function.
  /// ```swift
  /// let faker = Function.faker()
  /// let toy = Toy(squeak: faker.closure(for: .squeak), roll: faker.closure(for: .roll))
  /// ```
  /// The type it is assigned to decides what it takes and returns, and whether it is asynchronous or throws. Where it
  /// returns nothing, it needs no stub. It may be called on any thread.
  /// - Parameter function: the function to record.
  public func closure<each Input, Output>(
    for function: Function
  ) -> AsyncThrowingClosure<repeat each Input, Output> {
    { (input: repeat each Input) in
      try await self.recordAndStubThrowing(
        function: function, arguments: argumentList(repeat each input), isolation: nil)
    }
  }

  /// A closure that can throw, whose calls are recorded and answered by stubs; see the form that is asynchronous and
  /// throws.
  @_disfavoredOverload
  public func closure<each Input, Output>(for function: Function) -> @Sendable (repeat each Input) throws -> Output {
    { (input: repeat each Input) in
      try self.recordAndStubThrowing(function: function, arguments: argumentList(repeat each input))
    }
  }

  /// A closure that is asynchronous, whose calls are recorded and answered by stubs; see the form that throws as well.
  @_disfavoredOverload
  public func closure<each Input, Output>(for function: Function) -> AsyncClosure<repeat each Input, Output> {
    { (input: repeat each Input) in
      await self.recordAndStub(function: function, arguments: argumentList(repeat each input), isolation: nil)
    }
  }

  /// A closure whose calls are recorded and answered by stubs; see the form that is asynchronous and throws.
  @_disfavoredOverload
  public func closure<each Input, Output>(
    for function: Function, _: Void = ()
  ) -> @Sendable (repeat each Input) -> Output {
    { (input: repeat each Input) in
      self.recordAndStub(function: function, arguments: argumentList(repeat each input))
    }
  }
}

/// The arguments of a call as a faker records them.
nonisolated func argumentList<each Input>(_ input: repeat each Input) -> [Any?] {
  var list: [Any?] = []
  repeat list.append(each input)
  return list
}
