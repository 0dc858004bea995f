import Poseur
import Testing

/// What Spry and SpryKit promise of the record of calls, of an instance and of a type.
@Suite("Recording, as Spry has it")
struct SpryRecordingTests {
  private let fake = FakeGarden()

  @Test("a call that is stubbed is recorded, and one that is recorded is answered")
  func recordedAndStubbed() {
    inOwnGarden {
      fake.stub(.grow).andReturn("rose")
      FakeGarden.stub(.plant).andReturn("tulip")

      #expect(fake.grow("seed", 2) == "rose" && FakeGarden.plant("bulb") == "tulip")
      #expect(fake.didCall(.grow, withArguments: ["seed", 2], times: 1).success)
      #expect(FakeGarden.didCall(.plant, withArguments: ["bulb"], times: 1).success)
    }
  }

  @Test("resetCalls forgets the calls before it, and no later ones")
  func resetCalls() {
    inOwnGarden {
      fake.height = 3
      FakeGarden.area = 4
      fake.resetCalls()
      FakeGarden.resetCalls()
      #expect(!fake.didCall(.height).success && !FakeGarden.didCall(.area).success)

      fake.height = 5
      FakeGarden.area = 6
      #expect(fake.didCall(.height, withArguments: [5], times: 1).success)
      #expect(FakeGarden.didCall(.area, withArguments: [6], times: 1).success)
    }
  }

  @Test("a setter needs no stub and is recorded with its new value")
  func setter() {
    inOwnGarden {
      let messages = Failures.capture {
        fake.height = 3
        FakeGarden.area = 4
      }

      #expect(messages == [])
      #expect(fake.didCall(.height).success && fake.didCall(.height, with: 3).success)
      #expect(!fake.didCall(.height, with: 4).success)
      #expect(FakeGarden.didCall(.area).success && FakeGarden.didCall(.area, with: 4).success)
      #expect(!FakeGarden.didCall(.area, with: 3).success)
    }
  }

  @Test("a subscript's setter is recorded with index and new value")
  func subscriptSetter() {
    fake[2] = "rose"

    #expect(fake.receivedCall(to: .setBed, withArguments: 2, "rose"))
    #expect(!fake.receivedCall(to: .setBed, withArguments: "rose"))
  }

  @Test("counts of two calls, of one with these arguments, of none", arguments: countRows)
  private func counts(_ row: CountRow) {
    inOwnGarden {
      for plant in ["rose", "tulip"] {
        fake.recordCall(.grow, arguments: plant, 1)
        FakeGarden.recordCall(.plant, arguments: plant)
      }

      #expect(fake.didCall(.grow, times: row.times).success == row.two)
      #expect(fake.didCall(.grow, withArguments: ["rose", 1], times: row.times).success == row.one)
      #expect(fake.didCall(.grow, with: "lily", 1, times: row.times).success == row.none)
      #expect(FakeGarden.didCall(.plant, times: row.times).success == row.two)
      #expect(FakeGarden.didCall(.plant, with: "rose", times: row.times).success == row.one)
      #expect(FakeGarden.didCall(.plant, withArguments: ["lily"], countSpecifier: row.times).success == row.none)
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
        #expect(expectHaveReceived(fake, .grow, with: "rose", 1, countSpecifier: row.times) == row.one)
        #expect(expectHaveReceived(FakeGarden.self, .plant, with: "rose", times: row.times) == row.one)
        #expect(expectHaveReceived(FakeGarden.self, .plant, with: "lily", countSpecifier: row.times) == row.none)
        XCTAssertHaveReceived(fake, .grow, times: row.times)
        XCTAssertHaveReceived(fake, .grow, with: "rose", 1, countSpecifier: row.times)
        XCTAssertHaveReceived(FakeGarden.self, .plant, with: "rose", times: row.times)
        XCTAssertHaveReceived(FakeGarden.self, .plant, with: "lily", countSpecifier: row.times)
      }
      let failures = [row.two, row.one, row.one, row.none].count { !$0 }
      #expect(messages.count == failures * 2)
      #expect(messages.prefix(failures) == messages.suffix(failures))
    }
  }

  @Test("the calls of an instance, of another one, and of their type are apart")
  func independence() {
    inOwnGarden {
      let other = FakeGarden()
      fake.height = 3
      #expect(fake.hasRecordedCalls && !other.hasRecordedCalls && !FakeGarden.hasRecordedCalls)

      FakeGarden.area = 4
      fake.reset()
      #expect(!fake.hasRecordedCalls && FakeGarden.hasRecordedCalls)
      FakeGarden.reset()
      #expect(!FakeGarden.hasRecordedCalls)
    }
  }

  @Test("assertions of recorded calls, before and after a reset, of an instance and of its type")
  func recordedCalls() {
    inOwnGarden {
      fake.height = 3
      FakeGarden.area = 4
      let messages = Failures.capture {
        #expect(expectHaveRecordedCalls(fake) && expectHaveRecordedCalls(FakeGarden.self))
        #expect(!expectHaveNoRecordedCalls(fake) && !expectHaveNoRecordedCalls(FakeGarden.self))
        XCTAssertHaveRecordedCalls(fake)
        XCTAssertHaveRecordedCalls(FakeGarden.self)
        XCTAssertHaveNoRecordedCalls(fake)
        XCTAssertHaveNoRecordedCalls(FakeGarden.self)
        fake.reset()
        FakeGarden.reset()
        #expect(!expectHaveRecordedCalls(fake) && !expectHaveRecordedCalls(FakeGarden.self))
        #expect(expectHaveNoRecordedCalls(fake) && expectHaveNoRecordedCalls(FakeGarden.self))
        XCTAssertHaveRecordedCalls(fake)
        XCTAssertHaveRecordedCalls(FakeGarden.self)
        XCTAssertHaveNoRecordedCalls(fake)
        XCTAssertHaveNoRecordedCalls(FakeGarden.self)
      }

      let calls = [
        "Expected FakeGarden not to be called, but it was called 1 time: height(3).",
        "Expected FakeGarden not to be called, but it was called 1 time: area(4).",
      ]
      let none = Array(repeating: "Expected FakeGarden to be called, but no calls were recorded.", count: 4)
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
          expectHaveNotReceived(FakeGarden.self, .plant) && expectHaveNotReceived(FakeGarden.self, .area, with: 3))
        XCTAssertHaveNotReceived(fake, .grow)
        XCTAssertHaveNotReceived(fake, .height, with: 4)
        XCTAssertHaveNotReceived(FakeGarden.self, .plant)
        XCTAssertHaveNotReceived(FakeGarden.self, .area, with: 3)
      }
      let failed = Failures.capture {
        XCTAssertHaveNotReceived(fake, .height)
        XCTAssertHaveNotReceived(fake, .height, with: 3)
        XCTAssertHaveNotReceived(FakeGarden.self, .area)
        XCTAssertHaveNotReceived(FakeGarden.self, .area, with: 4)
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

  @Test("reset of calls and stubs leaves neither, of an instance and of its type")
  func resetCallsAndStubs() {
    inOwnGarden {
      fake.stub(.grow).andReturn("rose")
      FakeGarden.stub(.plant).andReturn("tulip")
      #expect(fake.grow("seed", 2) == "rose" && FakeGarden.plant("bulb") == "tulip")
      fake.resetCallsAndStubs()
      FakeGarden.resetCallsAndStubs()

      #expect(!fake.hasRecordedCalls && !FakeGarden.hasRecordedCalls)
      let messages = Failures.capture { #expect(fake.grow("seed", 2) == "" && FakeGarden.plant("bulb") == "") }
      #expect(
        messages == [
          """
          FakeGarden.grow(seed: "seed", count: 2) was called, but nothing is stubbed for it.
          Stub it, for example:
          fake.stub(function: .grow).with("seed", 2).andReturn(<#String#>)
          """,
          """
          FakeGarden.plant("bulb") was called, but nothing is stubbed for it.
          Stub it, for example:
          FakeGarden.stub(function: .plant).with("bulb").andReturn(<#String#>)
          """,
        ])
    }
  }

  @Test("calls read as they are written, in the order in which they were made")
  func texts() {
    #expect(fake.didCall(.grow).recordedCallsDescription == "")
    fake.recordCall(.grow)
    fake.recordCall(.height, arguments: nil)
    fake.recordCall(.grow, arguments: "rose", 2)

    #expect(fake.didCall(.grow).recordedCallsDescription == "grow()\nheight(nil)\ngrow(seed: \"rose\", count: 2)")
    #expect(
      fake.didCall(.grow, with: "rose", 2).friendlyDescription
        == "FakeGarden.grow(seed: \"rose\", count: 2) was called 1 time, as expected.")
    #expect(
      fake.didCall(.grow, times: 2).friendlyDescription
        == "FakeGarden.grow(seed:count:) was called 2 times, as expected.")
  }

  @Test("every question to an instance can be asked of its type")
  func typeForms() {
    inOwnGarden {
      FakeGarden.recordCall(.plant, arguments: "rose")
      FakeGarden.recordCall(.plant, arguments: "tulip")
      let isRose: ([Any?]) -> Bool = { $0[0] as? String == "rose" }

      #expect(FakeGarden.receivedCall(to: .plant) && !FakeGarden.receivedCall(to: .area))
      #expect(FakeGarden.receivedCall(to: .plant, where: isRose))
      #expect(!FakeGarden.receivedCall(to: .plant) { $0.isEmpty })
      #expect(FakeGarden.receivedCall(to: .plant, withArguments: "rose"))
      #expect(!FakeGarden.receivedCall(to: .plant, withArguments: "lily"))
      #expect(FakeGarden.callCountFor(function: .plant) == 2)
      #expect(FakeGarden.callCountFor(function: .plant, where: isRose) == 1)
      #expect(FakeGarden.callCountFor(function: .plant, withArguments: "tulip") == 1)
      #expect(FakeGarden.calls.map(\.description) == [#"plant("rose")"#, #"plant("tulip")"#])
      #expect(FakeGarden.calls(to: .area).isEmpty && FakeGarden.calls(to: .plant).count == 2)
    }
  }

  @Test("a type is stubbed and reset as an instance is")
  func typeStubs() throws {
    try inOwnGarden {
      FakeGarden.stub(function: .plant, withArguments: "rose").andReturn("thorns")
      FakeGarden.stub(function: .plant, where: { $0[0] as? String == "tulip" }).andReturn("bulb")
      #expect(FakeGarden.plant("rose") == "thorns" && FakeGarden.plant("tulip") == "bulb")
      #expect(FakeGarden.stubbedValue(forFunction: .plant, arguments: ["rose"]) == "thorns")
      let answer: String = try FakeGarden.stubbedValueThrowing(forFunction: .plant, arguments: ["rose"])
      #expect(answer == "thorns")

      FakeGarden.stub(function: .plant).andReturn("universal")
      #expect(FakeGarden.plant("rose") == "universal")
      FakeGarden.stubAgain(.plant).andReturn("again").remove()
      #expect(FakeGarden.plant("rose") == "thorns", "stubAgain removed the universal one")
      FakeGarden.stub(.plant).andReturn("universal")
      FakeGarden.removeUniversalStub(for: .plant)
      #expect(FakeGarden.plant("rose") == "thorns")

      FakeGarden.removeMethodCalls(for: .plant)
      #expect(!FakeGarden.hasRecordedCalls && FakeGarden.plant("rose") == "thorns")
      FakeGarden.removeAllStubs(for: .plant)
      #expect(FakeGarden.receivedCall(to: .plant) && FakeGarden.unusedStubs.isEmpty)
      FakeGarden.stub(.plant).andReturn("last")
      FakeGarden.resetStubs()
      #expect(FakeGarden.receivedCall(to: .plant) && FakeGarden.unusedStubs.isEmpty)
      FakeGarden.stub(.plant).andReturn("last")
      FakeGarden.resetFunction(.plant)
      #expect(!FakeGarden.hasRecordedCalls && FakeGarden.unusedStubs.isEmpty)
    }
  }

  /// Gives the type calls and stubs of its own, since tests run at the same time.
  private func inOwnGarden(_ body: () throws -> Void) rethrows {
    try FakeGarden.$classFaker.withValue(FakeGarden.ClassFunction.faker(), operation: body)
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

private final class FakeGarden: Fake, StaticFake {
  enum Function: String, PoseurFunction { case height, setBed, grow = "grow(seed:count:)" }
  enum ClassFunction: String, PoseurFunction { case area, plant }
  let faker = Function.faker()
  @TaskLocal static var classFaker = ClassFunction.faker()

  var height: Int {
    get { recordAndStub(function: .height) }
    set { recordCall(.height, arguments: newValue) }
  }
  subscript(bed: Int) -> String {
    get { recordAndStub(function: .setBed, arguments: bed) }
    set { recordCall(.setBed, arguments: bed, newValue) }
  }
  func grow(_ seed: String, _ count: Int) -> String { recordAndStub(function: .grow, arguments: seed, count) }

  static var area: Int {
    get { recordAndStub(function: .area) }
    set { recordCall(.area, arguments: newValue) }
  }
  static func plant(_ plant: String) -> String { recordAndStub(function: .plant, arguments: plant) }
}
