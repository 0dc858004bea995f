let otherFunctionsName = "What calls of other functions add to it"

/// What follows from two lines of the table.
func derivedFigures(_ figures: [Figure]) -> [Figure] {
  func time(_ name: String) -> Double? { figures.first { $0.name == name }?.poseur }
  guard let alone = time("Compare arguments, a call of 100"),
    let beside = time("The same beside 100,000 calls of another function")
  else { return [] }
  return [Figure(name: otherFunctionsName, unit: .times, poseur: beside / alone)]
}
