import Testing
@_spi(Poseur) @testable import Poseur

@_spi(Poseur) @testable import PoseurCore

@Suite("AssertionVerdict")
struct AssertionVerdictTests {
  @Test("an operand that throws is a failure, whatever is wished", arguments: [EqualityExpectation.equal, .different])
  func throwingOperand(_ expectation: EqualityExpectation) {
    let values = AssertionVerdict.values(expectation, { throw Hoarse() }, { 5 })
    let errors = AssertionVerdict.errors(expectation, { Hoarse() }, { throw WalkError.rain })
    let images = AssertionVerdict.images(expectation, { throw Hoarse() }, { PixelBuffer.white }, tolerance: 0)

    #expect(values.failureMessage == "Expected two \(expectation) values, but the first one threw Hoarse().")
    #expect(errors.failureMessage == "Expected two \(expectation) errors, but the second one threw WalkError.rain.")
    #expect(images.failureMessage == "Expected two \(expectation) images, but the first one threw Hoarse().")
  }

  @Test("the second operand is left alone when the first throws")
  func firstThrows() {
    _ = AssertionVerdict.values(.equal, { throw Hoarse() }, { Issue.record("evaluated") })
  }
}
