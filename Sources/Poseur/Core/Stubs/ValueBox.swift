/// A value that a stub returns, in the type in which calls get it. An object, since these calls share it, and what is
/// recorded of them.
nonisolated final class ValueBox: @unchecked Sendable {
  /// The value as the test gave it. A call that needs another type casts this.
  let original: Any?
  /// The type of the value in the box. A nil has to be cast before a call gets it, so it has none.
  let type: Any.Type?
  let value: Any
  /// The outcome to record for its calls, if there is one. Written and read under the faker's lock alone.
  @exclusivity(unchecked) var outcome: StoredOutcome?

  init(_ value: Any, as type: Any.Type?, of original: Any? = nil) {
    (self.value, self.type, self.original) = (value, type, original)
  }

  /// For a function that returns nothing and has no stub. It has no outcome to record.
  static let nothing = ValueBox.holding(())

  /// A box with the value in the type under which the test gave it.
  static func holding(_ value: Any?) -> ValueBox {
    guard let value else { return ValueBox((), as: nil, of: nil) }
    return ValueBox(value, as: Swift.type(of: value), of: value)
  }

  /// The answer to a call that needs another type: the value cast to that type, or else the content of a `Result`. Nil if
  /// neither fits.
  func answer(for type: Any.Type) -> StubAnswer? {
    if let value = cast(to: type) { return .value(value) }
    switch (unwrappedValue(original) as? any ResultShape)?.anyResult {
    case .success(let content)?: return ValueBox.holding(content).cast(to: type).map { .value($0) }
    case .failure(let error)?: return .error(error)
    case nil: return nil
    }
  }

  /// The same value in the type that a call needs.
  func cast(to type: Any.Type) -> ValueBox? { castAny(original, to: type).map { ValueBox($0, as: type, of: original) } }
}
