/// Functions of every effect.
public struct Hoarse: Error {}

protocol Effects {
  func bark()
  func name() -> String
  func howl() throws
  func pitch() throws -> Int
  func whine() throws(Hoarse)
  func tone() throws(Hoarse) -> Int
  func load() async
  func fetch() async -> String
  func save() async throws
  func find(_ id: Int) async throws -> String
  func open() async throws(Hoarse)
  func count(of name: String) async throws(Hoarse) -> Int
  func same<E: Error>(_ error: E) throws(E) -> Int
  func stop() -> Never
  func unit() -> Void
  func perhaps() -> Int?
  func pair() -> (Int, name: String)
  func maker() -> (Int) -> String
  @discardableResult func feed(_ grams: Int) -> Bool
  func calm() throws(Never) -> Int
}

protocol Rethrowing {
  func map(_ change: (Int) throws -> Int) rethrows -> [Int]
}
