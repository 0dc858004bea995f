/// Puts together protocols and classes that compile, the same ones for the same seed.
struct DeclarationGrammar {
  private var random: SplitMix
  private var count = 0

  init(seed: UInt64) { random = SplitMix(state: seed) }

  mutating func module(types: Int) -> String {
    Self.declarations + (0..<types).map { $0.isMultiple(of: 2) ? aProtocol($0) : aClass($0) }.joined(separator: "\n")
  }

  private mutating func aProtocol(_ number: Int) -> String {
    let isIsolated = Int.random(in: 0..<5, using: &random) == 0
    let parents = [
      "", "", ": AnyObject", ": Sendable", ": NSObjectProtocol", ": Base", ": Equatable", ": Hashable, Marked",
    ]
    let head = "\(isIsolated ? "@MainActor " : "")public protocol P\(number)\(isIsolated ? "" : pick(parents)) {"
    let item = Int.random(in: 0..<4, using: &random) == 0
    let own = item ? ["associatedtype Item", "func put(_ item: Item) -> Item?", "static func make() -> Item"] : []
    return lines(head, own + members(Self.requirements))
  }

  private mutating func aClass(_ number: Int) -> String {
    let (isOpen, parent) = (pick(["open ", "public "]) == "open ", pick(["", "", ": NSObject", "<Item: Hashable>"]))
    let isolation = parent.contains("NS") ? "" : pick(["", "", "@MainActor "])
    let head = "\(isolation)\(isOpen ? "open" : "public") class C\(number)\(parent) {"
    let start = parent.contains("NS") ? "public override init() {}" : "public init() {}"
    let own = parent.contains("<") ? ["public func add(_ item: Item, to other: C\(number)) -> C\(number)? { nil }"] : []
    return lines(
      head, [start] + own + members(Self.overrides).map { $0.replacing("open ", with: isOpen ? "open " : "public ") })
  }

  /// `NAME`, `LABEL`, `TYPE`, `EFFECT` and `DEFAULT` are replaced.
  private mutating func members(_ templates: [String]) -> [String] {
    (0...Int.random(in: 1..<6, using: &random)).map { _ in
      count += 1
      var text = pick(templates)
      let words = [
        ("NAME", ["load", "find", "reset2", "send", "hash2"]), ("EFFECT", Self.effects), ("TYPE", Self.types),
        ("DEFAULT", Self.defaults),
      ]
      for (word, choices) in words {
        while let range = text.firstRange(of: word) { text.replaceSubrange(range, with: pick(choices)) }
      }
      return text.replacing("LABEL", with: "a\(count)")
    }
  }

  private func lines(_ head: String, _ members: [String]) -> String {
    ([head] + members.map { "  \($0)" } + ["}"]).joined(separator: "\n")
  }

  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }

  private static let declarations = """
    import Foundation
    public struct Plain: Hashable, Sendable {}
    public struct Coin: ~Copyable {}
    public final class Parcel {}
    public class Base { public init() {} }
    public enum Failure: Error { case late }
    public enum Span { case short }
    public typealias Done<T> = (T) -> Void
    public typealias Finished = Done<Int>
    public protocol Marked: AnyObject { var mark: Int { get } }
    @resultBuilder public enum Made { public static func buildBlock<T>(_ x: T) -> T { x } }
    public func reset() -> Int { 1 }

    """

  private static let effects = ["", "", " throws", " async", " async throws", " throws(Failure)"]
  private static let types = [
    "Int", "String?", "[Int]", "[String: Int]", "(Int, name: String)", "Plain", "Parcel", "Result<Int, any Error>",
    "(any Marked)?", "Set<Plain>", "Span", "((_ isDone: Bool) -> Void)?", "[[Int]?]", "any Marked",
  ]
  private static let defaults = [
    "Int = 1 << 2", "String = \"a, (b\"", "String = #\"a\"b(\"#", "Character = \"\\\\\"", "Set<Int> = Set<Int>()",
    "Range<Int> = 0..<(5 >> 1)", "Int? = nil", "Int = reset()", "Bool = 1 < 2", "Regex<Substring> = /a[(,]b/",
    "[String: Int] = [\"a)\": 1]", "() -> Int = { 1 }",
  ]

  private static let requirements = [
    "func NAME(LABEL x: TYPE)EFFECT -> TYPE", "func NAME(LABEL: TYPE, _ y: TYPE)EFFECT",
    "func NAME(_ x: TYPE, LABEL: Int)",
    "func NAME(LABEL f: @escaping (TYPE) -> TYPE)EFFECT", "func NAME(LABEL f: (TYPE) -> Void)",
    "func NAME(LABEL f: Done<Int>)", "func NAME(LABEL f: Finished)", "func NAME(LABEL f: ((TYPE) -> Void), _ x: TYPE)",
    "func NAME(LABEL f: @Sendable @escaping () async throws -> TYPE) async",
    "func NAME(LABEL f: @MainActor () -> Void)",
    "func NAME(LABEL x: inout TYPE) -> TYPE", "func NAME(LABEL x: inout TYPE, _ y: inout Int)EFFECT",
    "func NAME(LABEL x: TYPE...)EFFECT", "func NAME<V: Hashable>(LABEL x: V)EFFECT -> V",
    "func NAME<V>(LABEL x: V.Type) -> V? where V: Marked", "func NAME<each V>(LABEL x: repeat each V)",
    "func NAME(LABEL x: @autoclosure () -> TYPE) -> TYPE", "func NAME(@Made LABEL f: () -> Int) -> TYPE",
    "@Made var LABEL: TYPE { get }", "var LABEL: TYPE { get }", "var LABEL: TYPE { get set }",
    "var LABEL: TYPE { getEFFECT }", "subscript(LABEL x: TYPE) -> TYPE { get }",
    "subscript(LABEL newValue: Int) -> TYPE { get set }", "static func NAME(LABEL x: TYPE)EFFECT -> TYPE",
    "static var LABEL: TYPE { get set }", "init(LABEL x: Int)", "func NAME(LABEL x: consuming Coin) -> TYPE",
    "func NAME(LABEL x: borrowing Coin)", "func NAME(LABEL x: inout Coin)", "func NAME(LABEL: Int) -> Coin",
    "func NAME(LABEL x: Int) -> Self", "func NAME(LABEL answer: inout Int) -> TYPE", "func NAME(LABEL recordCall: Int)",
    "func NAME(LABEL x: sending Parcel) -> sending Parcel", "@discardableResult func NAME(LABEL x: TYPE)EFFECT -> TYPE",
    "@available(*, deprecated, message: \"a \\\"b\\\" \\\\ c\") func NAME(LABEL x: TYPE)",
    "func NAME(_: Int, LABEL: Int)",
    "func NAME(LABEL f: () throws -> TYPE) rethrows -> TYPE", "func NAME(LABEL x: some Hashable) -> TYPE",
  ]

  private static let overrides = [
    "open func NAME(LABEL x: TYPE)EFFECT -> TYPE { fatalError() }", "open func NAME(LABEL x: DEFAULT, y: DEFAULT) {}",
    "open func NAME(LABEL x: DEFAULT)EFFECT -> TYPE { fatalError() }", "public internal(set) var LABEL = 1",
    "public private(set) lazy var LABEL = 2", "open var LABEL: TYPE { fatalError() }",
    "public private(set) var LABEL = 3",
    "open lazy var LABEL = 4", "public package(set) lazy var LABEL = 5", "open func NAME(LABEL f: Done<Int>) {}",
    "open subscript(LABEL x: Int) -> TYPE { get { fatalError() } set {} }", "final func NAME(LABEL x: TYPE) {}",
    "open class func NAME(LABEL x: TYPE)EFFECT -> TYPE { fatalError() }", "func NAME(LABEL f: (TYPE) -> Void) {}",
    "open func NAME<V: Hashable>(LABEL x: V) -> V { x }", "open func NAME(LABEL x: inout Int) -> TYPE { fatalError() }",
    "open func NAME(LABEL x: @autoclosure () -> TYPE) {}", "let LABEL = 6", "open func NAME(LABEL x: TYPE...) {}",
    "open func NAME(LABEL f: @escaping (TYPE) -> Void)EFFECT {}", "static func NAME(LABEL x: TYPE) {}",
  ]
}
