/// Static and class members.
protocol Statics {
  static func make() -> String
  static func load(_ id: Int) async throws -> String
  static var count: Int { get set }
  static subscript(index: Int) -> String { get }
  static func == (left: Self, right: Self) -> Bool
  static prefix func ! (kennel: Self) -> Bool
  func bark() -> String
}

class Registry {
  class func count() -> Int { 0 }
  class func open(_ door: Int) throws {}
  class var total: Int { 1 }
  static func fixed() -> Int { 1 }
  class subscript(index: Int) -> Int { index }
  func register(_ name: String) {}
}

protocol OnlyStatics {
  static func shared() -> Int
}
