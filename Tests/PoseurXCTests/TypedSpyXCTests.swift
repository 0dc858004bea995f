import Poseur
import XCTest

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
final class TypedSpyXCTests: XCTestCase {
  func testGivesTheArgumentsOfOneParameterToCompare() {
    let price = FunctionSpy.named("price", as: ((Int) -> String?).self)
    _ = Failures.capture { price(3) }

    let expected = 3
    XCTAssertEqual(price.receivedArguments, expected)
    XCTAssertEqual(price.calls.last, expected)
    XCTAssertEqual(price.calls, [expected])
    XCTAssertEqual(price.receivedInvocations, [expected])
  }

  func testGivesTheArgumentsOfTwoParametersAsATuple() {
    let send = FunctionSpy.named("send", as: ((Int, String) throws -> Void).self)
    try? send(3, "a")

    let (count, text) = (3, "a")
    XCTAssertEqual(send.receivedArguments?.0, count)
    XCTAssertEqual(send.calls[0].1, text)
    XCTAssertEqual(send.calls.map { first, second in "\(first)\(second)" }, ["3a"])
  }

  func testGivesAClosureToCall() {
    let load = FunctionSpy.named("load", as: ((@escaping (Int) -> Void) -> Void).self)
    var page = 0
    load { page = $0 }
    load.receivedArguments?(3)

    XCTAssertEqual(page, 3)
  }

  func testGivesTheArgumentsOfNoParameter() {
    let refresh = FunctionSpy.named("refresh", as: (() -> Void).self)
    refresh()

    XCTAssertEqual(refresh.calls.count, 1)
    XCTAssertNotNil(refresh.receivedArguments)
  }
}
