/// The value shared by the getter and setter of a fake's property, and a way to remove their stubs.
///
/// ```swift
/// let grams = scale.stubProperty(get: .grams, set: .setGrams, initially: 3)
/// scale.grams += 2
/// #expect(grams.value == 5)
/// ```
nonisolated public struct StubbedProperty<Value> {
  fileprivate let storage: LockedValue<Value>
  fileprivate let handles: [StubHandle<Any?, [Any?]>]

  /// What the getter returns now. Setting it changes the property without recording a call.
  public var value: Value {
    get { storage.withLock { $0 } }
    nonmutating set { storage.exchange(newValue) }
  }

  /// Removes the stubs of both functions, so that older ones answer again. Removing them twice does nothing.
  public func remove() {
    for handle in handles { handle.remove() }
  }
}

nonisolated extension StubbedProperty: Sendable where Value: Sendable {}

nonisolated extension Fake {
  /// Stubs a property that remembers what it was set to.
  ///
  /// The getter returns the initial value until the setter is called, then the value last set. Calls to both functions
  /// are recorded as usual. The setter's value is its last argument; a value of another type is a failure that names
  /// both types and changes nothing. The stubs are universal, so the getter and setter of a subscript share one value
  /// for all indices.
  /// - Parameters:
  ///   - getter: the function that the fake's getter forwards to.
  ///   - setter: the function that the fake's setter forwards to, with the new value. The setter must use
  ///     `recordAndStub`, which asks the stub; `recordCall` only records.
  ///   - value: what the getter returns before the property is set.
  /// - Returns: the property. Use it to read or change the value, or to remove the stubs.
  @discardableResult
  public func stubProperty<Value>(
    get getter: Function, set setter: Function, initially value: Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubbedProperty<Value> {
    let storage = LockedValue(value)
    let position = SourcePosition(fileID, filePath, line, column)
    let pair = StubPair()
    let get = faker.core.builder(getter, .any, position).paired(pair).andDo { _ in storage.withLock { $0 } }
    let set = faker.core.builder(setter, .any, position).paired(pair).andKeep(in: storage)
    return StubbedProperty(storage: storage, handles: [get, set])
  }
}

nonisolated extension StubBuilder<Any?, [Any?]> {
  /// Keeps the last argument of each call.
  fileprivate func andKeep<Value>(in storage: LockedValue<Value>) -> StubHandle<Any?, [Any?]> {
    guard let draft else { return add([]) }
    // The faker keeps the stub, so the answer must not keep the faker.
    let (function, fakeName, reporter, position) = (
      draft.function, draft.faker.fakeName, draft.reporter, draft.position
    )
    return andDoVoid { arguments in
      guard let reason = keep(arguments.last, in: storage) else { return }
      let fact = "The stub that answered \(function.call(of: fakeName, with: arguments)) \(reason)"
      Failures.reporter(keeping: reporter).report(fact, severity: .failure, at: position)
    }
  }
}

/// Keeps the argument, or tells why it can't.
nonisolated private func keep<Value>(_ argument: Any??, in storage: LockedValue<Value>) -> String? {
  guard let argument else {
    return """
      sets a property, but the call brought no value.
      Let the setter pass newValue, unless get: and set: are swapped.
      """
  }
  guard let value: Value = castValue(argument) else {
    let texts = (describeType(Value.self), describeValueWithType(argument))
    let isNil = unwrappedValue(argument) == nil
    let hint = isNil ? " If the property may be nil, write initially: <#…#> as \(texts.0)?" : ""
    return "keeps a property of type \(texts.0), but was called with \(texts.1).\(hint)"
  }
  storage.exchange(value)
  return nil
}
