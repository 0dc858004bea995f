nonisolated extension Faker {
  func typedCalls<each Input>(
    to function: Function, as type: (repeat each Input).Type, ofSpy isOfSpy: Bool = false, at position: SourcePosition
  ) -> [(repeat each Input)] {
    var typed: [(repeat each Input)] = []
    var others: [(call: RecordedCall<Function>, mismatch: ArgumentTypeMismatch)] = []
    var types: [Any.Type] = []
    repeat types.append((each Input).self)
    // Swift may take `Void.self`, which means no arguments, for the type of one argument.
    let takesNothing = types.count == 1 && types[0] == Void.self
    for call in callSnapshot.calls(to: function) {
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

/// A call's arguments as a faker records them.
nonisolated func argumentList<each Input>(_ input: repeat each Input) -> [Any?] {
  var list: [Any?] = []
  repeat list.append(plainValue(each input))
  return list
}
