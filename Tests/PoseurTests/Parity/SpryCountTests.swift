import Poseur
import Testing

/// What Spry and SpryKit promise of counts and of assertions, of an instance and of a type.
@Suite("Counts and assertions, as Spry has them")
struct SpryCountTests {
  private let fake = FakeGarden()

  @Test("counts of two calls, of one with these arguments, of none", arguments: countRows)
  private func counts(_ row: CountRow) {
    inOwnGarden {
      for plant in ["rose", "tulip"] {
        fake.recordCall(.grow, arguments: plant, 1)
        FakeGarden.recordCall(.plant, arguments: plant)
      }

      #expect(fake.didCall(.grow, times: row.times).success == row.two)
      #expect(fake.didCall(.grow, withArguments: ["rose", 1], countSpecifier: row.times).success == row.one)
      #expect(fake.didCall(.grow, with: "lily", 1, times: row.times).success == row.none)
      #expect(FakeGarden.didCall(.plant, countSpecifier: row.times).success == row.two)
      #expect(FakeGarden.classFaker.didCall(.plant, with: "rose", times: row.times).success == row.one)
      #expect(
        FakeGarden.classFaker.didCall(.plant, withArguments: ["lily"], countSpecifier: row.times).success == row.none)
    }
  }

  @Test("the same counts in assertions", arguments: countRows)
  private func countAssertions(_ row: CountRow) {
    inOwnGarden {
      for plant in ["rose", "tulip"] {
        fake.recordCall(.grow, arguments: plant, 1)
        FakeGarden.recordCall(.plant, arguments: plant)
      }

      let messages = Failures.capture {
        #expect(expectHaveReceived(fake, .grow, times: row.times) == row.two)
        #expect(expectHaveReceived(fake, .grow, with: "rose", 1, times: row.times) == row.one)
        #expect(expectHaveReceived(FakeGarden.classFaker, .plant, with: "rose", times: row.times) == row.one)
        #expect(expectHaveReceived(FakeGarden.classFaker, .plant, with: "lily", times: row.times) == row.none)
        XCTAssertHaveReceived(fake, .grow, times: row.times)
        XCTAssertHaveReceived(fake, .grow, with: "rose", 1, countSpecifier: row.times)
        XCTAssertHaveReceived(FakeGarden.classFaker, .plant, with: "rose", times: row.times)
        XCTAssertHaveReceived(FakeGarden.classFaker, .plant, with: "lily", countSpecifier: row.times)
      }
      let failures = [row.two, row.one, row.one, row.none].count { !$0 }
      #expect(messages.count == failures * 2)
      #expect(messages.prefix(failures) == messages.suffix(failures))
    }
  }

  @Test("assertions of recorded calls, before and after a reset, of an instance and of its type")
  func recordedCalls() {
    inOwnGarden {
      fake.height = 3
      FakeGarden.area = 4
      let messages = Failures.capture {
        #expect(expectHaveRecordedCalls(fake) && expectHaveRecordedCalls(FakeGarden.classFaker))
        #expect(!expectHaveNoRecordedCalls(fake) && !expectHaveNoRecordedCalls(FakeGarden.classFaker))
        XCTAssertHaveRecordedCalls(fake)
        XCTAssertHaveRecordedCalls(FakeGarden.classFaker)
        XCTAssertHaveNoRecordedCalls(fake)
        XCTAssertHaveNoRecordedCalls(FakeGarden.classFaker)
        fake.reset()
        FakeGarden.reset()
        #expect(!expectHaveRecordedCalls(fake) && !expectHaveRecordedCalls(FakeGarden.classFaker))
        #expect(expectHaveNoRecordedCalls(fake) && expectHaveNoRecordedCalls(FakeGarden.classFaker))
        XCTAssertHaveRecordedCalls(fake)
        XCTAssertHaveRecordedCalls(FakeGarden.classFaker)
        XCTAssertHaveNoRecordedCalls(fake)
        XCTAssertHaveNoRecordedCalls(FakeGarden.classFaker)
      }

      let calls = [
        "Expected FakeGarden not to be called, but it was called 1 time: height(3).",
        """
        Expected FakeGarden not to be called, but it was called 1 time: area(4).
        All tests share the calls of FakeGarden. If some of these came in another test, reset it, or give each test its \
        own: classFaker(scope: .perTest) and .isolatedFakes
        """,
      ]
      let none = Array(
        repeating: """
          Expected FakeGarden to be called, but no calls were recorded.
          Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
          """, count: 4)
      #expect(messages == calls + calls + none)
    }
  }

  @Test("what was not received, and what was, of an instance and of its type")
  func notReceived() {
    inOwnGarden {
      fake.height = 3
      FakeGarden.area = 4
      let satisfied = Failures.capture {
        #expect(expectHaveNotReceived(fake, .grow) && expectHaveNotReceived(fake, .height, with: 4))
        #expect(
          expectHaveNotReceived(FakeGarden.classFaker, .plant)
            && expectHaveNotReceived(FakeGarden.classFaker, .area, with: 3))
        XCTAssertHaveNotReceived(fake, .grow)
        XCTAssertHaveNotReceived(fake, .height, with: 4)
        XCTAssertHaveNotReceived(FakeGarden.classFaker, .plant)
        XCTAssertHaveNotReceived(FakeGarden.classFaker, .area, with: 3)
      }
      let failed = Failures.capture {
        XCTAssertHaveNotReceived(fake, .height)
        XCTAssertHaveNotReceived(fake, .height, with: 3)
        XCTAssertHaveNotReceived(FakeGarden.classFaker, .area)
        XCTAssertHaveNotReceived(FakeGarden.classFaker, .area, with: 4)
      }

      #expect(satisfied == [])
      #expect(
        failed.map { $0.split(separator: "\n")[0] } == [
          "Expected FakeGarden.height not to be called, but it was called 1 time.",
          "Expected FakeGarden.height(3) not to be called, but it was called 1 time.",
          "Expected FakeGarden.area not to be called, but it was called 1 time.",
          "Expected FakeGarden.area(4) not to be called, but it was called 1 time.",
        ])
    }
  }

  private static let countRows: [CountRow] = [
    CountRow(times: .exactly(1), two: false, one: true, none: false),
    CountRow(times: .exactly(2), two: true, one: false, none: false),
    CountRow(times: .exactly(3), two: false, one: false, none: false),
    CountRow(times: .atLeast(1), two: true, one: true, none: false),
    CountRow(times: .atLeast(2), two: true, one: false, none: false),
    CountRow(times: .atLeast(3), two: false, one: false, none: false),
    CountRow(times: .atMost(1), two: false, one: true, none: true),
    CountRow(times: .atMost(2), two: true, one: true, none: true),
    CountRow(times: .never, two: false, one: false, none: true),
    CountRow(times: .between(1...2), two: true, one: true, none: false),
  ]
}

// MARK: - Fixtures

/// How a count is kept by two calls, by one and by none.
private struct CountRow: Sendable, CustomTestStringConvertible {
  let times: CountSpecifier
  let two: Bool, one: Bool, none: Bool
  var testDescription: String { times.description }
}
