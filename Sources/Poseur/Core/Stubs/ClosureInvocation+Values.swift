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

// A function that is kept as `Any` is only found by its exact type, so a value is tried as each type that its parameter
// may have.

/// A value as one of the types that a parameter for it may have.
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

// Each returns false where the closure does not take values of these types.

nonisolated private func pass<First: PassedForm>(_ first: First, to closure: Any) -> Bool {
  typealias Closure = (First.Value) -> Void
  typealias SendableClosure = @Sendable (First.Value) -> Void
  guard let closure = (closure as? Closure) ?? (closure as? SendableClosure) else { return false }
  closure(first.value)
  return true
}

nonisolated private func pass<First: PassedForm, Second: PassedForm>(_ first: First, _ second: Second, to closure: Any)
  -> Bool
{
  typealias Closure = (First.Value, Second.Value) -> Void
  typealias SendableClosure = @Sendable (First.Value, Second.Value) -> Void
  guard let closure = (closure as? Closure) ?? (closure as? SendableClosure) else { return false }
  closure(first.value, second.value)
  return true
}

nonisolated private func pass<First: PassedForm, Second: PassedForm, Third: PassedForm>(
  _ first: First, _ second: Second, _ third: Third, to closure: Any
) -> Bool {
  typealias Closure = (First.Value, Second.Value, Third.Value) -> Void
  typealias SendableClosure = @Sendable (First.Value, Second.Value, Third.Value) -> Void
  guard let closure = (closure as? Closure) ?? (closure as? SendableClosure) else { return false }
  closure(first.value, second.value, third.value)
  return true
}
