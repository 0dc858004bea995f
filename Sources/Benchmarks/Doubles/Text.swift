/// What is passed and returned. It is made as the program runs and does not fit into a `String` itself, as most of what
/// a program passes on: who keeps it counts a reference, and who compares it with an equal one reads both.
enum Text {
  static let passed = made(of: "hello ")
  /// Equal to what is passed, and not the same.
  static let expected = made(of: "hello ")
  static let returned = made(of: "world ")

  private static func made(of word: String) -> String { String(repeating: word, count: 4) }
}
