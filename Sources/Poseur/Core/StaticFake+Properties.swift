extension StaticFake {
  /// Stubs a property that remembers what it was set to: the getter returns the initial value, or what the last call of
  /// the setter brought. Both functions are recorded like any others.
  ///
  /// The setter's value is its last argument; one of another type is a failure that names both, and changes nothing.
  /// The stubs are universal, so the getter and setter of a subscript share one value for all indices.
  /// - Parameters:
  ///   - getter: the function that the fake's getter forwards to.
  ///   - setter: the function that the fake's setter forwards to, with the new value. It has to do so with
  ///     `recordAndStub`, which asks the stub; `recordCall` only records.
  ///   - value: what the getter returns before anything was set.
  /// - Returns: the property, to look at its value, to change it, or to remove the stubs.
  @discardableResult
  public static func stubProperty<Value>(
    get getter: ClassFunction, set setter: ClassFunction, initially value: Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubbedProperty<Value> {
    classFaker.stubProperty(
      get: getter, set: setter, initially: value, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
