import Foundation

/// What can go wrong on a walk, in an error of each shape.
enum WalkError: Error {
  case rain
  case ranAway(to: String)
  case ate([Item])
}

/// Equal by what it says, which is not all it holds.
struct Growl: Error, Equatable {
  let words: String
  var volume = 0

  static func == (lhs: Growl, rhs: Growl) -> Bool { lhs.words == rhs.words }
}

/// Says its own words.
struct LostLead: Error, CustomStringConvertible {
  let color: String
  var description: String { "The lead is gone." }
}

/// A class without an equality of its own.
final class Thunder: Error {
  let distance: Int
  init(distance: Int) { self.distance = distance }
}

extension NSError {
  static func walk(_ code: Int, street: String) -> NSError {
    NSError(domain: "Walk", code: code, userInfo: ["street": street])
  }
}
