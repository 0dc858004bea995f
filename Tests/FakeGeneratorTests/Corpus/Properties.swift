/// Properties and subscripts of every kind.
protocol Properties {
  var name: String { get }
  var age: Int { get set }
  var owner: String? { get set }
  var weight: Double { get throws }
  var mood: String { get async }
  var place: String { get async throws }
  var size: Int { get throws(Hoarse) }
  var whistle: () -> Void { get set }
  var friend: (any Properties)? { get set }
  var frozen: Int { mutating get nonmutating set }
  subscript(index: Int) -> String { get }
  subscript(key key: String) -> Int? { get set }
  subscript(row: Int, column: Int) -> Int { get }
  subscript(loading id: String) -> String { get async throws }
}

class Bowl {
  var grams = 0
  let id = 1
  lazy var label = "bowl"
  weak var next: Bowl?
  var lid: Bool { true }
  var cover: Bool {
    get { false }
    set {}
  }
  private(set) var washed = 0
  final var fixed = 1
  var watched = 1 { didSet { washed += 1 } }
  subscript(index: Int) -> Int { index }
  subscript(key: String) -> Int {
    get { 0 }
    set {}
  }
}
