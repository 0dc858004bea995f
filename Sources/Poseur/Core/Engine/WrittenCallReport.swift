/// The failure of a closure that makes no call, or several, where it has to write one.
nonisolated struct WrittenCallReport {
  let text: String

  init<Function>(
    faker: Faker<Function>, _ written: WrittenCall, _ calls: [Invocation], _ result: Result<Void, any Error>
  ) {
    let fakeName = faker.fakeName
    if calls.isEmpty {
      let reason = if case .failure(let error) = result { ", but threw \(describeError(error))" } else { "" }
      let hint = Self.storedProperty(of: written).map {
        "\n`\($0)` may be a stored property: forward it in a getter and a setter."
      }
      text = """
        The closure makes no call to \(fakeName)\(reason).
        Make one call to the fake that the closure gets, and await it if it is async. Run the code under test before: the \
        closure only describes the call.
        If it makes the call, the fake's function doesn't forward it: have that call recordAndStub.\(hint ?? "")
        """
      return
    }
    let texts = calls.prefix(NearMissList.limit).map {
      faker.function(of: $0).label.call(with: $0.describableArguments)
    }
    let list = texts.joined(separator: ", ") + (calls.count > texts.count ? ", …" : "")
    let name = pasteableFunction(faker.function(of: calls[calls.count - 1]))
    let isRepeated = calls.allSatisfy { $0.function == calls[0].function } && Set(texts).count == 1
    text =
      isRepeated
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
  private static func storedProperty(of written: WrittenCall) -> String? {
    guard let fake = written.fake else { return nil }
    let fields = reflectedFields(Mirror(reflecting: fake)).filter { !($0.value is any DescribedByType) }
    let isAssigned = written.resultType == Void.self
    return fields.first { isAssigned || type(of: $0.value) == written.resultType }?.label
  }
}
