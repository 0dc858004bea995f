import PoseurCore

/// How cost grows with the calls that are recorded.
struct Growth {
  /// One size: nanoseconds of each.
  struct Point {
    let calls: Int
    /// A call, recorded and answered, on the way to this many.
    let call: Double
    /// A question about arguments, after them.
    let verification: Double
  }

  var locked: [Point] = []
  var poseur: [Point] = []
}

/// Records and answers calls up to each size, and then compares the arguments of all of them.
func measureGrowth(_ effort: Effort) -> Growth {
  var growth = Growth()
  for calls in effort.growthSizes {
    // Once without a clock: a virtual machine takes many times as long to hand out memory that nobody used of late.
    callGiveMeAString(FakeService.answering(), times: calls)
    let repetitions = max(1, min(effort.rounds, 1_000_000 / calls))
    var (spies, fakes) = ([Growth.Point](), [Growth.Point]())
    for _ in 0..<repetitions {
      spies.append(point(of: LockedSpy.init, calls) { $0.countOfStrings(arg1: true, arg2: Text.expected) })
      fakes.append(
        point(of: FakeService.answering, calls) {
          $0.callCountFor(function: .giveMeAString, withArguments: true, Text.expected)
        })
    }
    growth.locked.append(.median(of: spies))
    growth.poseur.append(.median(of: fakes))
  }
  return growth
}

private func point<Spy: Service>(of make: () -> Spy, _ calls: Int, _ count: (Spy) -> Int) -> Growth.Point {
  // A few calls take less than reading the clock, so several doubles are timed in one go.
  let doubles = (0..<max(1, 10_000 / calls)).map { _ in make() }
  let time = Clock.thread.time { for double in doubles { callGiveMeAString(double, times: calls) } }
  let verification = Clock.thread.time { for double in doubles { consume(count(double)) } }
  let share = Double(doubles.count)
  return Growth.Point(calls: calls, call: time / share / Double(calls), verification: verification / share)
}

extension Growth.Point {
  /// The middle of several of one size.
  static func median(of points: [Self]) -> Self {
    Self(
      calls: points.first?.calls ?? 0, call: points.map(\.call).median,
      verification: points.map(\.verification).median)
  }
}

extension Growth {
  static let linearityName = "From 10,000 calls to most: growth beyond the spy's"

  /// The same as lines of the table.
  var figures: [Figure] {
    let times = zip(locked, poseur).map { spy, fake in
      Figure(
        name: "A call on the way to \(fake.calls.grouped)", unit: .nanoseconds, locked: spy.call, poseur: fake.call)
    }
    return times + [Figure(name: Self.linearityName, unit: .times, poseur: linearity)]
  }

  /// How much more a call costs at the largest size than at 10,000, where the spy's, which takes fresh memory from the
  /// system too, does not; 1 where cost is linear.
  var linearity: Double { Self.growth(of: poseur) / max(1, Self.growth(of: locked)) }

  private static func growth(of points: [Point]) -> Double {
    guard let reference = points.first(where: { $0.calls == 10_000 }), let last = points.last else { return 1 }
    return last.call / reference.call
  }
}
