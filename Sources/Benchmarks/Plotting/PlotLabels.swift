/// Keeps labels that stand beside points from covering each other: a crowd stands around the middle of its points.
/// - Parameter heights: where each would like to stand.
/// - Returns: where each stands, in the order of `heights`.
func spread(_ heights: [Double], distance: Double) -> [Double] {
  var crowds: [Crowd] = []
  for index in heights.indices.sorted(by: { heights[$0] < heights[$1] }) {
    var crowd = Crowd(labels: [index], middle: heights[index])
    while let above = crowds.last, above.bottom(distance) + distance > crowd.top(distance) {
      crowd = above.joined(with: crowd)
      crowds.removeLast()
    }
    crowds.append(crowd)
  }

  var placed = heights
  for crowd in crowds {
    for (place, label) in crowd.labels.enumerated() { placed[label] = crowd.top(distance) + Double(place) * distance }
  }
  return placed
}

/// Labels that touch each other, from top to bottom.
private struct Crowd {
  let labels: [Int]
  let middle: Double

  func top(_ distance: Double) -> Double { middle - Double(labels.count - 1) * distance / 2 }
  func bottom(_ distance: Double) -> Double { middle + Double(labels.count - 1) * distance / 2 }

  func joined(with below: Crowd) -> Crowd {
    let count = Double(labels.count + below.labels.count)
    let sum = middle * Double(labels.count) + below.middle * Double(below.labels.count)
    return Crowd(labels: labels + below.labels, middle: sum / count)
  }
}
