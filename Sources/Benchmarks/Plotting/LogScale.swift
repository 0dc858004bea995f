import Foundation

/// Whole decades, spread evenly over a length of the picture.
struct LogScale: Equatable {
  let decades: ClosedRange<Int>
  let start: Double
  let end: Double

  /// As many decades as the values need.
  init(covering values: [Double], from start: Double, to end: Double) {
    let exponents = values.filter { $0 > 0 }.map { log10($0) }
    let lowest = Int((exponents.min() ?? 0).rounded(.down))
    decades = lowest...max(lowest + 1, Int((exponents.max() ?? 0).rounded(.up)))
    self.start = start
    self.end = end
  }

  /// Where a value stands. One that is too small for a logarithm stands at the start.
  func position(_ value: Double) -> Double { value > 0 ? place(ofExponent: log10(value)) : start }

  /// Where a power of ten stands.
  func place(ofExponent exponent: Double) -> Double {
    start + (end - start) * (exponent - Double(decades.lowerBound)) / Double(decades.count - 1)
  }
}

/// What a decade of nanoseconds is called: `100 ns`, `1 µs`.
func timeLabel(decade: Int) -> String { label(decade, [" ns", " µs", " ms", " s"]) }

/// What a decade of calls is called: `100`, `10 k`, `1 M`.
func countLabel(decade: Int) -> String { label(decade, ["", " k", " M", " G"]) }

private func label(_ decade: Int, _ units: [String]) -> String {
  let unit = min(max(0, decade / 3), units.count - 1)
  return "\(Int(pow(10, Double(max(0, decade - 3 * unit)))))\(units[unit])"
}
