/// One line of the table: what is measured, and how each double does it.
struct Row {
  let name: String
  /// What one repetition's time is divided by: the recorded calls that it looks at, say.
  var divisor = 1
  var plain: Workload?
  var locked: Workload?
  let poseur: Workload

  var workloads: [Workload] { [plain, locked, poseur].compactMap(\.self) }
}

/// Work that is repeated while the clock runs. What prepares it, and what clears up after it, is not timed.
struct Workload {
  /// More repetitions than this are not done in one round.
  let most: Int
  /// Makes everything that is needed for so many repetitions, and returns them as one piece of work.
  let prepare: (Int) -> () -> Void

  /// Calls of a double that is new in each round.
  static func calls(
    of double: @escaping () -> Service, _ client: @escaping (Service, _ times: Int) -> Void
  ) -> Workload {
    // So few that a round finds the memory of the one before. What fresh memory costs, the growth shows.
    Workload(most: 2_048) { times in
      let service = double()
      return { client(service, times) }
    }
  }

  /// The same question again and again, to a double that is made once, when it is first needed.
  static func questions<Double>(to double: Once<Double>, _ ask: @escaping (Double) -> Void) -> Workload {
    Workload(most: 8_192) { times in
      let double = double.value
      return { repeated(times) { ask(double) } }
    }
  }

  /// The whole life of a double, from making it to its end.
  static func lives(_ live: @escaping () -> Void) -> Workload {
    Workload(most: 1_024) { times in { repeated(times, live) } }
  }
}

/// A value that takes long to make, and is made when it is first asked for.
final class Once<Value> {
  private let make: () -> Value
  private(set) lazy var value = make()

  init(_ make: @escaping () -> Value) { self.make = make }
}

private func repeated(_ times: Int, _ work: () -> Void) {
  var left = times
  while left > 0 {
    work()
    left -= 1
  }
}

/// Uses a value where the optimiser does not look, so that nothing of what made it is left out.
@inline(never) @_optimize(none)
func consume<Value>(_ value: Value) {}
