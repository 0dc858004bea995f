import Poseur
import XCTest

final class ExpectationXCTests: HearingTestCase {
  func testSeesACallThatComesWhileItLooksAtAnother() {
    let eater = Eater()
    let amount = Argument.where("any") { (number: Int) in
      if number == 1 { eater.recordCall(.eat, arguments: 2) }
      return true
    }
    let expectation = eater.expectation(forCallTo: .eat, withArguments: amount, times: 2)
    eater.recordCall(.eat, arguments: 1)

    wait(for: [expectation], timeout: 0)
  }

  func testKeepsNoThreadWhileOthersCallFasterThanItLooks() {
    let (eater, hasReturned) = (Eater(), LockedFlag())
    let amount = Argument.where("any") { (number: Int) in
      if !hasReturned.isSet { eater.recordCall(.eat, arguments: number + 1) }
      return hasReturned.isSet && number < 0
    }
    let expectation = eater.expectation(forCallTo: .eat, withArguments: amount)
    eater.recordCall(.eat, arguments: 1)
    hasReturned.set()
    eater.recordCall(.eat, arguments: -1)

    wait(for: [expectation], timeout: 5)
  }

  func testIsFulfilledByCallsMadeAlready() {
    let eater = Eater()
    eater.recordCall(.eat, arguments: 1)

    wait(for: [eater.expectation(forCallTo: .eat), eater.expectation(forCallTo: .eat, withArguments: 1)], timeout: 0)
    wait(for: [eater.faker.expectation(forCallTo: .eat, withArguments: 1)], timeout: 0)
  }

  func testIsFulfilledByTheCallThatMakesThemEnough() {
    let eater = Eater()
    let captor = Argument.captor()
    let expectation = eater.expectation(forCallTo: .eat, withArguments: captor, true, times: 2)
    let faker = eater.faker
    Thread.detachNewThread {
      for number in 1...4 { faker.recordCall(.eat, arguments: number, number.isMultiple(of: 2)) }
    }

    wait(for: [expectation], timeout: 60)
    XCTAssertEqual(captor.values(as: Int.self).prefix(2), [2, 4])
  }

  func testIsNotFulfilledByTooFewCalls() {
    let eater = Eater()
    let expectation = eater.expectation(forCallTo: .eat, withArguments: 1, times: 2)
    eater.recordCall(.eat, arguments: 1)
    eater.recordCall(.eat, arguments: 2)

    XCTAssertEqual(expectation.expectationDescription, "Eater.eat(1) at least 2 times")
    XCTAssertEqual(XCTWaiter.wait(for: [expectation], timeout: 0), .timedOut)
  }

  func testFailsWhereItExpectsNoCallAtAll() {
    let messages = Failures.capture {
      wait(for: [Eater().expectation(forCallTo: .eat, times: 0)], timeout: 0)
    }
    XCTAssertEqual(
      messages,
      [
        """
        expectation(forCallTo:times: 0) is fulfilled at once. Expect 1 call or more; to see that none comes, set \
        isInverted.
        """
      ])
  }

  func testIsFulfilledForStaticFunctions() {
    Eater.recordCall(.eat)
    wait(for: [Eater.classFaker.expectation(forCallTo: .eat)], timeout: 0)
  }

  #if !canImport(Darwin)
    func testFailsWhereItWasMadeIfItIsInvertedAndFulfilled() {
      let eater = Eater()
      let line = #line + 1
      let expectation = eater.expectation(forCallTo: .eat)
      expectation.isInverted = true
      let failures = heard {
        eater.recordCall(.eat)
        wait(for: [expectation], timeout: 0)
      }

      XCTAssertEqual(Set(failures.map(\.line)), [line])
      XCTAssertEqual(Set(failures.map(\.file)), [#filePath])
    }
  #endif

  private struct Eater: Fake, StaticFake {
    enum Function: String, PoseurFunction { case eat }
    enum ClassFunction: String, PoseurFunction { case eat }
    let faker = Function.faker()
    static let classFaker = ClassFunction.classFaker()
  }
}

private final class LockedFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isSet: Bool { lock.withLock { value } }

  func set() { lock.withLock { value = true } }
}
