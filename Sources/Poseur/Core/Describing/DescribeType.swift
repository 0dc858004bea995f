/// The name of a type as it is written in code: `FakeDog.Function`, `Box<Int>`, `[String: Int?]`, `Void`.
func describeType(_ type: Any.Type) -> String {
  typeText(String(reflecting: type))
}

/// A full type name as written in code: without modules and the marks of private and local types.
func typeText(_ fullName: String) -> String {
  var parser = TypeNameParser(fullName)
  return parser.parseType()
}
