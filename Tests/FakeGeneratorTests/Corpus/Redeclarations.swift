/// Requirements that several protocols have, and those that the compiler does not tell of.
protocol Message: CustomStringConvertible {
  var description: String { get }
  func send() -> Int
}

protocol Hashed: Hashable {
  func hash(into hasher: inout Hasher)
  static func == (one: Self, other: Self) -> Bool
  func key() -> Int
}

protocol Reading {
  func read(_ page: Int) throws -> String
  func compare<Key: Equatable>(_ key: Key)
  static func read() -> Int
  var pages: Int { get }
}

protocol Writing: Reading {
  func read(_ number: Int) -> String
  func compare<Name: Equatable>(_ name: Name)
  func read() -> Int
  var pages: Int { get set }
}

/// The compiler tells of what begins with an underscore only where a protocol is public.
public protocol Underscored {
  var _value: Int { get }
  func _hide(
    _ name: String,
    within seconds: Int
  ) async throws -> Int
  func show(_count: Int) -> Int
  func plain() -> Int
  static func _make() -> Int
  #if os(Linux)
    func _onLinux()
    func onLinux()
  #endif
}

protocol Counting {
  var pages: Int { get }
}

protocol Settled: Counting, Writing {
  func settle() -> Int
}

/// So it has nothing else.
public protocol Hiding { var _mark: Int { get }; func _hide() }

protocol Lockable {
  func lock()
}

protocol LockOwner: Lockable {
  var lock: Int { get }
}

protocol Lengthy {
  func returnsSomethingRatherLongWithoutAnyParametersAtAll() async throws -> [String: [Int: String]]
  func hasANameThatIsTooLongForOneLineWithItsBodyAndThatHasNoParametersAtAll()
}
