import Poseur
import Testing

@Suite("HaveReceived")
struct HaveReceivedTests {
  private let dog = FakeDog.withSixCalls()

  @Test("passes where the function was called as expected")
  func passing() {
    let messages = Failures.capture {
      #expect(expectHaveReceived(dog, .bark))
      #expect(expectHaveReceived(dog, .bark, times: 3))
      #expect(expectHaveReceived(dog, .bark, times: .between(1...3)))
      #expect(expectHaveReceived(dog, .shouldFetch, with: Item.slippers, Argument.anything))
      #expect(expectHaveReceived(dog, .shouldFetch, with: Item.ball, times: 1))
      #expect(expectHaveReceived(dog, .digest, times: .never))
      #expect(expectHaveNotReceived(dog, .digest))
      #expect(expectHaveNotReceived(dog, .shouldFetch, with: Item.stick, Argument.anything))
      #expect(expectHaveRecordedCalls(dog))
      #expect(expectHaveNoRecordedCalls(FakeDog()))
    }
    #expect(messages == [])
  }

  @Test("begins its failure with the test's own words, which are made only then")
  func ownWords() async {
    var made: [String] = []
    func words(_ text: String) -> String {
      made.append(text)
      return text
    }
    let messages = await Failures.capture {
      expectHaveReceived(dog, .bark, message: words("not made"))
      expectHaveReceived(dog, .digest, with: 1, message: words("case"))
      expectHaveReceived(dog, message: words("written")) { $0.eat(.dry(grams: 1)) }
      await expectHaveReceived(FakeLibrary(), message: words("asynchronous")) { try await $0.load() }
      expectHaveReceived(dog.call(to: .digest), message: words("described"))
      expectHaveNotReceived(dog, .bark, message: words("not the case"))
      expectHaveNotReceived(dog, message: words("not the written")) { $0.bark() }
      XCTAssertHaveReceived(dog, .digest, message: words("XCTest"))
      XCTAssertHaveNotReceived(dog, message: words("XCTest, written")) { $0.bark() }
      await XCTAssertHaveReceived(FakeLibrary(), message: words("XCTest, awaited")) { try await $0.load() }
      expectHaveReceived(FakeHut.self, message: words("static")) { $0.count() }
      await XCTAssertHaveReceived(FakeHut.self, message: words("static, awaited")) { await $0.load() }
    }
    let expected = [
      "case", "written", "asynchronous", "described", "not the case", "not the written", "XCTest", "XCTest, written",
      "XCTest, awaited", "static", "static, awaited",
    ]
    #expect(messages.map { $0.split(separator: "\n")[0] } == expected.map { $0[...] })
    #expect(messages.allSatisfy { $0.contains("\nExpected ") })
    #expect(made == expected)
  }

  @Test("names the fake, the function, the expectation, the fact, the nearest calls and the others")
  func nearMisses() {
    #expect(
      Failures.capture { expectHaveReceived(dog, .shouldFetch, with: Item.ball, Member.kid, times: 2) } == [
        """
        Expected FakeDog.shouldFetch(.ball, .kid) to be called exactly 2 times, but it was called 0 times.
        Calls to shouldFetch (2):
          #3  shouldFetch(.slippers, .kid)   argument 0 is .slippers, not .ball     ← nearest
          #5  shouldFetch(.ball)             has 1 argument, not 2
        Other calls: bark() ×3, eat(.canned)
        """
      ])
  }

  @Test(
    "of those with as many wrong arguments the nearest is the one whose arguments are the most like",
    arguments: [
      Likeness(wanted: ["Ann"], received: [["heartbeat"], ["heartbeat"], ["Ann "]], nearest: 3),
      Likeness(wanted: [[1, 2, 3]], received: [["[1, 2, 3]"], [[7, 8, 9]], [[1, 2, 4]]], nearest: 3),
      Likeness(wanted: [Item.ball], received: [[5], [nil], [Item.stick]], nearest: 3),
      Likeness(wanted: [5], received: [[1], [7], [9]], nearest: 2),
      Likeness(wanted: ["charge", 900], received: [["refund", 900], ["charge", 450]], nearest: 2),
      Likeness(wanted: ["charge", 900], received: [["charge", 450], ["charged", 900]], nearest: 2),
      Likeness(wanted: ["add", [1, 2]], received: [["remove", [1, 2]], ["add", [1, 3]]], nearest: 2),
    ])
  func likeness(_ row: Likeness) {
    let faker = FakeDog.Function.faker()
    for arguments in row.received { faker.recordCall(.howl, arguments: ArgumentList(arguments)) }
    let text = faker.didCall(.howl, withArguments: row.wanted).friendlyDescription

    #expect(text.split(separator: "\n").dropFirst(2).first?.hasPrefix("  #\(row.nearest)  ") == true)
  }

  struct Likeness: @unchecked Sendable {
    let wanted: [Any?]
    let received: [[Any?]]
    let nearest: Int
  }

  @Test("says that the function was not called, or nothing was")
  func notCalled() {
    #expect(
      Failures.capture { expectHaveReceived(dog, .digest) } == [
        """
        Expected FakeDog.digest to be called at least 1 time, but it was called 0 times.
        Other calls: bark() ×3, shouldFetch(.slippers, .kid), eat(.canned), shouldFetch(.ball)
        """
      ])
    #expect(
      Failures.capture { expectHaveReceived(FakeDog(), .digest) } == [
        """
        Expected FakeDog.digest to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
        """
      ])
  }

  @Test("a nil fake fails, whatever is expected of it")
  func nilFake() {
    let nobody: FakeDog? = nil
    let messages = Failures.capture {
      #expect(!expectHaveReceived(nobody, .bark))
      #expect(!expectHaveReceived(nobody, .eat, with: DogFood.canned, times: 0))
      #expect(!expectHaveNotReceived(nobody, .bark))
      #expect(!expectHaveRecordedCalls(nobody))
      #expect(!expectHaveNoRecordedCalls(nobody))
      #expect(!expectHaveReceived(nil as Faker<FakeKennel.ClassFunction>?, .count, times: 2))
    }
    #expect(
      messages == [
        "Expected FakeDog.bark to be called at least 1 time, but the fake is nil.",
        "Expected FakeDog.eat(.canned) not to be called, but the fake is nil.",
        "Expected FakeDog.bark not to be called, but the fake is nil.",
        "Expected FakeDog to be called, but the fake is nil.",
        "Expected FakeDog not to be called, but the fake is nil.",
        "Expected FakeKennel.count to be called exactly 2 times, but the fake is nil.",
      ])
  }

  @Test("recorded calls are summed up, and long lists are cut")
  func recordedCalls() {
    for volume in 1...4 { dog.recordCall(.howl, arguments: volume) }
    let messages = Failures.capture {
      #expect(!expectHaveNoRecordedCalls(dog))
      #expect(!expectHaveRecordedCalls(FakeDog()))
    }
    #expect(
      messages == [
        """
        Expected FakeDog not to be called, but it was called 10 times: bark() ×3, shouldFetch(.slippers, .kid), \
        eat(.canned), shouldFetch(.ball), howl(1), … and 3 more.
        """,
        "Expected FakeDog to be called, but no calls were recorded.\nCheck that the code uses this fake, that the fake forwards the call, and that the work is done by now.",
      ])
  }

  @Test("a static fake is asked by its class faker")
  func staticFake() {
    _ = FakeKennel.count()
    defer { FakeKennel.reset() }
    let messages = Failures.capture {
      #expect(expectHaveReceived(FakeKennel.classFaker, .count))
      #expect(expectHaveReceived(FakeKennel.classFaker, .count, times: 1))
      #expect(expectHaveRecordedCalls(FakeKennel.classFaker))
      #expect(!expectHaveNotReceived(FakeKennel.classFaker, .count))
      #expect(!expectHaveNoRecordedCalls(FakeKennel.classFaker))
    }
    let advice = """
      All tests share the calls of FakeKennel. If some of these came in another test, reset it, or give each test its \
      own: classFaker(scope: .perTest) and .isolatedFakes
      """
    #expect(
      messages == [
        """
        Expected FakeKennel.count not to be called, but it was called 1 time.
        Calls to count (1):
          #1  count()
        \(advice)
        """,
        "Expected FakeKennel not to be called, but it was called 1 time: count().\n\(advice)",
      ])
  }

  @Test("a failure reaches the test, at the line of the assertion")
  func line() {
    let line = #line + 2
    withKnownIssue {
      expectHaveReceived(dog, .digest)
    } matching: {
      $0.sourceLocation?.line == line
    }
  }

  @Test("captors in an assertion keep the arguments of the calls that match")
  func captors() {
    let captor = Argument.captor()
    expectHaveReceived(dog, .shouldFetch, with: captor, Member.kid)

    #expect(captor.values(as: Item.self) == [.slippers])
  }
}

// MARK: - Fixtures

private enum FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction { case count }
  static let classFaker = ClassFunction.classFaker(unstubbed: .returnDefault)
  static func count() -> Int { recordAndStub(function: .count) }
}

private enum FakeHut: Hut {
  static let classFaker = ClassFunction.classFaker(scope: .perTest)
}
