/// Everything a faker's lock guards. It knows functions by the numbers that the faker's `FunctionIndex` gives them.
struct FakerState {
  var calls: CallTable
  var stubs: StubTable
  var defaults = RegisteredDefaults()
  /// What a function returns that returns nothing, where no stub answers.
  private let nothing = StubbedValue(())
  /// Those who wait for calls.
  var waiters = WaiterTable()
  /// The numbers of functions whose values fit into a byte, by that byte; -1 where none has come up.
  private var numbersByByte: [Int] = []

  /// Whether calls are kept for ever, with their arguments as the faker's retention says.
  var keepsAll = true

  init(precedence: StubPrecedence, retention: ArgumentRetention) {
    calls = CallTable(retention: retention)
    stubs = StubTable(precedence: precedence, retention: retention)
  }

  mutating func note(_ number: Int, ofByte byte: Int) {
    if byte >= numbersByByte.count {
      numbersByByte.append(contentsOf: repeatElement(-1, count: byte + 1 - numbersByByte.count))
    }
    numbersByByte[byte] = number
  }

  /// -1 where the function is not known yet. It changes nothing, but says `mutating`: where the code is not optimised,
  /// other functions of a struct get a copy of it.
  mutating func number(ofByte byte: Int) -> Int { byte < numbersByByte.count ? numbersByByte[byte] : -1 }
}

// MARK: - Recording

extension FakerState {
  /// Takes out whom the calls that were recorded wake; to be woken outside the lock.
  mutating func takeWaiters(for function: Int) -> [any CallWaiter] {
    waiters.take(function, count: calls.count(of: function))
  }

  /// Records a call, and answers it where no code of the test's has to run for that.
  /// - Parameter arguments: as the retention stores them.
  mutating func begin(
    _ function: Int, _ arguments: consuming [Any?], needing type: Any.Type, hasFallback: Bool
  ) -> CallBeginning {
    guard stubs.hasStubs(for: function) else {
      if hasFallback || type != Void.self { return .open(calls.begin(function, arguments), []) }
      calls.append(function, arguments)
      return .answered(nothing)
    }
    if let value = stubs.takeSteadyValue(for: function, ofType: type) {
      calls.append(function, arguments, answeredBy: value)
      return .answered(value)
    }
    return .open(calls.begin(function, arguments), stubs.rules(for: function))
  }
}

/// What became of a call that came in just now.
enum CallBeginning {
  /// It was recorded and answered, with a value of just the type that was needed.
  case answered(StubbedValue)
  /// It was recorded. What answers is still to be chosen, from these stubs.
  case open(CallPosition, [StubRule])
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

  /// Takes the value that a stub offers, cast to what the call needs, and completes the record of the call. From now on the
  /// stub has it as it was cast. False when the stub is gone or has come to another answer.
  mutating func take(_ offer: StubOffer, _ value: StubbedValue, of rule: StubRule, for call: IncomingCall) -> Bool {
    guard stubs.take(offer, of: rule.id, as: value) else { return false }
    if let record = call.record, let result = value.result { calls.complete(record, result) }
    return true
  }
}
