/// A stub that matches a call, but has a value of another type than the call needs.
struct MistypedStub {
  let value: Any?
  let site: StubSite

  /// What its writer meant to write, where that can be told; nil where it cannot.
  /// - Parameters:
  ///   - type: what the call needs.
  ///   - slot: the stubs of the function.
  func hint(needing type: Any.Type, in slot: StubSlot) -> String? {
    let type = wrappedType(of: type)
    guard let value = unwrappedValue(value) else { return nil }
    if isClosure(value) { return isFunctionType(type) ? nil : "To run a closure, use andDo." }
    if value is any Error { return type is any Error.Type ? nil : "To throw an error, use andThrow." }
    return isTupleType(type) && isSequence(in: slot) ? "A tuple needs brackets of its own." : nil
  }

  private func isSequence(in slot: StubSlot) -> Bool {
    slot.rules.firstIndex { $0.site === site }.map { slot.progress(of: $0).answers.count > 1 } ?? false
  }
}

/// The type without the optionals around it.
private func wrappedType(of type: Any.Type) -> Any.Type {
  guard type is any OptionalShape.Type, let wrapped = (type as? any ContainerShape.Type)?.shapeMemberTypes.first else {
    return type
  }
  return wrappedType(of: wrapped)
}

/// Whether the type is that of tuples: `(Int, Int)` is, `()` and `(Int) -> (Int, Int)` are not.
private func isTupleType(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return name.hasPrefix("(") && name.hasSuffix(")") && type != Void.self && !hasTopLevelArrow(name)
}
