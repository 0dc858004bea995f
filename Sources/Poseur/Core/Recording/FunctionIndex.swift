/// Numbers the functions of a faker from 0, as they come up, so that its tables need not know their type. A function
/// keeps its number for ever.
struct FunctionIndex<Function: PoseurFunction> {
  private(set) var functions: [Function] = []
  /// The functions that were found by their names, by the address of the name's text.
  var functionsByName: [UInt: Function] = [:]
  private var numbers: [Function: Int] = [:]

  /// Nil where the function has not come up yet.
  func knownNumber(of function: Function) -> Int? { numbers[function] }

  mutating func number(of function: Function) -> Int {
    if let number = numbers[function] { return number }
    numbers[function] = functions.count
    functions.append(function)
    return functions.count - 1
  }
}
