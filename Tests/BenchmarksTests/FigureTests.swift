import Testing

@testable import Benchmarks

@Suite("Figures")
struct FigureTests {
  @Test("are compared with the hand-written spy that has a lock")
  func ratio() {
    #expect(Figure(name: "Record", unit: .nanoseconds, plain: 5, locked: 10, poseur: 15).ratio == 1.5)
  }

  @Test("are not compared with next to nothing")
  func noRatio() {
    #expect(Figure(name: "Memory", unit: .bytes, locked: 0.01, poseur: 15).ratio == nil)
    #expect(Figure(name: "Its text", unit: .lines, poseur: 15).ratio == nil)
  }

  @Test("of two threads are compared beyond what the lock of a spy costs")
  func threadLoss() {
    let one = Figure(name: "1", unit: .nanoseconds, locked: 40, poseur: 50)
    #expect(Benchmarks.threadLoss(one: one, two: Figure(name: "2", unit: .nanoseconds, locked: 80, poseur: 100)) == 1)
    #expect(Benchmarks.threadLoss(one: one, two: Figure(name: "2", unit: .nanoseconds, locked: 20, poseur: 100)) == 2)
  }

  @Test("of growth are flat where cost is linear, or grows as that of the spy does")
  func linearity() {
    func points(_ times: Double...) -> [Growth.Point] {
      zip([1_000, 10_000, 1_000_000], times).map { Growth.Point(calls: $0, call: $1, verification: 0) }
    }
    #expect(Growth(locked: points(40, 20, 20), poseur: points(80, 50, 75)).linearity == 1.5)
    #expect(Growth(locked: points(40, 20, 60), poseur: points(80, 50, 75)).linearity == 0.5)
    #expect(Growth(locked: points(40, 20, 10), poseur: points(80, 50, 75)).linearity == 1.5)
  }

  @Test("have names of their own, and every ceiling is that of one")
  func names() {
    let rows = Row.all.map(\.name)
    #expect(Set(rows).count == rows.count)
    let others = [otherFunctionsName, Growth.linearityName, threadLossName]
    let elsewhere = ["Memory of a call, two small arguments", "Describe a failure over 100,000 calls", "Its text"]
    for ceiling in Ceiling.all { #expect((rows + others + elsewhere).contains(ceiling.figure), "\(ceiling.figure)") }
  }
}

@Suite("The median")
struct MedianTests {
  @Test("is the one in the middle, whatever the order", arguments: [[1, 2, 90], [90, 1, 2], [2, 90, 1]])
  func odd(numbers: [Double]) {
    #expect(numbers.median == 2)
  }

  @Test("is halfway between the two in the middle")
  func even() {
    #expect([4, 1, 90, 2].median == 3)
  }

  @Test("of nothing is zero")
  func none() {
    #expect([Double]().median == 0)
  }
}
