/// Numbers the functions of a faker from 0, as they come up, so that its tables need not know their type. A function
/// keeps its number for ever.
nonisolated struct FunctionIndex<Function: PoseurFunction> {
  private(set) var functions: [Function] = []
  /// The functions that were found by their names, by the address of the name's text.
  var functionsByName: [UInt: Function] = [:]
  /// The numbers of the functions, by their hash values.
  private var numbers: [Int: [Int]] = [:]

  /// The numbers of the functions that have the hash value: nearly always one or none.
  fileprivate func candidates(hash: Int) -> [Int] { numbers[hash] ?? [] }

  /// Gives a function a number; nil where another one with its hash value came up meanwhile.
  /// - Parameter count: how many functions with that hash value there were, none of which is this one.
  fileprivate mutating func add(_ function: Function, hash: Int, ifThereAre count: Int) -> Int? {
    var known = candidates(hash: hash)
    guard known.count == count else { return nil }
    known.append(functions.count)
    numbers[hash] = known
    functions.append(function)
    return functions.count - 1
  }

  /// Nil where the function has not come up yet. Runs its `hash` and `==`, which may be code of the test's: to be
  /// called on copies.
  func knownNumber(of function: Function) -> Int? {
    candidates(hash: function.hashValue).first { functions[$0] == function }
  }
}

nonisolated extension LockedValue {
  /// The number of a function, which gets one if it comes up just now. Its `hash` and `==`, which may be code of the
  /// test's, run outside the lock.
  func number<Function>(of function: Function) -> Int where Value == FunctionIndex<Function> {
    let hash = function.hashValue
    while true {
      let candidates = withLock { $0.candidates(hash: hash) }
      for number in candidates where withLock({ $0.functions[number] }) == function { return number }
      if let new = withLock({ $0.add(function, hash: hash, ifThereAre: candidates.count) }) { return new }
    }
  }
}
