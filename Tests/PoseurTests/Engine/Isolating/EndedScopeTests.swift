import Poseur
import Testing

@testable import PoseurCore

@Suite("A scope that has ended")
struct EndedScopeTests {
  @Test("tells of late calls also where an error ended it, as it was told to")
  func lateCall() {
    var dog: FakeDog?
    let messages = Failures.capture(.warning) {
      try? withIsolatedFakes(named: "walk", reporting: [.lateCalls]) {
        dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault, scope: .perTest))
        throw Hoarse()
      }
      dog?.eat(.canned)
    }
    #expect(
      messages == [
        """
        FakeDog.eat(.canned) was called after the test “walk” ended.
        Have the test await what makes the call, or stop it before the test ends.
        """
      ])
  }

  @Test("is called by the name that the test shows", .isolatedFakes)
  func displayName() {
    #expect(TestScope.current?.ending == "the test “is called by the name that the test shows” ended")
  }
}
