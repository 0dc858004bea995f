import Testing

@testable import Benchmarks

@Suite("The table of results")
struct ResultTableTests {
  private let table = ResultTable(
    [
      Figure(name: "Record", unit: .nanoseconds, plain: 8, locked: 10, poseur: 15),
      Figure(name: "Its text", unit: .lines, poseur: 1_234),
    ], .release, ceilings: [Ceiling(figure: "Record", measure: .ratio, release: 2.5, debug: 3)])

  @Test("is aligned for a terminal")
  func text() {
    #expect(
      table.text == """
        Measured in release  unit   spy  locked spy  Poseur  ratio  at most
        -------------------  -----  ---  ----------  ------  -----  -------
        Record               ns       8          10      15    1.5    2.5 ×
        Its text             lines                    1,234
        """)
  }

  @Test(
    "shows no more figures than mean something",
    arguments: [
      (0, "0"), (0.421, "0.42"), (4, "4"), (4.21, "4.2"), (9.96, "10"), (42.4, "42"), (1_234_567.8, "1,234,568"),
    ])
  func numbers(number: Double, text: String) {
    #expect(number.shortText == text)
  }
}
