// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What was met in packages that nobody here had tried, and what lies close to it.
import Foundation

/// Setters that are not those of the getters.
open class Narrowed {
  public init() {}
  public internal(set) var tricks: [Int] = []
  public package(set) var age = 1
  public private(set) var weight = 2
  public private(set) lazy var collar = 3
  public internal(set) lazy var leash = 4
}

public protocol Announced {
  @available(
    *, deprecated,
    message: """
      Two "lines"
      and \\ one
      """
  )
  func old()
  @available(*, deprecated, message: "a \"quote\" and \\") func older()
  @available(swift, deprecated: 5.0) func oldest()
  func bark()
}

public typealias Done<Value> = (Value) -> Void
public typealias Finished = Done<Int>
public typealias Perhaps<Value> = ((Value) -> Void)?

public protocol Finishing {
  func each(_ done: Done<Int>)
  func all(_ done: Finished)
  func run(_ done: (() -> Void))
  func later(_ done: ((Int) -> Void), _ count: Int)
  func perhaps(_ done: Perhaps<Int>)
  func draw(_ done: @MainActor () -> Void)
  func give<each Item>(_ items: repeat each Item, to done: (repeat each Item) -> Void)
}

public protocol Comparing {
  static func == (left: Self, right: Int) -> Bool
  static func == (left: Self, right: Self) -> String
  func hash(into count: inout Int) -> Int
}

open class Defaults {
  public init() {}
  open func slash(_ text: String = "\\", _ count: Int = 1) {}
  open func shift(_ count: Int = 1 << 2, _ other: Int = 5 >> 1) {}
  open func raw(_ text: String = #"a"b("#, _ sign: Character = "\\") {}
  open func match(_ pattern: Regex<Substring> = /a[(,]b/) {}
  open func lines(
    _ text: String = """
    a " (
    """, _ count: Int = 1
  ) {}
  open func range(_ counts: Range<Int> = 0..<(1 << 2), _ isLess: Bool = 1 < 2, _ set: Set<Int> = Set<Int>()) {}
}

public protocol ObjectMaking: NSObjectProtocol {
  init(name: String)
  func bark()
}

public class PlainBase {
  public init() {}
}

public class NamedBase {
  public init(name: String) {}
}

public protocol BaseMaking: PlainBase {
  init(age: Int)
  func bark()
}

public protocol Described: NSObjectProtocol, CustomStringConvertible, Hashable {
  var hash: Int { get }
  func bark()
}

public class Kept<Item> {
  public init() {}
  public func keep() {}
}

public protocol IntKeeping: Kept<Int> {
  func bark()
}

public class Tree<Element> {
  public init(value: Element) {}
  public func add(_ child: Tree) {}
  public func top() -> Tree? { nil }
  public func map() -> Tree<Int>? { nil }
}

public protocol Switches: OptionSet where Element == Self {
  static var all: [Self] { get }
}

public protocol Chained: Sequence where Element == Self {
  func bark()
}

public protocol CalledAlike {
  func fill(_ answer: inout Int) -> Bool
  func count(recordAndStub: Int) -> Int
  static func make(classFaker: Int) -> Int
  func place(_: Int, value1: Int)
  func twice(_ x: Int, x: Int)
}

@resultBuilder public enum Kennels {
  public static func buildBlock<T>(_ x: T) -> T { x }
}

public protocol Built {
  func build(@Kennels _ body: () -> Int)
  func rebuild(@Kennels body: () -> Int)
  @Kennels var body: Int { get }
  @Kennels func make() -> Int
}

public final class Parcel {}

public protocol Sending {
  func make(_ count: inout Int) -> sending Parcel
  func perhaps(_ count: inout Int) -> Int!
  func swap(_ parcel: inout sending Parcel)
  func run(_ body: nonisolated(nonsending) @escaping () async -> Void)
}

public struct Coin: ~Copyable {
  public init() {}
}

public protocol Mint {
  func make() -> Coin
  var last: Coin { get }
  func polish(_ coin: inout Coin)
  func weigh(_ coin: inout Coin, _ grams: inout Int) -> Int
}

public func reset() -> Int { 1 }

public class Resetting {
  public init() {}
  public func count(from start: Int = reset()) {}
}

public protocol Spelled {
  func 🐶()
  func `hello world`(`with spaces`: Int) -> Int
}

public class `class` {
  public init() {}
  public func bark() {}
}

enum Hidden {
  public protocol Inside {
    func bark()
  }
}

public protocol DenDwelling {
  @DenActor func dig()
}

// swift-format-ignore
public protocol Opened { #if os(Linux)
    func onLinux()
  #else
    func elsewhere()
  #endif
}

public protocol Labelled {
  func maker() -> ((_ isDone: Bool) -> Void)?
  func fill(_ count: inout Int) -> (_ isDone: Bool) -> Void
}

/// Has the name of one of Swift's that cannot be copied.
public final class Mutex {}

public protocol Locking {
  func current() -> Mutex?
  func set(_ mutex: Mutex)
}

@MainActor public protocol Menu {
  static func count(_ number: Int) -> Int
}
