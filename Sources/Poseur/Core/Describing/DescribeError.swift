/// How an error reads in a message, always with its type: `DogError.ranAway("Rex")`, `Hoarse()`, `No food. (DogError)`.
func describeError(_ error: any Error) -> String {
  let (text, name) = (describeValue(error), ownTypeName(type(of: error)))
  if text.hasPrefix(".") { return name + text }
  return text.hasPrefix(name) || text.hasPrefix("<\(name)>") ? text : "\(text) (\(name))"
}
