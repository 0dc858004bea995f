/// What a function does besides returning.
struct Effects: Equatable {
  var isAsync = false
  /// The type of the errors; nothing where it throws none.
  var error: String?
  var isRethrowing = false

  init() {}

  /// - Parameter text: what stands between parameters and result, or behind `get`.
  init(_ text: String) {
    let words = BracketedText(text)
    isAsync = words.halves(at: "async") != nil
    isRethrowing = words.halves(at: "rethrows") != nil
    guard let behind = words.halves(at: "throws")?.behind else { return }
    let type = behind.hasPrefix("(") ? BracketedText(behind).leadingBrackets()?.inside : nil
    error = type == "Never" ? nil : type ?? "any Error"
  }

  /// `async throws(Hoarse)`
  var spelling: String {
    var words = isAsync ? ["async"] : []
    if isRethrowing { words.append("rethrows") }
    if let error { words.append(isTyped ? "throws(\(error))" : "throws") }
    return words.joined(separator: " ")
  }

  /// What stands before a call: `try await `.
  var marks: String { (error == nil ? "" : "try ") + (isAsync ? "await " : "") }

  /// Whether errors are of one type only.
  var isTyped: Bool { error != nil && error != "any Error" }
}
