import Foundation

/// Every way in which Swift code stops, as a user's test would meet it.
enum SwiftTrap: String, CaseIterable {
  case fatalError, preconditionFailure, assertionFailure, forceUnwrap, forceTry, forceCast
  case indexOutOfRange, overflow, divisionByZero, abort

  /// Those that this build does not leave out: an assertion is none in release.
  static var inThisBuild: [SwiftTrap] {
    #if DEBUG
      allCases
    #else
      allCases.filter { $0 != .assertionFailure }
    #endif
  }

  /// Always 1, though only at run time.
  static var one: Int { min(Int(CommandLine.argc), 1) }

  /// Asks for values that the optimiser cannot know, so that it neither foresees the trap nor drops it.
  func spring() {
    let one = SwiftTrap.one
    switch self {
    case .fatalError: if one == 1 { Swift.fatalError("sprung") }
    case .preconditionFailure: if one == 1 { Swift.preconditionFailure("sprung") }
    case .assertionFailure: Swift.assertionFailure("sprung")
    case .forceUnwrap: use(Int("ball \(one)")!)
    case .forceTry: try! runAway(from: one)
    case .forceCast: use(([one] as Any) as! String)
    case .indexOutOfRange: use([1, 2, 3][one + 2])
    case .overflow: use(Int.max - 1 + one + one)
    case .divisionByZero: use(7 / (one - 1))
    case .abort: if one == 1 { Foundation.abort() }
    }
  }
}

struct RanAway: Error, Equatable {
  let dog: String
}

@inline(never) private func runAway(from owner: Int) throws {
  if owner == 1 { throw RanAway(dog: "Rex") }
}

@inline(never) private func use<Value>(_ value: Value) {
  if SwiftTrap.one == 0 { print(value) }
}
