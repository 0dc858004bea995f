/// Everything a faker's lock guards. It knows functions by the numbers that the faker's `FunctionIndex` gives them.
struct FakerState {
  var calls: CallTable
  var stubs: StubTable
  /// The numbers of functions whose values fit into a byte, by that byte; -1 where none has come up.
  private var numbersByByte: [Int] = []

  init(calls: CallTable = CallTable(), stubs: StubTable = StubTable()) {
    self.calls = calls
    self.stubs = stubs
  }

  func number(ofByte byte: Int) -> Int? {
    guard byte < numbersByByte.count, numbersByByte[byte] >= 0 else { return nil }
    return numbersByByte[byte]
  }

  mutating func note(_ number: Int, ofByte byte: Int) {
    if byte >= numbersByByte.count {
      numbersByByte.append(contentsOf: repeatElement(-1, count: byte + 1 - numbersByByte.count))
    }
    numbersByByte[byte] = number
  }

  /// Records a call, and answers it where no code of the test's has to run for that.
  /// - Parameter arguments: as the retention stores them.
  mutating func begin(
    _ function: Int, _ arguments: [Any?], needing type: Any.Type, hasFallback: Bool
  ) -> CallBeginning {
    if let value = stubs.takeValue(for: function, ofType: type), let content = value.value {
      calls.append(function, arguments, ending(with: value))
      return .answered(content)
    }
    let rules = stubs.rules(for: function)
    if rules.isEmpty, !hasFallback, type == Void.self {
      calls.append(function, arguments, .nothing)
      return .answered(())
    }
    return .open(calls.append(function, arguments), rules)
  }
}

/// A call that was recorded just now.
enum CallBeginning {
  /// With a value of just the type that was needed.
  case answered(Any)
  /// What answers is still to be chosen, from these stubs.
  case open(CallPosition, [StubRule])
}

// MARK: - Answering a call that was begun

extension FakerState {
  /// Takes a stub's next answer, unless that is a value of another type, which may still be cast: that it only offers.
  /// Nil where the stub has none or is gone.
  mutating func takeAnswer(of rule: StubRule, for call: OpenCall) -> TakenAnswer? {
    guard let offer = stubs.offer(of: rule.id) else { return nil }
    if case .value(let value) = offer.answer {
      guard value.type == call.neededType else { return .offered(offer, value) }
      return take(offer, value, of: rule, for: call) ? .taken(offer.answer) : nil
    }
    return stubs.take(offer, of: rule.id) ? .taken(offer.answer) : nil
  }

  /// Takes the value that a stub offers, and completes the record of the call. False when the stub is gone or has come to
  /// another answer.
  mutating func take(_ offer: StubOffer, _ value: StubbedValue, of rule: StubRule, for call: OpenCall) -> Bool {
    guard stubs.take(offer, of: rule.id) else { return false }
    if let record = call.record { calls.complete(record, ending(with: value)) }
    return true
  }

  private func ending(with value: StubbedValue) -> CallEnding {
    calls.retention == .none ? .other(.unkept(stub: value.site)) : .stubbed(value)
  }
}

/// What a stub has for a call.
enum TakenAnswer {
  case taken(StubAnswer)
  /// A value of another type than the call needs.
  case offered(StubOffer, StubbedValue)
}
