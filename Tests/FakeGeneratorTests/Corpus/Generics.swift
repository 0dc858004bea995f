/// Generic functions and types, and protocols with associated types.
protocol Generics {
  func decode<T>(_ type: T.Type, from text: String) -> T
  func decode<T: Decodable>(_ type: T.Type) throws -> T
  func compare<A, B>(_ left: A, _ right: B) -> Bool where A: Hashable, B: Collection, B.Element == A
  func each<T>(_ items: [T], do body: @escaping (T) -> Void)
  func all<each T>(_ item: repeat each T) -> Int
  subscript<K: Hashable>(_ key: K) -> String { get }
}

protocol Shelf<Item> {
  associatedtype Item
  associatedtype Label: Hashable = String
  var first: Item? { get }
  func put(_ item: Item, under label: Label)
  func all() -> [Item]
  subscript(label: Label) -> Item? { get set }
}

extension Shelf where Item == Int {
  func sum() -> Int { 0 }
}

protocol SortedShelf: Shelf where Item: Comparable {
  func least() -> Item?
}

protocol Named {
  associatedtype Name: Sequence where Name.Element == Character
  func name() -> Name
}

protocol Copying {
  func copy() -> Self
  func isSame(as other: Self) -> Bool
}

class Box<Content> {
  var content: Content
  init(_ content: Content) { self.content = content }
  func swap(_ other: Content) -> Content { content }
}

class Crate<Content: Hashable, Label>: Box<Content> where Label: Sendable {
  func label(_ label: Label) -> Content? { nil }
  func opaque() -> some Equatable { 1 }
}

class Drawer<Content: Sequence> {
  struct Window {
    var size = 1
  }
  enum Stuck: Error {
    case stuck
  }
  func open(_ window: Window? = Window(size: 2)) throws(Stuck) -> [Window] { [] }
  var window: Window { Window() }
}

class IntBox: Box<Int> {
  func double() -> Int { content * 2 }
}

protocol Factory {
  associatedtype Item: Hashable
  associatedtype Size where Size == Int
  static func make(_ item: Item) throws -> Self
  static var size: Size { get set }
  func last() -> Item?
}
