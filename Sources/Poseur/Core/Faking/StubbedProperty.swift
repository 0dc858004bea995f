/// The value shared by the getter and setter of a fake's property, and a way to remove their stubs.
///
/// ```swift
/// let grams = scale.stubProperty(get: .grams, set: .setGrams, initially: 3)
/// scale.grams += 2
/// #expect(grams.value == 5)
/// ```
nonisolated public struct StubbedProperty<Value> {
  private let storage: LockedValue<Value>
  private let handles: [StubHandle<Any?, [Any?]>]

  init(_ storage: LockedValue<Value>, _ handles: [StubHandle<Any?, [Any?]>]) {
    self.storage = storage
    self.handles = handles
  }

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
