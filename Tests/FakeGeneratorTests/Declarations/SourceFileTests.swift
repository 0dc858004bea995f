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
      #endif
      func _hide(
        _ count: Int
      )
    }
    func later(_ done: @escaping @Sendable (Int) -> Void, name: String)
    postfix func ! (dog: Self)
    var bell: (@Sendable (Int) -> Void)? { get set }
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
      file.unbuilt(inTypeAt: 12, isProtocol: true, members: [13]) == [
        SourceFile.Unbuilt(condition: "DEBUG", declaration: "func debug(_ count: Int)", line: 15),
        SourceFile.Unbuilt(condition: "DEBUG", declaration: "var trace: String { get }", line: 16),
        SourceFile.Unbuilt(condition: "", declaration: "func _hide(_ count: Int)", line: 18),
      ])
    #expect(file.unbuilt(inTypeAt: 12, isProtocol: false, members: [13, 15, 16]).isEmpty)
    #expect(file.conditions(at: 15) == ["DEBUG"])
    #expect(file.conditions(at: 13) == [])
  }

  @Test("tells what a closure is where older compilers do not")
  func sendable() {
    let known = ["_ done: @escaping (Int) -> Void", "name: String"].map { Parameter($0, at: 0, isUnlabelled: false) }
    #expect(
      file.restoringSendable(in: known, ofDeclarationAt: 22).map(\.type) == [
        "@escaping @Sendable (Int) -> Void", "String",
      ])
    let type = "((Int) -> Void)?"
    #expect(file.restoringSendable(in: type, ofPropertyAt: 24) == "(@Sendable (Int) -> Void)?")
    #expect(file.restoringSendable(in: type, ofPropertyAt: 14) == type)
    let other = [Parameter("_ done: (Int) -> Int", at: 0, isUnlabelled: false), known[1]]
    #expect(file.restoringSendable(in: other, ofDeclarationAt: 22) == other)
  }

  @Test("is read without its comments, and without what stands in strings")
  func comments() {
    let file = SourceFile(
      #"""
      protocol Dog {
        /// func _spoken(_ x: Int)
        /* func _hidden() { /* func _deeper() */
          func _hiddenAsWell()
        */
        @available(*, deprecated, message: "use } or \"// var _x") // }
        func _shown(_ x: Int)
        let text = ###"{"###
        let note = """
          #if NEVER
          func _inString() }
          """
      }
      func _later()
      """#)
    #expect(
      file.unbuilt(inTypeAt: 0, isProtocol: true, members: []) == [
        SourceFile.Unbuilt(condition: "", declaration: "func _shown(_ x: Int)", line: 6)
      ])
    #expect(file.conditions(at: 10) == [])
  }

  @Test("tells no condition that asks for the compiler, which is that of the fakes")
  func compilers() {
    let file = SourceFile(
      "#if swift(>=5.7)\nprotocol A {}\n#else\nprotocol A {}\n#endif\n#if os(Linux)\nprotocol B {}\n#endif")
    #expect(file.conditions(at: 1) == [])
    #expect(file.conditions(at: 6) == ["os(Linux)"])
  }

  @Test("tells on which side an operator stands")
  func fixity() {
    #expect(file.fixity(ofOperator: "!", at: 23) == ["postfix"])
    #expect(file.fixity(ofOperator: "!", at: 99) == [])
    let both = SourceFile(
      "protocol Signs { prefix static func - (a: Self) -> Int; static func < (a: Self, b: Self) -> Int }")
    #expect(both.fixity(ofOperator: "-", at: 0) == ["prefix"])
    #expect(both.fixity(ofOperator: "<", at: 0) == [])
  }
}
