/// How a value reads in one line of a message: `nil`, `"Ann"`, `.ball`, `[1, 2]`, `User(name: "Ann", age: 3)`.
///
/// Text over the limit is cut, and what would be cut is not rendered: neither size nor depth nor a cycle matters.
func describeValue(_ value: Any?, limit: Int = 120) -> String {
  var writer = ValueWriter(limit: limit)
  writer.write(value: value)
  return writer.result
}

/// The value with its type, for where the text alone tells no difference: `5 (Int8)`.
func describeValueWithType(_ value: Any?) -> String {
  guard let bare = unwrappedValue(value) else { return "nil" }
  if bare is MissingArgument || isFunctionType(type(of: bare)) { return describeValue(bare) }
  return "\(describeValue(bare)) (\(describeType(type(of: bare))))"
}
