/// Names that are keywords, overloads, and names that clash with the fake's own.
protocol Names {
  func `switch`(_ `case`: Int) -> Int
  var `default`: Int { get set }
  func load()
  func load(id: Int) -> String
  func load(id: String) -> String
  func load(id: Int) async throws -> Int
  func find(_ name: String) -> Bool
  func find(_ age: Int) -> Bool
  func setAge(_ age: Int)
  var age: Int { get set }
  func stub() -> Int
  func reset()
  func calls() -> [Int]
  func function() -> Int
  func `init`() -> Int
  func `self`() -> Int
}

protocol Overloads {
  func read(_ a: Int, _ b: Int)
  func read(_ a: Int, from b: String)
  func read(into a: Int)
  subscript(index: Int) -> Int { get set }
  subscript(name name: String) -> Int { get set }
}

struct Namespace {
  class `Type` {
    func kind() -> Int { 1 }
  }
}

protocol Clashing {
  func faker() -> Int
}
