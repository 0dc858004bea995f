extension Collection where Element == Double {
  /// The one in the middle, or halfway between the two there. Nothing has a median of zero.
  var median: Double {
    let sorted = self.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
