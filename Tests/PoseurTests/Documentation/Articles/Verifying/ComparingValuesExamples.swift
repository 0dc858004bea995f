import Poseur
import Testing

@Suite("The page on comparing values shows that")
struct ComparingValuesExamples {
  struct Walk {
    let minutes: Int
    let dogs: [String]
  }

  @Test("a difference is shown place by place")
  func difference() {
    let failures = Failures.capture {
      expectEqualAny(
        Walk(minutes: 30, dogs: ["Rex", "Bello"]),
        Walk(minutes: 45, dogs: ["Rex"]),
        "after the walk")
    }
    #expect(
      failures == [
        """
        after the walk
        Expected Walk(minutes: 45, dogs: ["Rex"]), but received Walk(minutes: 30, dogs: ["Rex", "Bello"]).
          minutes: expected 45, received 30
          dogs[1]: extra "Bello"
        """
      ])
    expectNotEqualAny(Walk(minutes: 1, dogs: []), Walk(minutes: 2, dogs: []))
    #expect(isAnyEqual(Walk(minutes: 1, dogs: []), Walk(minutes: 1, dogs: [])))
  }
}
