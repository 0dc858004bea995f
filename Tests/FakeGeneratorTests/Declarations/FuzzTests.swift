import Foundation
import Testing

@testable import fake_generator

/// The reader meets sources that no compiler has seen: another version of them, or what somebody is typing.
@Suite("A source that is broken somewhere")
struct FuzzTests {
  /// `FUZZED_SOURCES=10000 swift test --filter FuzzTests` takes most of a minute.
  private static let count = ProcessInfo.processInfo.environment["FUZZED_SOURCES"].flatMap { Int($0) } ?? 500

  @Test("is read to its end")
  func mutations() {
    var random = SplitMix(state: 53)
    var read = 0
    for _ in 0..<Self.count {
      var bytes = Array(Self.sources.randomElement(using: &random)?.utf8 ?? "".utf8)
      for _ in 0...Int.random(in: 0..<4, using: &random) { Self.mutate(&bytes, &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      let file = SourceFile(text)
      _ = file.imports
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        _ = file.conditions(at: number)
        _ = file.spi(at: number)
        guard let member = DeclarationReader(String(line)).member() else { continue }
        _ = file.restoringClosures(in: member, at: number)
        _ = CaseNames([member, member]).cases
        read += 1
      }
      let line = Int.random(in: 0..<4, using: &random)
      for unbuilt in file.unbuilt(inTypeAt: line, members: [line + 1]) {
        _ = FakeReader.copied(unbuilt, replacingSelfBy: "FakeDog")
      }
    }
    #expect(read > Self.count)
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard let place = bytes.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.remove(at: place)
    case 1: bytes.removeSubrange(place..<min(place + Int.random(in: 1..<20, using: &random), bytes.count))
    case 2: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random)?.utf8 ?? "".utf8, at: place)
    default: bytes[place] = UInt8.random(in: 0...255, using: &random)
    }
  }

  private static let pieces = [
    "\"", "\"\"\"", "#\"", "/*", "*/", "//", "(", ")", "[", "]", "{", "}", "<", ">", "->", ":", "`", "@", "\\", "\n",
    "",
    "#if A\n", "#elseif B\n", "#else\n", "#endif\n", " where ", " = ", "func ", "var _", "init", "subscript", "é",
    "\u{0}",
  ]

  private static let sources = [
    """
    import Foundation
    #if DEBUG
    protocol Dog: Animal { /// func _x(
      func bark(_ x: @escaping @Sendable (Int) -> Void, y: String = "a\\(1)") async throws(E) -> [String: Int]?
      var name: (@Sendable (Int) -> Void)? { get async throws }
      func _hide<T: P>(_ t: inout T...) where T.A == B
      #if os(Linux)
      subscript(a b: Int) -> Int { get set }
      #else
      init?<T>(x: T)
      #endif
    }
    #endif
    """,
    #"""
    @_spi(Inner) @available(*, deprecated, message: "}") open class Dog<T> where T: P { /* a /* b */ c */
      prefix static func - (a: Self) -> Self; static func < (a: Self, b: Self) -> Bool
      let text = """
        { func _x()
        """
      override class func make(`in` x: some P & Q) rethrows -> any (P & Q) {}
      nonisolated(unsafe) var `default`: Int { get } // "
    }
    """#,
  ]
}
