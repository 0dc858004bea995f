/// Numbers the functions of a faker, so that its state need not know their type. A function keeps its number for ever.
///
/// The number of a function whose values fit into a byte is that byte, which a call finds without a search. Others are
/// numbered from 0, as they come up.
nonisolated struct FunctionIndex<Function: PoseurFunction> {
  /// By their numbers; nil where no function has the number.
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
  func knownNumber(of function: Function) -> Int? {
    let byte = singleByte(of: function)
    if let byte, isKnown(byte) { return byte }
    return candidates(hash: byte == nil ? function.hashValue : nil).first { functions[$0] == function }
  }

  fileprivate func isKnown(_ number: Int) -> Bool { number < functions.count && functions[number] != nil }

  /// The numbers of the functions that have the hash value: nearly always one or none.
  /// - Parameter hash: nil if each function fits into a byte. Then there are few, and nobody needs their hash values.
  fileprivate func candidates(hash: Int?) -> [Int] {
    hash.map { numbers[$0] ?? [] } ?? functions.indices.filter(isKnown)
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
    let byte = singleByte(of: function)
    if let byte, withLock({ $0.isKnown(byte) }) { return byte }
    let hash = byte == nil ? function.hashValue : nil
    while true {
      let (known, count) = withLock { index in
        (index.candidates(hash: hash).map { ($0, index.functions[$0]) }, index.count)
      }
      // One of other bits may be equal, too, where the type has an `==` of its own.
      if let (number, _) = known.first(where: { $0.1 == function }) { return number }
      if let number = withLock({ $0.add(function, hash: hash, ifThereAre: count) }) { return number }
    }
  }
}
