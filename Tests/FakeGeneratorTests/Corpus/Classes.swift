/// Classes, what they inherit, and their initializers.
open class Animal {
  /// Makes an animal.
  public init() {}
  open func sound() -> String { "" }
  open var legs: Int { 4 }
  func tail() -> Int? { nil }
  func friend() -> Animal? { nil }
  func any() -> any Error { Hoarse() }
  func base() -> Animal { Animal() }
  func eat(_ food: String = "meat", times: Int = 1) -> Bool { true }
  func howl(at volume: Int) throws -> String { "awoo" }
  func tone() throws(Hoarse) -> Int { 1 }
  func load(_ id: Int) async throws -> String { "" }
  func open() async throws(Hoarse) {}
  func run(_ names: String...) {}
  func trim(_ fur: inout Int) -> Bool { false }
  func each(_ body: (Int) -> Void) {}
  func change(_ body: (Int) throws -> Int) rethrows -> Int { try body(1) }
  func keep(_ body: @autoclosure () -> Int) -> Int { 1 }
  func convert<T>(_ value: T) -> T { value }
  final func fixed() {}
  private func hidden() {}
  fileprivate func veiled() {}
  @available(*, deprecated, message: "Use sound()") func noise() {}
}

class Puppy: Animal {
  override func sound() -> String { "yip" }
  override func friend() -> Puppy? { nil }
  override func howl(at volume: Int) -> String { "wee" }
  func play(with toy: String) -> Bool { true }
}

class Collar {
  let name: String
  init(name: String, size: Int = 1) { self.name = name }
  convenience init() { self.init(name: "") }
  required init(copying other: String) { name = other }
  init?(parsing text: String) { return nil }
  init(checking text: String) throws { name = text }
  init(waiting text: String) async { name = text }
  private init(secret: Int) { name = "" }
  func ring() {}
}

class Sealed {
  private init() {}
  func open() {}
}

final class Final {
  func done() {}
}

class Stored: Codable {
  var note = ""
  func store() {}
}

class Setting {
  var volume: Int
  init(volume: Int) { self.volume = volume }
  func mute() { volume = 0 }
}

private let secret = 7
let standard = 8

class Defaulting {
  static let limit = 3
  private static let hidden = 4
  func bark(
    _ times: Int = 1, at volume: Double = .pi, in place: [String: Int?] = ["here, or \"there\"": nil],
    within limit: Int = Defaulting.limit, plus more: Int = standard, file: StaticString = #fileID
  ) -> Int { 0 }
  func howl(_ times: Int = secret, at volume: Int = hidden, then next: (Int) -> Int = { $0 }, name: String = "\(1)") {}
  func span(_ range: Range<Int> = 0..<9, _ isLess: Bool = 1 < 2, _ next: [Range<Int>] = []) -> Range<Int>? { nil }
  subscript(row: Int, column: Int = 0) -> Int { row }
  func growl(optional: Int? = nil, by dog: Bone = Bone(size: 2)) {}
}

@propertyWrapper struct Clamped {
  var wrappedValue: Int
}

class Wrapped {
  @Clamped var level = 1
  func raise() {}
}

class Empty {
  final func nothing() {}
}

enum Space {
  protocol Inner {
    func inside() -> Int
  }
  class Core {
    func heat() -> Int { 1 }
  }
}
