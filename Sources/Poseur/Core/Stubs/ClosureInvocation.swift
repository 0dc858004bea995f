/// A closure among a call's arguments, which a stub invokes.
nonisolated struct ClosureInvocation {
  /// Its position; nil for the first closure of the type.
  let index: Int?
  /// The closure's type, or `Void` if the test's own closure takes none: `andInvokeClosure {}`.
  let type: Any.Type
  /// Whether the call returns something, which the suggested line then says, too.
  var returnsValue = false
  /// Invokes a closure. False if the value isn't a closure of the type.
  let invoke: (Any) throws -> Bool

  init<Closure>(at index: Int?, _ invoke: @escaping (Closure) throws -> Void) {
    self.init(at: index, type: Closure.self) { argument in
      try (argument as? Closure).map { try invoke($0) } != nil
    }
  }

  init(at index: Int?, type: Any.Type, _ invoke: @escaping (Any) throws -> Bool) {
    self.index = index
    self.type = type
    self.invoke = invoke
  }

  private var takesNone: Bool { type == Void.self }

  /// Invokes the closure of a call with these arguments.
  /// - Returns: why none was invoked; nil if one was.
  func perform(on arguments: [Any?]) throws -> String? {
    guard let index else {
      for case let argument? in arguments.map(unwrappedValue) where try invoke(argument) { return nil }
      let expectation = takesNone ? "a closure" : "a closure of type \(describeType(type))"
      let fact = takesNone ? "the closure given to andInvokeClosure does not take it" : absence(from: arguments)
      return "should invoke \(expectation), but \(fact)." + advice(on: arguments)
    }
    guard arguments.indices.contains(index) else {
      return "should invoke argument \(index), but the call has \(countedNoun(arguments.count, "argument"))."
    }
    if let argument = unwrappedValue(arguments[index]), try invoke(argument) { return nil }
    return "should invoke argument \(index) as \(describeType(type)), but that is \(text(of: arguments[index]))."
      + advice(on: [arguments[index]])
  }

  /// Why none of the arguments is the closure. One that is nil may have been meant, since its type isn't known.
  private func absence(from arguments: [Any?]) -> String {
    let candidates = arguments.indices.filter { unwrappedValue(arguments[$0]) == nil || isClosure(arguments[$0]) }
    let facts = candidates.map { "argument \($0) is \(text(of: arguments[$0]))" }.joined(separator: ", ")
    if candidates.isEmpty { return "no argument is one" }
    return candidates.contains { isClosure(arguments[$0]) } ? "no argument is one: \(facts)" : facts
  }

  /// A closure that throws, awaits, returns something or belongs to an actor is only found by its exact type.
  private func advice(on arguments: [Any?]) -> String {
    let closures = arguments.filter(isClosure).compactMap(unwrappedValue)
    guard let closure = closures.first, takesNone || closures.count == 1 else {
      let mayBeNil = closures.isEmpty && arguments.contains { unwrappedValue($0) == nil }
      return mayBeNil ? "\nIf calls may bring none, use andDo, whose closure can take an optional." : ""
    }
    let options = [index.map { "at: \($0)" }, returnsValue ? "returning: <#…#>" : nil].compactMap { $0 }
    let list = options.isEmpty ? "" : "(\(options.joined(separator: ", ")))"
    let type = describeType(Swift.type(of: closure))
    return "\nWrite its type:\nandInvokeClosure\(list) { (closure: \(type)) in <#…#> }"
  }

  private func text(of argument: Any?) -> String {
    guard let value = unwrappedValue(argument), isClosure(value) else { return describeValueWithType(argument) }
    return "a closure of type \(describeType(Swift.type(of: value)))"
  }
}

nonisolated extension ClosureInvocation {
  init(at index: Int?) {
    self.init(at: index, type: (() -> Void).self) { closure in
      guard let closure = (closure as? () -> Void) ?? (closure as? @Sendable () -> Void) else { return false }
      closure()
      return true
    }
  }

  init<Value>(at index: Int?, with value: Value) {
    self.init(at: index, type: ((Value) -> Void).self) { closure in
      forms(of: value).contains { pass($0, to: closure) }
    }
  }

  init<First, Second>(at index: Int?, with first: First, _ second: Second) {
    self.init(at: index, type: ((First, Second) -> Void).self) { closure in
      forms(of: first).contains { first in
        forms(of: second).contains { pass(first, $0, to: closure) }
      }
    }
  }

  init<First, Second, Third>(at index: Int?, with first: First, _ second: Second, _ third: Third) {
    self.init(at: index, type: ((First, Second, Third) -> Void).self) { closure in
      forms(of: first).contains { first in
        forms(of: second).contains { second in
          forms(of: third).contains { pass(first, second, $0, to: closure) }
        }
      }
    }
  }
}

/// A value as one of the types that a parameter for it may have. A function kept as `Any` can only be cast to its exact
/// type, so each is tried.
nonisolated private protocol PassedForm<Value> {
  associatedtype Value
  var value: Value { get }
}

nonisolated private struct Passed<Value>: PassedForm {
  let value: Value
}

/// The value as it is, as an optional and, if it is an error, as any error.
nonisolated private func forms<Value>(of value: Value) -> [any PassedForm] {
  let forms: [any PassedForm] = [Passed(value: value), Passed(value: value as Value?)]
  guard let error = value as? any Error else { return forms }
  return forms + [Passed(value: error), Passed(value: error as (any Error)?)]
}

// Each returns false if the closure doesn't take values of these types.

nonisolated private func pass<First: PassedForm>(_ first: First, to closure: Any) -> Bool {
  let plain = closure as? (First.Value) -> Void
  guard let closure = plain ?? (closure as? @Sendable (First.Value) -> Void) else { return false }
  closure(first.value)
  return true
}

nonisolated private func pass<First: PassedForm, Second: PassedForm>(_ first: First, _ second: Second, to closure: Any)
  -> Bool
{
  let plain = closure as? (First.Value, Second.Value) -> Void
  guard let closure = plain ?? (closure as? @Sendable (First.Value, Second.Value) -> Void) else { return false }
  closure(first.value, second.value)
  return true
}

nonisolated private func pass<First: PassedForm, Second: PassedForm, Third: PassedForm>(
  _ first: First, _ second: Second, _ third: Third, to closure: Any
) -> Bool {
  let plain = closure as? (First.Value, Second.Value, Third.Value) -> Void
  guard let closure = plain ?? (closure as? @Sendable (First.Value, Second.Value, Third.Value) -> Void) else {
    return false
  }
  closure(first.value, second.value, third.value)
  return true
}
