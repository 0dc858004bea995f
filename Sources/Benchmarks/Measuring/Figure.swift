/// What was measured of one thing, for each double that does it.
struct Figure: Equatable {
  let name: String
  let unit: Unit
  /// The hand-written spy without a lock.
  var plain: Double?
  /// The hand-written spy with a lock.
  var locked: Double?
  let poseur: Double

  /// How much more Poseur needs than the hand-written spy with a lock. To less than one of a unit nothing compares.
  var ratio: Double? {
    guard let locked, locked >= 1 else { return nil }
    return poseur / locked
  }
}

enum Unit: String {
  case nanoseconds = "ns"
  case milliseconds = "ms"
  case bytes = "bytes"
  case lines = "lines"
  case times = "×"
}
