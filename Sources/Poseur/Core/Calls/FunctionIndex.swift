/// Numbers the functions of a faker, so that its state need not know their type. A function keeps its number for ever.
///
/// The number of a function whose values fit into a byte is that byte, which a call finds without a search. Others are
/// numbered from 0, as they come up.
nonisolated struct FunctionIndex<Function: PoseurFunction> {
  /// By their numbers; nil if no function has the number.
  private(set) var functions: [Function?] = []
  /// The functions that were found by their names, by the address of the name's text.
  var functionsByName: [UInt: Function] = Dictionary()
  // The numbers of the functions that don't fit into a byte, by their hash values.
  private var numbers: [Int: [Int]] = Dictionary()
  fileprivate var count = 0

  /// The function that has the number.
  func function(_ number: Int) -> Function {
    guard let function = functions[number] else { preconditionFailure("No function has the number \(number).") }
    return function
  }

  /// Nil if the function has not come up yet. Runs its `hash` and `==`, which may be the test's code: call it on a copy.
  func knownNumber(of function: Function) -> Int? { knownNumber(of: function, hash: Self.hash(of: function)) }

  fileprivate func knownNumber(of function: Function, hash: Int?) -> Int? {
    if let hash { return numbers[hash]?.first { functions[$0] == function } }
    if let byte = singleByte(of: function), has(byte) { return byte }
    // One of other bits may be equal, too, where the type has an `==` of its own.
    var number = 0
    while number < functions.count {
      if let other = functions[number], other == function { return number }
      number += 1
    }
    return nil
  }

  fileprivate func has(_ number: Int) -> Bool { number < functions.count && functions[number] != nil }

  /// Nil if each function fits into a byte. Then there are few, and nobody needs their hash values.
  fileprivate static func hash(of function: Function) -> Int? {
    singleByte(of: function) == nil ? function.hashValue : nil
  }

  /// Gives a function a number; nil if others got theirs meanwhile.
  /// - Parameter count: how many functions there were, none of which is this one.
  fileprivate mutating func add(_ function: Function, hash: Int?, ifThereAre count: Int) -> Int? {
    guard count == self.count else { return nil }
    let number = singleByte(of: function) ?? count
    while functions.count <= number { functions.append(nil) }
    functions[number] = function
    if let hash { numbers[hash, default: []].append(number) }
    self.count += 1
    return number
  }
}

nonisolated extension LockedValue {
  /// The number of a function, which gets one if it comes up just now. Its `hash` and `==`, which may be the test's
  /// code, run outside the lock.
  func number<Function>(of function: Function) -> Int where Value == FunctionIndex<Function> {
    let hash = FunctionIndex.hash(of: function)
    while true {
      let index = withLock { $0 }
      if let number = index.knownNumber(of: function, hash: hash) { return number }
      if let number = withLock({ $0.add(function, hash: hash, ifThereAre: index.count) }) { return number }
    }
  }
}
