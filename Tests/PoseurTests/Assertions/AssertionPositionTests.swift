import Poseur
import Testing

@Suite("A failure is reported")
struct AssertionPositionTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("at the line of the assertion, whichever it is")
  func lines() {
    let gone: FakeDog? = nil
    let reports = CapturingReporter()
    let line = UInt(#line) + 2
    Failures.$reporter.withValue(reports) {
      expectNoMoreCalls(gone)
      expectNoUnusedStubs(gone)
      expectHaveRecordedCalls(gone)
      expectHaveNoRecordedCalls(gone)
      expectHaveReceived(gone, .bark)
      expectHaveReceived(gone, .bark, times: 1)
      expectHaveReceived(gone, .bark, outcome: .threw)
      expectHaveNotReceived(gone, .bark)
      expectHaveReceived(dog.call(to: .bark))
      expectHaveReceivedInOrder(dog.call(to: .bark))
      expectHaveReceivedExactly(dog.call(to: .bark))
      expectNoMoreCalls(gone, gone)
      XCTAssertHaveReceivedExactly(dog.call(to: .bark))
      XCTAssertNoMoreCalls(gone, gone)
      XCTAssertNoMoreCalls(gone)
      XCTAssertNoUnusedStubs(gone)
      XCTAssertHaveRecordedCalls(gone)
      XCTAssertHaveNoRecordedCalls(gone)
      XCTAssertHaveReceived(gone, .bark)
      XCTAssertHaveReceived(gone, .bark, outcome: .threw)
      XCTAssertHaveNotReceived(gone, .bark)
    }
    let lines = reports.reports.map(\.position.line)
    #expect(lines == Array(line..<line + 21))
  }

  @Test("at the line of a stub whose value does not fit, where the fake answers itself")
  func misfit() {
    let reports = CapturingReporter()
    let line = #line + 2
    Failures.$reporter.withValue(reports) {
      dog.stub(.bark).andReturn(5)
      let sound: String = dog.recordAndStub(function: .bark, orElse: "woof")
      #expect(sound == "woof")
    }
    #expect(reports.reports.map { Int($0.position.line) } == [line])
  }
}

// MARK: - Fixtures

private enum FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction { case open }
  static let classFaker = ClassFunction.classFaker()
}
