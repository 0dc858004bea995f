import Poseur
import Testing

@testable import PoseurCore

@Suite("ArgumentCaptor in checks of calls")
struct CaptorInChecksTests {
  private let dog = FakeDog()
  private let captor = Argument.captor()

  init() {
    for (item, member) in [(Item.ball, Member.kid), (.stick, .parent), (.slippers, .kid)] {
      dog.recordCall(.shouldFetch, arguments: item, member)
    }
    dog.recordCall(.shouldFetch, arguments: Item.ball)
  }

  @Test("whether it was called: every call that matches, once")
  func receivedCall() {
    #expect(dog.receivedCall(to: .shouldFetch, withArguments: captor, Member.kid))
    #expect(captor.values() == [Item.ball, .slippers])
  }

  @Test("how often it was called")
  func callCount() {
    #expect(dog.callCountFor(function: .shouldFetch, withArguments: captor, Member.kid) == 2)
    #expect(captor.values() == [Item.ball, .slippers])
  }

  @Test("didCall, when it is asked; its texts keep nothing")
  func didCall() {
    let result = dog.didCall(.shouldFetch, withArguments: [captor, Member.kid], countSpecifier: 3)
    _ = (result.success, result.description, result.friendlyDescription, result.recordedCallsDescription)

    #expect(captor.values() == [Item.ball, .slippers])
    #expect(
      result.description == """
        Expected FakeDog.shouldFetch(any value (captured), .kid) to be called exactly 3 times, but it was called 2 times.
        Calls to shouldFetch (4):
          #2  shouldFetch(.stick, .parent)   argument 1 is .parent, not .kid     ← nearest
          #4  shouldFetch(.ball)             has 1 argument, not 2
          #1  shouldFetch(.ball, .kid)       matches
          #3  shouldFetch(.slippers, .kid)   matches
        If 2 calls are right, write times: 2.
        """)
  }

  @Test("a check that is made again keeps them again")
  func repeated() {
    for _ in 1...2 { _ = dog.receivedCall(to: .shouldFetch, withArguments: captor, Member.parent) }

    #expect(captor.values() == [Item.stick, .stick])
  }

  @Test("a call that is asked about several times, awaited and expected keeps them once")
  func expectedCall() async throws {
    let call = dog.call { $0.shouldFetch(matching(captor), for: .kid) }
    _ = (call.count, call.calls, call.calls)
    try await call.wait()
    expectHaveReceived(call)
    expectHaveReceivedInOrder(call)
    #expect(captor.values() == [Item.ball, .slippers])

    dog.recordCall(.shouldFetch, arguments: Item.stick, Member.kid)
    #expect(call.count == 3 && captor.values() == [Item.ball, .slippers, .stick])
  }

  @Test("no call that matches, nothing kept")
  func noMatch() {
    #expect(!dog.receivedCall(to: .shouldFetch, withArguments: captor, captor, captor))
    #expect(!dog.didCall(.shouldFetch, withArguments: [captor, 5]).success)
    #expect(!dog.didCall(.bark, withArguments: [captor]).success)
    #expect(captor.count == 0)
  }
}
