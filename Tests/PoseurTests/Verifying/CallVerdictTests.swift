import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("CallVerdict")
struct CallVerdictTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  init() {
    dog.stub(function: .howl).with(1).andReturn("awoo")
    dog.stub(function: .howl).with(2).andThrow(Hoarse())
    for volume in [1, 2, 2] { _ = try? dog.howl(at: volume) }
  }

  @Test("counts the calls with the arguments and the outcome that are looked for")
  func counting() {
    #expect(verdict([], times: 3).count == 3)
    #expect(verdict([2], times: 2).isSatisfied)
    #expect(verdict([2], .threw(Hoarse.self), times: 2).isSatisfied)
    #expect(verdict([], .returned("awoo"), times: 1).isSatisfied)
    #expect(verdict([1], .threw, times: .never).isSatisfied)
    #expect(!verdict([1], times: -1).isSatisfied)
  }

  @Test("names the expectation, with the outcome where there is one")
  func expectation() {
    #expect(verdict([2], times: 2).expectation == "Expected FakeDog.howl(2) to be called exactly 2 times")
    #expect(
      verdict([], .threw, times: .atLeast(1)).expectation
        == "Expected FakeDog.howl to be called at least 1 time with outcome .threw")
  }

  @Test("says where it holds and proves nothing or little")
  func vacuity() {
    #expect(verdict([9], times: .never).vacuity == nil)
    #expect(verdict([Double.nan], times: .never).vacuity?.failureMessage != nil)
    #expect(verdict([1.0], times: .never).vacuity?.warning != nil)
    #expect(verdict([], .returned(Double.nan), times: .never).vacuity?.failureMessage != nil)
  }

  @Test("has the arguments and the calls that a check takes, but takes nothing itself")
  func taking() {
    let captor = Argument.captor()
    let verdict = verdict([captor], .threw, times: .never)
    #expect(verdict.failureMessage != nil && captor.count == 0)
    #expect(verdict.capturableCalls.map(\.arguments).map { $0.first as? Int } == [2, 2])
    #expect(verdict.countedCalls.map(\.number) == [2, 3])
    #expect(self.verdict([2], times: 2).capturableCalls.map(\.arguments).isEmpty, "nobody captures")
  }

  @Test("its report shows the calls that came near, and what else was called where no outcome is looked for")
  func report() {
    dog.eat(.canned)
    #expect(
      verdict([3], times: 1).report == """
        Expected FakeDog.howl(3) to be called exactly 1 time, but it was called 0 times.
        Calls to howl (3):
          #2  howl(2)   argument 0 is 2, not 3
          #3  howl(2)   argument 0 is 2, not 3
          #1  howl(1)   argument 0 is 1, not 3
        Other calls: eat(.canned)
        """)
    #expect(
      verdict([1], .threw, times: 1).report == """
        Expected FakeDog.howl(1) to be called exactly 1 time with outcome .threw, but 0 calls had that outcome.
        Calls to howl (3):
          #1  howl(1)   returned "awoo"     ← nearest
          #2  howl(2)   argument 0 is 2, not 1; threw Hoarse()
          #3  howl(2)   argument 0 is 2, not 1; threw Hoarse()
        """)
  }

  private func verdict(
    _ arguments: [Any?], _ outcome: OutcomeMatcher? = nil, times: CountSpecifier
  ) -> CallVerdict {
    CallVerdict(
      MeantCalls(dog, .howl, ArgumentPattern(arguments), times), outcome: outcome, in: dog.faker.core.callSnapshot)
  }
}
