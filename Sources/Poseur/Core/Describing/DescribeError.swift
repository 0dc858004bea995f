/// How an error reads in a message, always with its type: `DogError.ranAway("Rex")`, `Hoarse()`, `No food. (DogError)`.
func describeError(_ error: any Error) -> String {
  let (text, type) = (describeValue(error), describeType(type(of: error)))
  if text.hasPrefix(".") { return type + text }
  return text.hasPrefix(type) || text.hasPrefix("<\(type)>") ? text : "\(text) (\(type))"
}
