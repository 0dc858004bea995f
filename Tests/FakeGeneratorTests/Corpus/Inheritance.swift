/// Protocols that refine others, in this module and elsewhere.
protocol Base {
  func base() -> Int
  init(base: Int)
}

protocol Derived: Base {
  func derived() -> Int
}

protocol Diamond: Derived, Properties {
  func base() -> Int
}

protocol Keyed: Hashable, CustomStringConvertible {
  func key() -> Int
}

protocol Coded: Codable, Identifiable, Comparable {
  func code() -> Int
}

protocol Failing: Error, Equatable {
  var code: Int { get }
}

protocol Listing: Sequence<Int> {
  func list() -> Int
}

protocol Defaulted {
  func optional() -> Int
  func needed() -> Int
}

extension Defaulted {
  func optional() -> Int { 1 }
  func added() -> Int { 2 }
}

protocol Creating {
  init()
  init(name: String) throws
  init?(text: String)
  func make() -> Int
}

class Parent {
  func parent() {}
}

protocol Child: Parent {
  func child() -> Int
}

typealias Both = Base & Defaulted

protocol Nothing {}
