import Foundation
import Testing

@testable import PoseurCore

@Suite("pasteableValue")
struct PasteableValueTests {
  @Test("a function with its payload, as far as that can be written down")
  func functions() {
    enum Loading {
      case item(String?, limit: Int), any(AnyObject), `self`(Int), plain
    }
    struct Script {}
    final class Bone {}

    #expect(pasteableFunction(Loading.item("a", limit: 3)) == #".item("a", limit: 3)"#)
    #expect(pasteableFunction(Loading.item(nil, limit: 3)) == ".item(nil, limit: 3)")
    #expect(pasteableFunction(Loading.item(String(repeating: "a", count: 300), limit: 3)).hasSuffix("#>, limit: 3)"))
    #expect(pasteableFunction(Loading.any(Bone())) == ".any(<#PasteableValueTests.Bone#>)")
    #expect(pasteableFunction(Loading.`self`(3)) == ".`self`(3)")
    #expect(pasteableFunction(Loading.plain) == ".plain")
    #expect(pasteableFunction(Script()) == "<#function#>")
  }

  @Test("Swift source for an argument", arguments: rows)
  func source(_ row: TextRow) { #expect(pasteableValue(row.value) ?? "Argument.anything" == row.reads) }

  private static let rows: [TextRow] = [
    TextRow(nil, "nil"), TextRow(Int?.none, "nil"), TextRow(3, "3"), TextRow(-3, "-3"),
    TextRow(Int??.some(3) as Any, "3"),
    TextRow("a\u{A0}b", #""a\u{00A0}b""#),
    TextRow(2.5, "2.5"), TextRow(5.0, "5.0"), TextRow(true, "true"), TextRow("a \"b\"\n\\", #""a \"b\"\n\\""#),
    TextRow(Hound.Plaything.ball, "Hound.Plaything.ball"),
    TextRow(Hound.Plaything?.some(.ball), "Hound.Plaything.ball"),
    TextRow(Hound.Plaything.`init`, "Hound.Plaything.`init`"),
    TextRow(Hound.Plaything.`default`, "Hound.Plaything.default"),
    TextRow(Hound.Plaything.bone(1), "Argument.anything"), TextRow(Double.nan, "Argument.anything"),
    TextRow(Double.infinity, "Argument.anything"), TextRow(Int8(3), "Argument.anything"),
    TextRow(Float(3), "Argument.anything"), TextRow([1], "Argument.anything"), TextRow(Hound(), "Argument.anything"),
    TextRow(NSString("a"), "Argument.anything"), TextRow({}, "Argument.anything"),
    TextRow(String(repeating: "a", count: 300), "Argument.anything"),
  ]
}

// MARK: - Fixtures

private struct Hound { enum Plaything { case ball, `init`, `default`, bone(Int) } }
