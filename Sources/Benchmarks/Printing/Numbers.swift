import Foundation

extension Int {
  /// With commas between the thousands, whatever the locale.
  var grouped: String {
    var text = ""
    for (index, digit) in String(magnitude).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + String(text.reversed())
  }
}

extension Double {
  /// In two figures, or all before the point: `0.42`, `4.2`, `4`, `42`, `4,200`.
  var shortText: String {
    switch abs(self) {
    case ..<0.005: "0"
    case ..<1: String(format: "%.2f", self)
    case ..<9.95: String(format: "%.1f", self).replacing(".0", with: "")
    default: Int(rounded()).grouped
    }
  }
}
