import Foundation

/// The figures as a table that people read.
struct ResultTable {
  let header: [String]
  let rows: [[String]]

  init(_ figures: [Figure], _ configuration: Configuration, ceilings: [Ceiling] = Ceiling.all) {
    header = ["Measured in \(configuration)", "unit", "spy", "locked spy", "Poseur", "ratio", "at most"]
    rows = figures.map { figure in
      let ceiling = ceilings.first { $0.figure == figure.name }
      let limit = ceiling?.limit(configuration).map { "\($0.shortText)\(ceiling?.measure == .ratio ? " ×" : "")" }
      let numbers = [figure.plain, figure.locked, figure.poseur, figure.ratio].map { $0?.shortText ?? "" }
      return [figure.name, figure.unit.rawValue] + numbers + [limit ?? ""]
    }
  }

  var text: String {
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      cells.indices.map { cells[$0].padded(to: widths[$0], isLeading: $0 > 1) }.joined(separator: "  ")
        .withoutTrailingSpace
    }
    let rule = widths.map { String(repeating: "-", count: $0) }
    return ([line(header), line(rule)] + rows.map(line)).joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int, isLeading: Bool) -> String {
    let padding = String(repeating: " ", count: max(0, width - count))
    return isLeading ? padding + self : self + padding
  }

  fileprivate var withoutTrailingSpace: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

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
