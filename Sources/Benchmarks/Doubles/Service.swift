/// The real class that all doubles stand in for. Whoever uses it knows nothing of them.
class Service {
  func doThings() {}
  func giveMeAString(arg1: Bool, arg2: String) -> String { "" }
}

// What is tested with a double: it calls the functions through the base class, as any code under test would. The
// doubles' overrides are never inlined here, since a test's subject is compiled without knowing them.

@inline(never)
func callDoThings(_ service: Service, times: Int) {
  var left = times
  while left > 0 {
    service.doThings()
    left -= 1
  }
}

@inline(never)
func callGiveMeAString(_ service: Service, times: Int) {
  let text = Text.passed
  var left = times
  while left > 0 {
    consume(service.giveMeAString(arg1: true, arg2: text))
    left -= 1
  }
}

/// What is passed and returned. It is made as the program runs and does not fit into a `String` itself, as most of what
/// a program passes on: who keeps it counts a reference, and who compares it with an equal one reads both.
enum Text {
  static let passed = made(of: "hello ")
  /// Equal to what is passed, and not the same.
  static let expected = made(of: "hello ")
  static let returned = made(of: "world ")

  private static func made(of word: String) -> String { String(repeating: word, count: 4) }
}
