import Testing

@testable import PoseurCore

@Suite("Arguments that are plain values", .tags(.memory))
struct PlainArgumentsTests {
  @Test("are equal to those of the same types and values")
  func equality() throws {
    let plain = try #require(plainArguments(1, "a", true, 1.5))
    #expect(plain.equal([1, "a", true, 1.5]) == true)
    #expect(plain.equal([1, "a", true, 2.5]) == false)
    #expect(plain.equal([2, "a", true, 1.5]) == false)
    #expect(plain.equal([1, "a", true]) == false)
  }

  @Test("leave it to the test's code where a value is of another type")
  func otherTypes() throws {
    let plain = try #require(plainArguments(1, "a"))
    #expect(plain.equal([1.0, "a"]) == nil)
    #expect(plain.equal([nil, "a"]) == nil)
    #expect(plain.equal([1.0, "b"]) == false, "what differs for sure decides first")
  }

  @Test("are none if one of them is another value")
  func others() {
    #expect(plainArguments(1, nil) == nil)
    #expect(plainArguments([1]) == nil)
    #expect(plainArguments(1, Argument.any) == nil)
    #expect(PlainArguments.hash(of: [1, FakeDog()]) == nil)
  }

  @Test("take any value of the type for which a written call has $1, and have no hash then")
  func anyOfType() throws {
    let plain = try #require(plainArguments(Argument.any.forValues(of: Int.self, given: false), "a"))
    #expect(plain.equal([3, "a"]) == true && plain.equal([3, "b"]) == false)
    #expect(plain.equal(["3", "a"]) == nil && plain.equal([nil, "a"]) == nil)
    #expect(plain.hash == nil)
    #expect(plainArguments(Argument.nonNil.forValues(of: Int.self)) == nil)
  }

  @Test("have the hash of their equals")
  func hash() {
    #expect(plainArguments(1, "a")?.hash == PlainArguments.hash(of: [1, "a"]))
    #expect(plainArguments(0.0)?.hash == PlainArguments.hash(of: [-0.0]))
  }

  @Test("decide for a stub as any others do", arguments: [1, 10])
  func stubs(count: Int) {
    let faker = Function.faker()
    for number in 0..<count {
      faker.stub(.fill).with(number, "cups").andReturn("\(number)")
    }
    faker.stub(.fill).with(Cup(size: 1), "cups").andReturn("a cup")
    faker.stub(.fill).with(7, "bowls").once().andReturn("seven bowls")

    func fill(_ arguments: Any?...) -> String {
      faker.recordAndStub(function: .fill, arguments: arguments[0], arguments[1])
    }
    #expect(fill(0, "cups") == "0")
    #expect(fill(Cup(size: 1), "cups") == "a cup")
    #expect(fill(7, "bowls") == "seven bowls")
    #expect(fill(count - 1, "cups") == "\(count - 1)")
    #expect(Failures.capture { _ = fill(7, "bowls") }.count == 1)
    #expect(faker.unusedStubs.count == max(0, count - 2))
  }

  private func plainArguments(_ arguments: Any?...) -> PlainArguments? { ArgumentPattern(arguments).plainArguments }

  private enum Function: String, PoseurFunction { case fill }
  private struct Cup: Equatable { let size: Int }
}
