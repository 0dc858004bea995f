// Why a closure writes no call that could be stubbed or asked for.

nonisolated extension Writing {
  /// Why the closure's call can't be the one that the test means; nil if it can.
  func misuse(in run: Run) -> String? {
    guard let call = run.calls.first, run.calls.count == 1 else { return misuseOfCount(in: run) }
    if let later = run.laterCall {
      let name = name(of: call)
      return """
        The closure goes on to call \(later) after \(name).
        A written call is one call: name that one on its own fake. If \(name) itself makes it, name \(name) by its case, \
        \(pasteableFunction(call.tableFunction)).
        """
    }
    let isOtherBool = resultType == Bool.self && (call.neededType != Bool.self || run.given != run.returned)
    if isOtherBool, let comparison = comparison(of: call, run) { return comparison }
    if !run.isCutShort { return run.misuse }
    let type = describeType(call.neededType)
    if use(of: call.neededType) == .none || end(of: call) == nil {
      return """
        \(faker.text(of: call)) returns \(type), of which no value can be made: name it by its \
        case, \(pasteableFunction(call.tableFunction)).
        """
    }
    return """
      \(name(of: call)) returns \(type), of which Poseur can't make a value, so the \
      closure ended there.
      If this is the call that you mean, write nothing else in the closure. If not, register a value:
      \(faker.fakerReceiverName).\(StandIn.registration(of: call.neededType))
      """
  }

  func name(of call: Invocation) -> String { "\(faker.fakeName).\(call.tableFunction.label.baseName)" }

  /// What is wrong with a closure that makes no call, or several.
  private func misuseOfCount(in run: Run) -> String {
    let (fakeName, calls) = (faker.fakeName, run.calls)
    guard let last = calls.last else {
      let reason = run.error.map { ", but threw \(describeError($0))" } ?? ""
      let hint = storedProperty.map { "\n`\($0)` may be a stored property: forward it in a getter and a setter." }
      return """
        The closure makes no call to \(fakeName)\(reason).
        Make one call to the fake that the closure gets, and await it if it is async. Run the code under test before: the \
        closure only describes the call.
        If it makes the call, the fake's function doesn't forward it: have that call recordAndStub.\(hint ?? "")
        """
    }
    let texts = calls.prefix(NearMissList.limit).map { $0.tableFunction.label.call(with: $0.describableArguments) }
    let list = texts.joined(separator: ", ") + (calls.count > texts.count ? ", …" : "")
    let name = pasteableFunction(last.tableFunction)
    let isRepeated = calls.allSatisfy { $0.function == last.function } && Set(texts).count == 1
    return isRepeated
      ? """
      \(fakeName) records \(calls.count) calls for the closure: \(list).
      If the closure makes only one call, the fake's function forwards it more than once. Let it forward the call once, \
      or name it by its case, \(name).
      """
      : """
      The closure makes \(calls.count) calls to \(fakeName): \(list).
      Write one call in each closure, and run the code under test before. If the closure makes only one call, the fake's \
      function makes the others: name it by its case, \(name).
      """
  }

  /// The property that the closure may have meant: one that the fake stores, of the closure's type.
  private var storedProperty: String? {
    guard let fake else { return nil }
    let fields = reflectedFields(Mirror(reflecting: fake)).filter { !($0.value is any DescribedByType) }
    let isAssigned = resultType == Void.self
    return fields.first { isAssigned || type(of: $0.value) == resultType }?.label
  }
}
