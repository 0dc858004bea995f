/// Everything a faker's lock guards. It knows functions by the numbers that the faker's `FunctionIndex` gives them.
struct FakerState {
  var calls: CallTable
  var stubs: StubTable
  var defaults = RegisteredDefaults()
  /// Those who wait for calls.
  var waiters = WaiterTable()
  /// The numbers of functions whose values fit into a byte, by that byte; -1 where none has come up.
  private var numbersByByte: [Int] = []

  init(precedence: StubPrecedence, retention: ArgumentRetention) {
    calls = CallTable(retention: retention)
    stubs = StubTable(precedence: precedence, retention: retention)
  }

  /// A function of which not everything is kept has no note, so that others need not be asked whether they are one.
  mutating func note(_ number: Int, ofByte byte: Int) {
    if calls.keeping.concern(number) { return }
    if byte >= numbersByByte.count {
      numbersByByte.append(contentsOf: repeatElement(-1, count: byte + 1 - numbersByByte.count))
    }
    numbersByByte[byte] = number
  }

  /// Removes the notes of functions of which not everything is kept any more.
  mutating func removeNotes() { numbersByByte = numbersByByte.map { calls.keeping.concern($0) ? -1 : $0 } }

  /// -1 where the function is not known yet, or a rule says what is kept of its calls.
  private mutating func number(of key: FunctionKey) -> Int {
    switch key {
    case .number(let number): return calls.keeping.isEmpty || !calls.keeping.concern(number) ? number : -1
    case .ruled(let number): return number
    case .byte(let byte): return byte < numbersByByte.count ? numbersByByte[byte] : -1
    }
  }
}

/// How a call says which function was called: by its number or, where that takes no asking, by its byte.
enum FunctionKey {
  case byte(Int)
  case number(Int)
  /// The number of a function after a look at the rule for what is kept of its calls.
  case ruled(Int)
}

// MARK: - Recording

extension FakerState {
  /// Takes out whom the calls that were recorded wake; to be woken outside the lock.
  mutating func takeWaiters(for function: Int) -> [any CallWaiter] {
    waiters.take(function, count: calls.count(of: function))
  }

  /// Records a call that needs no answer. False where the function is not known yet, or has a rule to be looked at.
  /// - Parameter arguments: as the retention stores them.
  mutating func record(_ key: FunctionKey, _ arguments: [Any?]) -> Bool {
    let function = number(of: key)
    if function < 0 { return false }
    calls.append(function, arguments)
    return true
  }

  /// Records a call, and answers it where no code of the test's has to run for that.
  /// - Parameter arguments: as the retention stores them.
  mutating func begin(
    _ key: FunctionKey, _ arguments: [Any?], needing type: Any.Type, hasFallback: Bool
  ) -> CallBeginning {
    let function = number(of: key)
    if function < 0 { return .unknownFunction }
    if let value = stubs.takeSteadyValue(for: function, ofType: type) {
      calls.append(function, arguments, answeredBy: value)
      return .answered(value)
    }
    let rules = stubs.rules(for: function)
    if rules.isEmpty, !hasFallback, type == Void.self {
      calls.append(function, arguments)
      return .answered(nil)
    }
    return .open(calls.begin(function, arguments), rules)
  }
}

/// What became of a call that came in just now.
enum CallBeginning {
  /// It was recorded and answered, with a value of just the type that was needed; nil where the function returns nothing.
  case answered(StubbedValue?)
  /// It was recorded. What answers is still to be chosen, from these stubs.
  case open(CallPosition, [StubRule])
  /// The function is not known yet or has a rule to be looked at, and nothing was recorded.
  case unknownFunction
}

// MARK: - Answering a call that was begun

extension FakerState {
  /// Takes a stub's next answer, unless that is a value of another type, which may still be cast: that it only offers.
  /// Nil where the stub has none or is gone. A value completes the record of the call.
  /// - Parameter position: where the stub was among the function's.
  mutating func takeAnswer(of rule: StubRule, at position: Int, for call: IncomingCall) -> TakenAnswer? {
    let taken = stubs.takeAnswer(of: rule, at: position, for: call.function, needing: call.neededType)
    if case .taken(.value(let value)) = taken, let record = call.record, let result = value.result {
      calls.complete(record, result)
    }
    return taken
  }

  /// Takes the value that a stub offers, and completes the record of the call. False when the stub is gone or has come to
  /// another answer.
  mutating func take(_ offer: StubOffer, _ value: StubbedValue, of rule: StubRule, for call: IncomingCall) -> Bool {
    guard stubs.take(offer, of: rule.id) else { return false }
    if let record = call.record, let result = value.result { calls.complete(record, result) }
    return true
  }
}
