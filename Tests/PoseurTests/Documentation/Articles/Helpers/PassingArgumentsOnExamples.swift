import Poseur
import Testing

func expectFetched(
  _ dog: FakeDog, _ arguments: [Any?], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectHaveReceived(
    dog.faker.call(to: .shouldFetch, withArguments: arguments),
    fileID: fileID, filePath: filePath, line: line, column: column)
}

@Suite("The page on lists of arguments shows that a test")
struct PassingArgumentsOnExamples {
  @Test("hears of a list that was not passed")
  func missedList() {
    let dog = FakeDog()
    let list: [Any?] = [Item.ball, Member.kid]
    #expect(
      Failures.capture { expectFetched(dog, list) } == [
        """
        Expected FakeDog.shouldFetch(.ball, .kid) to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
        """
      ])
    dog.recordCall(.shouldFetch, arguments: Item.ball, Member.kid)
    expectFetched(dog, list)
    expectNoMoreCalls(dog)
  }

  @Test("passes a fake a list whole in some functions, and as one argument in others")
  func listsOfFakes() async {
    let dog = FakeDog()
    let list: [Any?] = [Item.ball, Member.kid]
    dog.recordCall(.shouldFetch, arguments: Item.ball, Member.kid)
    dog.recordCall(.shouldFetch, arguments: list as Any?)

    #expect(dog.calls.map(\.arguments.count) == [2, 1])
    #expect(dog.receivedCall(to: .shouldFetch, withArguments: list))
    #expect(dog.callCountFor(function: .shouldFetch, withArguments: list) == 1)
    #expect(dog.didCall(.shouldFetch, withArguments: list, times: 1).success)

    dog.resetCalls()
    dog.recordCall(.shouldFetch, arguments: Item.ball, Member.kid)
    let warnings = Failures.capture(.warning) {
      expectHaveNotReceived(dog, .shouldFetch, with: list)
      expectHaveReceived(dog, .shouldFetch, with: list, times: 0)
      XCTAssertHaveNotReceived(dog, .shouldFetch, with: list)
    }
    #expect(warnings.count == 3)
    expectHaveReceivedInOrder(dog.call(to: .shouldFetch, withArguments: list, times: 1))
    let failures = Failures.capture { expectHaveReceivedInOrder(dog.call(to: .shouldFetch, withArguments: list)) }
    #expect(failures.count == 1, "a default is left out")
    let received = try? await dog.waitForCall(to: .shouldFetch, withArguments: list, timeout: .zero)
    #expect(received == nil)
    dog.stub(.shouldFetch).with(list).andReturn(true)
    dog.stub(function: .shouldFetch, withArguments: list).andReturn(false)
    #expect(dog.shouldFetch(.ball, for: .kid), "the newer stub is for one argument")
  }

  @Test("passes the faker a list whole")
  func listsOfFakers() {
    let dog = FakeDog()
    let list: [Any?] = [Item.ball, Member.kid]
    let faker = dog.faker
    faker.recordCall(.shouldFetch, arguments: list)

    #expect(faker.receivedCall(to: .shouldFetch, withArguments: list))
    #expect(faker.callCountFor(function: .shouldFetch, withArguments: list) == 1)
    #expect(faker.didCall(.shouldFetch, withArguments: list).success)
    expectHaveReceivedInOrder(faker.call(to: .shouldFetch, withArguments: list, times: 1))
    faker.stub(function: .shouldFetch, withArguments: list).andReturn(true)
    #expect(dog.shouldFetch(.ball, for: .kid))
    faker.resetStubs()
    faker.stub(.shouldFetch).with(list).andReturn(true)
    #expect(dog.shouldFetch(.ball, for: .kid))
  }
}
