import Poseur
import Testing

func expectFetched(
  _ dog: FakeDog, _ arguments: [Any?], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectHaveReceived(
    dog, .shouldFetch, with: ArgumentList(arguments),
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

  @Test("passes a bare list whole in some functions, and as one argument in others")
  func bareLists() async {
    let dog = FakeDog()
    let list: [Any?] = [Item.ball, Member.kid]
    dog.recordCall(.shouldFetch, arguments: list)
    dog.recordCall(.shouldFetch, arguments: list as Any?)
    #expect(dog.calls.map(\.arguments.count) == [1, 1])

    dog.stub(.shouldFetch).with(list).andReturn(true)
    dog.stub(function: .shouldFetch, withArguments: list).andReturn(false)
    #expect(dog.shouldFetch(.ball, for: .kid), "the newer stub is for one argument")
  }
}
