import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("A value whose mirror holds it")
struct EndlessValueTests {
  @Test("is compared for seconds, not for minutes, and equals nothing", .timeLimit(.minutes(1)))
  func comparison() {
    #expect(!isAnyEqual(Echo(), Echo()))
    #expect(ComparisonWalk.mostMembers == 100_000)
    #expect(
      ValueVerdict(expectation: .equal, received: Echo(), expected: Echo()).failureMessage == """
        Expected Echo(back: Echo(back: Echo(back: Echo(back: Echo(back: Echo(back: …)))))), \
        but received another Echo(back: Echo(back: Echo(back: Echo(back: Echo(back: Echo(back: …)))))).
          compared no further than 100000 members
        """)
  }
}

private struct Echo: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["back": self]) }
}
