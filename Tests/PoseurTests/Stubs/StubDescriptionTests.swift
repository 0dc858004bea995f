import Poseur
import Testing

@Suite("A stub, printed,")
struct StubDescriptionTests {
  private let dog = FakeDog()

  @Test("says which calls it is for, how many it has answered, and where you wrote it")
  func handle() throws {
    let line = #line + 1
    let stub = dog.stub { $0.shouldFetch(.ball, for: $1) }.andReturn(true)
    _ = dog.shouldFetch(.ball, for: .kid)

    #expect(
      "\(stub)"
        == "the stub of shouldFetch(.ball, any value), used 1 time, written at StubDescriptionTests.swift:\(line)")
  }

  @Test("says that it has no answer as long as it has none")
  func builder() {
    let line = #line + 1
    let stub = dog.stub(.bark)
    #expect("\(stub)" == "a stub of bark without an answer, begun at StubDescriptionTests.swift:\(line)")
    stub.andReturn("woof")
  }

  @Test("says so if a failure kept it from being added")
  func neverAdded() {
    var text = ""
    let line = #line + 2
    _ = Failures.capture {
      let stub = dog.stub { _ in }.andReturn()
      text = "\(stub)"
    }
    #expect(text == "a stub that was not added, written at StubDescriptionTests.swift:\(line)")
  }
}
