import Testing

@testable import PoseurCore

@Suite("FunctionLabel")
struct FunctionLabelTests {
  struct Row: Sendable {
    let name: String
    let call: String
    let reads: String
  }
  static let rows = [
    Row(name: "load", call: #"load(3, "a")"#, reads: "load"),
    Row(name: "load(id:options:)", call: #"load(id: 3, options: "a")"#, reads: "load(id:options:)"),
    Row(name: "load(_:for:)", call: #"load(3, for: "a")"#, reads: "load(_:for:)"),
    Row(name: "load(id:)", call: #"load(3, "a")"#, reads: "load(id:)"),
    Row(name: "load()", call: #"load(3, "a")"#, reads: "load"),
    Row(name: #"price(of: "bone")"#, call: #"price(of: "bone")(3, "a")"#, reads: #"price(of: "bone")"#),
    Row(name: "(", call: #"((3, "a")"#, reads: "("),
    Row(name: "", call: #"(3, "a")"#, reads: ""),
  ]

  @Test("puts labels before the arguments where they are known and as many", arguments: rows)
  func call(_ row: Row) {
    #expect(FunctionLabel(name: row.name).call(with: [3, "a"]) == row.call)
  }

  @Test("has brackets once, where there are no arguments", arguments: ["load", "load(id:)", "load()"])
  func noArguments(name: String) {
    #expect(FunctionLabel(name: name).call(with: []) == "load()")
    #expect(FunctionLabel(name: #"price(of: "bone")"#).call(with: []) == #"price(of: "bone")"#)
  }

  @Test("reads as the name with its labels", arguments: rows)
  func description(_ row: Row) {
    #expect(FunctionLabel(name: row.name).description == row.reads)
  }

  @Test("is as long as the payload, so that two functions differ in it")
  func longPayload() {
    enum Page: PoseurFunction {
      case get(String, page: Int)
    }
    let url = String(repeating: "a", count: 300)

    #expect(Page.get(url, page: 1).label.call(with: []) == #"get("\#(url)", page: 1)"#)
    let longest = Page.get(String(repeating: "a", count: 3_000), page: 1)
    #expect(longest.label.call(with: []) == "\(longest)")
  }

  @Test("shows what a pattern matches")
  func patterns() {
    let label = FunctionLabel(name: "load(id:)")
    var both = ArgumentPattern([3])
    both.add(ArgumentCheck { _ in true })

    #expect(label.calls(matching: .any) == "load(id:)")
    #expect(label.calls(matching: ArgumentPattern([Argument.anything])) == "load(id: any value)")
    #expect(label.calls(matching: both) == "load(id: 3) where a check passes")
    #expect(label.calls(matching: ArgumentPattern(where: { _ in true })) == "load(id:) where a check passes")
  }
}
