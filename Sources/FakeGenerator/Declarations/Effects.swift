/// What a function does besides returning.
struct Effects: Equatable {
  var isAsync = false
  /// The type of the errors; nothing where it throws none.
  var error: String?
  var isRethrowing = false

  init() {}

  /// - Parameter text: what stands between parameters and result, or behind `get`.
  init(_ text: String) {
    for word in BracketedText(text).parts(separatedBy: " ") {
      switch word {
      case "async": isAsync = true
      case "throws": error = "any Error"
      case "rethrows": isRethrowing = true
      case _ where word.hasPrefix("throws("):
        let type = String(word.dropFirst("throws(".count).dropLast())
        error = type == "Never" ? nil : type
      default: break
      }
    }
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
