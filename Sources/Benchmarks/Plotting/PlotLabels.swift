/// Keeps labels that stand beside points from covering each other.
/// - Parameter heights: where each would like to stand.
/// - Returns: where each stands, in the order of `heights`: at least `distance` below the one above it.
func spread(_ heights: [Double], distance: Double) -> [Double] {
  var placed = heights
  var order = heights.indices.sorted { heights[$0] < heights[$1] }
  guard var above = order.first else { return [] }
  order.removeFirst()
  for index in order {
    placed[index] = max(placed[index], placed[above] + distance)
    above = index
  }
  // Pushed down only, a crowd would hang below its points.
  let drift = zip(placed, heights).map { $0 - $1 }.max() ?? 0
  return zip(placed, heights).map { $0 > $1 || drift > distance ? $0 - drift / 2 : $0 }
}
