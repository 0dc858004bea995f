import Poseur
import Testing

@Suite("The page on faking a class shows that")
struct FakingAClassExamples {
  @Test("a real function that calls another gets the stub, and the call is recorded")
  func partialFake() {
    class Singer {
      func note() -> String { "la" }
      func song() -> String { note() + note() }
    }
    final class FakeSinger: Singer, Fake {
      enum Function: String, PoseurFunction { case note }
      let faker = Function.faker()
      override func note() -> String { recordAndStub(function: .note, orElse: super.note()) }
    }
    let singer = FakeSinger()
    singer.stub(.note).andReturn("do", "re")

    #expect(singer.song() == "dore")
    expectHaveReceived(singer, .note, times: 2)
  }
}
