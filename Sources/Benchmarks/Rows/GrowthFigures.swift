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
