import Testing

@testable import Benchmarks

@Suite("Broken ceilings")
struct BrokenCeilingsTests {
  private let ceilings = [
    Ceiling(figure: "Record", measure: .ratio, release: 2.5, debug: 3),
    Ceiling(figure: "Compare", measure: .value, release: 60, debug: nil),
  ]

  @Test("are none where everything is as promised")
  func kept() {
    #expect(broken(record: 25, compare: 60, .release).isEmpty)
  }

  @Test("are told with what was measured and what may be")
  func told() {
    #expect(
      broken(record: 26, compare: 1_000, .release) == [
        "Record: 2.6 times the hand-written spy, where at most 2.5 may be.",
        "Compare: 1,000 ns, where at most 60 may be.",
      ])
  }

  @Test("are judged as the library was compiled")
  func configurations() {
    #expect(broken(record: 26, compare: 1_000, .debug).isEmpty)
    #expect(broken(record: 31, compare: 1_000, .debug).count == 1)
  }

  @Test("are tolerated as far as asked for")
  func tolerance() {
    #expect(broken(record: 50, compare: 120, .release, tolerance: 2).isEmpty)
    #expect(
      broken(record: 51, compare: 120, .release, tolerance: 2) == [
        "Record: 5.1 times the hand-written spy, where at most 2 × 2.5 may be."
      ])
  }

  @Test("are also those of what was not measured")
  func missing() {
    #expect(
      brokenCeilings(ceilings, in: [], .debug, tolerance: 1) == [
        "Record: there is a ceiling for it, but it was not measured."
      ])
  }

  private func broken(
    record: Double, compare: Double, _ configuration: Configuration, tolerance: Double = 1
  ) -> [String] {
    let figures = [
      Figure(name: "Record", unit: .nanoseconds, locked: 10, poseur: record),
      Figure(name: "Compare", unit: .nanoseconds, poseur: compare),
    ]
    return brokenCeilings(ceilings, in: figures, configuration, tolerance: tolerance)
  }
}
