import Poseur
import XCTest

final class WrittenCallXCTests: XCTestCase {
  private final class FakeBowl: Fake, Sendable {
    enum Function: String, PoseurFunction { case fill, clean }
    let faker = Function.faker()
    func fill(_ grams: Int) { recordCall(.fill, arguments: grams) }
    func clean(_ times: Int) async { await recordAndStub(function: .clean, arguments: times) }
  }

  func testWrittenCalls() {
    let bowl = FakeBowl()
    bowl.fill(3)
    XCTAssertHaveReceived(bowl, times: 1) { $0.fill(3) }
    XCTAssertHaveNotReceived(bowl) { $0.fill(4) }
    XCTAssertEqual(Failures.capture { XCTAssertHaveNotReceived(bowl) { $0.fill(3) } }.count, 1)
  }

  func testNoCall() async {
    let bowl = FakeBowl()
    bowl.fill(3)
    await expectNoCall(bowl, during: .milliseconds(1)) { $0.fill(4) }
    await expectNoCall(bowl, .clean, during: .milliseconds(1))
    let messages = await Failures.capture {
      await expectNoCall(bowl, during: .seconds(60)) { $0.fill(3) }
      await expectNoCall(bowl, .fill, with: 3, during: .seconds(60))
    }
    XCTAssertEqual(messages.count, 2)
  }

  func testAsynchronousWrittenCalls() async {
    let bowl = FakeBowl()
    await bowl.clean(1)
    await XCTAssertHaveReceived(bowl, times: 1) { await $0.clean(1) }
    await XCTAssertHaveNotReceived(bowl) { await $0.clean(2) }
  }
}
