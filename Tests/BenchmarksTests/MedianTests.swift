import Testing

@testable import Benchmarks

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
