nonisolated extension Array where Element == Any? {
  /// One argument of a call in its own type, for closures that take the list:
  /// `args.argument(ofType: Item.self, atIndex: 0)`.
  ///
  /// A wrong index or type is a failure at the line that asks. You then get a stand-in; if Poseur can't make one of
  /// that type, the process stops.
  /// - Parameters:
  ///   - type: the argument's type. Leave it out if Swift can infer it.
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
    return StandIn.value(of: type, reporting: message, at: SourcePosition(fileID, filePath, line, column))
  }
}
