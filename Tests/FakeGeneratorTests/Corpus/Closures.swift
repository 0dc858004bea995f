/// Closures that do not escape and return what the function does, and functions that return the object itself.
struct Note {
  var text = ""
}

protocol Middleware {
  func intercept(
    _ note: Note, times: Int, id: String, next: @Sendable (Note, Int) async throws -> (Note, Int?)
  ) async throws -> (Note, Int?)
  func perform(_ block: () -> Void)
  func locked<T>(_ body: () throws -> T) rethrows -> T
  func typed<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T
  func perhaps(_ body: () -> Note?) -> Note?
  func filter(_ body: (Note) -> Bool) -> Bool
  func later(_ body: () async -> Int) -> Int
}

protocol Building {
  func with(_ name: String) -> Self
  var copied: Self { get }
  static func make() -> Self
  func find(_ name: String) -> Self?
}

protocol Cache {
  associatedtype Item
  func get(_ id: Int) -> Item?
  func load(_ id: Int) async throws -> Item?
  var last: Item? { get set }
  var name: String! { get }
  subscript(id: Int) -> Item? { get }
}

class Chain {
  func link() -> Self { self }
}
