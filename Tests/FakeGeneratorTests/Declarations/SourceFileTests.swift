import Testing

@testable import fake_generator

@Suite("A source file")
struct SourceFileTests {
  private let file = SourceFile(
    """
    import Foundation
    @_exported public import Kit // for all
    @testable import Inner
    private import struct Other.Thing
    #if canImport(UIKit)
      import UIKit
    #elseif os(Linux)
      import Glibc
    #else
      import Darwin
    #endif
    // import Nothing
    protocol Dog {
      func bark()
      #if DEBUG
        func debug(_ count: Int)
        var trace: String { get }
        func wrapped(
          _ count: Int
        )
      #endif
    }
    func later(_ done: @escaping @Sendable (Int) -> Void, name: String)
    var bell: (@Sendable (Int) -> Void)? { get set }
    var name: @Sendable () -> Void = {}
    """)

  @Test("tells what it imports, and when")
  func imports() {
    #expect(
      file.imports == [
        ImportLine(text: "import Foundation"), ImportLine(text: "public import Kit"), ImportLine(text: "import Inner"),
        ImportLine(text: "import struct Other.Thing"),
        ImportLine(text: "import UIKit", conditions: ["canImport(UIKit)"]),
        ImportLine(text: "import Glibc", conditions: ["!(canImport(UIKit)) && (os(Linux))"]),
        ImportLine(text: "import Darwin", conditions: ["!(canImport(UIKit)) && !(os(Linux))"]),
      ])
  }

  @Test("tells what is declared and not built")
  func unbuilt() {
    #expect(
      file.unbuilt(inTypeAt: 12, members: [13]) == [
        SourceFile.Unbuilt(condition: "DEBUG", declaration: "func debug(_ count: Int)", line: 15),
        SourceFile.Unbuilt(condition: "DEBUG", declaration: "var trace: String { get }", line: 16),
        SourceFile.Unbuilt(condition: "DEBUG", declaration: "func wrapped(_ count: Int)", line: 17),
      ])
    #expect(file.unbuilt(inTypeAt: 12, members: [13, 15, 16, 17]).isEmpty)
    #expect(file.conditions(at: 15) == ["DEBUG"])
    #expect(file.conditions(at: 13) == [])
  }

  @Test("tells what a closure is where older compilers do not")
  func sendable() throws {
    func restored(_ declaration: String, at line: Int) throws -> String {
      try file.restoringClosures(in: #require(DeclarationReader(declaration).member()), at: line).signature
    }
    #expect(
      try restored("func later(_ done: @escaping (Int) -> Void, name: String)", at: 22)
        == "func later(_ done: @escaping @Sendable (Int) -> Void, name: String)")
    #expect(try restored("var bell: ((Int) -> Void)? { get set }", at: 23) == "var bell: (@Sendable (Int) -> Void)?")
    #expect(try restored("var name: () -> Void", at: 24) == "var name: @Sendable () -> Void")
    let other = "func later(_ done: (Int) -> Int, name: String)"
    #expect(try restored(other, at: 22) == other)
    #expect(try restored("var bell: ((Int) -> Void)?", at: 14) == "var bell: ((Int) -> Void)?")
  }

  @Test("is read without its comments, and without what stands in strings")
  func comments() {
    let file = SourceFile(
      #"""
      protocol Dog {
        #if NEVER
          /// func spoken(_ x: Int)
          /* func hidden() { /* func deeper() */
            func hiddenAsWell()
          */
          @available(*, deprecated, message: "use } or \"// var x") // }
          func shown(_ x: Int)
          let text = ###"{"###
          let note = """
            #endif
            func inString() }
            """
        #endif
      }
      func later()
      """#)
    #expect(
      file.unbuilt(inTypeAt: 0, members: []) == [
        SourceFile.Unbuilt(condition: "NEVER", declaration: "func shown(_ x: Int)", line: 7)
      ])
    #expect(file.conditions(at: 11) == ["NEVER"])
    #expect(file.conditions(at: 15) == [])
  }

  @Test("tells no condition that asks for the compiler, which is that of the fakes")
  func compilers() {
    let file = SourceFile(
      "#if swift(>=5.7)\nprotocol A {}\n#else\nprotocol A {}\n#endif\n#if os(Linux)\nprotocol B {}\n#endif")
    #expect(file.conditions(at: 1) == [])
    #expect(file.conditions(at: 6) == ["os(Linux)"])
  }
}
