/// What the fakes of an order check are called in its report: several of one type are numbered as they are named in the
/// check.
struct FakeNames {
  private var names: [ObjectIdentifier: String] = [:]

  init(_ expected: [ExpectedCall]) {
    for (name, calls) in Dictionary(grouping: expected, by: \.fakeName) {
      var fakers: [ObjectIdentifier] = []
      for call in calls where !fakers.contains(call.faker) { fakers.append(call.faker) }
      for (index, faker) in fakers.enumerated() { names[faker] = fakers.count == 1 ? name : "\(name) \(index + 1)" }
    }
  }

  func name(of faker: ObjectIdentifier) -> String { names[faker] ?? "" }
}
