/// Finds the case of a function table that a function's own name means. `load(id:)` means the case with exactly that
/// raw value, else the one with `load` or `load(_:)`, which stand for it without its labels.
nonisolated struct FunctionSearch<Function: PoseurFunction>
where Function: RawRepresentable, Function.RawValue == String {
  private let fakeName: String
  private let name: String
  /// The cases that the name may mean.
  private let candidates: [Function]

  init(for name: String, fakeName: String) {
    self.fakeName = fakeName
    self.name = name
    if let exact = Function(rawValue: name) {
      candidates = [exact]
    } else {
      // For `load(id:)`, `load` and `load(_:)`.
      let label = FunctionLabel(name: name)
      let unlabeled = "\(label.baseName)(\(String(repeating: "_:", count: label.labels?.count ?? 0)))"
      candidates = [label.baseName, unlabeled].compactMap(Function.init(rawValue:))
    }
  }

  var found: Function? { candidates.count == 1 ? candidates[0] : nil }

  /// The mistake, the cases that there are, and the line to write.
  /// - Parameter seen: the functions the fake has met, for a table that cannot list its cases.
  func failureMessage(seen: [Function]) -> FailureText {
    let all = (Function.self as? any CaseIterable.Type)?.allCases.compactMap { $0 as? Function }
    let known = seen.isEmpty ? "None has been called or stubbed so far." : "Called or stubbed so far: \(list(seen))"
    let cases =
      all.map { "The cases of its table: \(list($0))" }
      ?? "The cases of its table cannot be listed, because the table isn't CaseIterable. \(known)"
    if let candidate = candidates.first {
      return FailureText(
        "The name \(name) fits \(countedNoun(candidates.count, "function")) of \(fakeName): \(list(candidates))",
        "\(cases)\nSay which one it is, for example:\nrecordAndStub(function: \(pasteableFunction(candidate)))")
    }
    return FailureText(
      "\(fakeName) has no function for the name \(name)",
      """
      \(cases)
      Pass an existing case as function:, or add this one:
      case \(newCaseName(besides: all ?? seen)) = "\(name)"
      """)
  }

  /// The name without its labels, as it is written in code; a placeholder where there is a case of that name already,
  /// or no case can have it.
  private func newCaseName(besides cases: [Function]) -> String {
    let label = FunctionLabel(name: name)
    let isTaken = cases.contains { enumCaseText($0) == label.baseName }
    return isTaken ? "<#\(label.baseName)#>" : label.pasteableName
  }

  private func list(_ functions: [Function]) -> String {
    functions.map { function in
      let name = pasteableFunction(function)
      return name == ".\(function.rawValue)" ? name : "\(name) = \"\(function.rawValue)\""
    }.joined(separator: ", ")
  }
}
