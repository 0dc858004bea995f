nonisolated extension Array where Element == Any? {
  /// One argument of a call in its type, for closures that take the list:
  /// `args.argument(ofType: Item.self, atIndex: 0)`.
  ///
  /// A wrong index or type is a failure at the line that asks; then a stand-in is returned, and the process stops only
  /// where none of that type can be made.
  /// - Parameters:
  ///   - type: the argument's type; may be left out where it can be inferred.
  ///   - index: the argument's position, from 0.
  public func argument<T>(
    ofType type: T.Type = T.self, atIndex index: Int, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> T {
    if indices.contains(index), let value = typedValue(self[index], as: type) { return value }
    let message =
      indices.contains(index)
      ? "Argument \(index) is \(describeValueWithType(self[index])), not a value of type \(describeType(type))."
      : "There is no argument \(index): the call has \(countedNoun(count, "argument"))."
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    return StandIn.value(of: type, reporting: message, at: position)
  }
}
