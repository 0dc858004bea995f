import Poseur
import Testing

@Suite("A failure is reported")
struct AssertionPositionTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("at the line of the assertion, whichever it is")
  func lines() {
    let (gone, goneType): (FakeDog?, FakeKennel.Type?) = (nil, nil)
    let reports = CapturingReporter()
    let line = UInt(#line) + 2
    Failures.$reporter.withValue(reports) {
      expectNoMoreCalls(gone)
      expectNoMoreCalls(goneType)
      expectNoUnusedStubs(gone)
      expectNoUnusedStubs(goneType)
      expectHaveRecordedCalls(gone)
      expectHaveRecordedCalls(goneType)
      expectHaveNoRecordedCalls(gone)
      expectHaveNoRecordedCalls(goneType)
      expectNeverConcurrent(gone)
      expectNeverConcurrent(goneType)
      expectOnMainThread(gone)
      expectOnMainThread(goneType)
      expectCancelled(gone)
      expectCancelled(goneType)
      expectHaveReceived(gone, .bark)
      expectHaveReceived(goneType, .open)
      expectHaveReceived(gone, .bark, countSpecifier: 1)
      expectHaveReceived(goneType, .open, countSpecifier: 1)
      expectHaveReceived(gone, .bark, outcome: .threw)
      expectHaveReceived(goneType, .open, outcome: .threw)
      expectHaveNotReceived(gone, .bark)
      expectHaveNotReceived(goneType, .open)
      expectHaveReceived(dog.call(to: .bark))
      expectHaveReceivedInOrder(dog.call(to: .bark))
      XCTAssertNoMoreCalls(gone)
      XCTAssertNoMoreCalls(goneType)
      XCTAssertNoUnusedStubs(gone)
      XCTAssertNoUnusedStubs(goneType)
      XCTAssertHaveRecordedCalls(gone)
      XCTAssertHaveRecordedCalls(goneType)
      XCTAssertHaveNoRecordedCalls(gone)
      XCTAssertHaveNoRecordedCalls(goneType)
      XCTAssertNeverConcurrent(gone)
      XCTAssertNeverConcurrent(goneType)
      XCTAssertOnMainThread(gone)
      XCTAssertOnMainThread(goneType)
      XCTAssertCancelled(gone)
      XCTAssertCancelled(goneType)
      XCTAssertHaveReceived(gone, .bark)
      XCTAssertHaveReceived(goneType, .open)
      XCTAssertHaveReceived(gone, .bark, outcome: .threw)
      XCTAssertHaveReceived(goneType, .open, outcome: .threw)
      XCTAssertHaveNotReceived(gone, .bark)
      XCTAssertHaveNotReceived(goneType, .open)
    }
    let lines = reports.reports.map(\.position.line)
    #expect(lines == Array(line..<line + 44))
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
