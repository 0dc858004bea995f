extension Growth {
  static let linearityName = "A call on the way to most calls, against 10,000"

  /// The same as lines of the table.
  var figures: [Figure] {
    let times = zip(locked, poseur).map { spy, fake in
      Figure(
        name: "A call on the way to \(fake.calls.grouped)", unit: .nanoseconds, locked: spy.call, poseur: fake.call)
    }
    return times + [Figure(name: Self.linearityName, unit: .times, poseur: linearity)]
  }

  /// How much more a call costs at the largest size than at 10,000; 1 where cost is linear.
  var linearity: Double {
    guard let reference = poseur.first(where: { $0.calls == 10_000 }), let last = poseur.last else { return 1 }
    return last.call / reference.call
  }
}
