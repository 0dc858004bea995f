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
      #expect(fake.didCall(.grow, withArguments: ["seed", 2], countSpecifier: 1).success)
      #expect(FakeGarden.didCall(.plant, withArguments: ["bulb"], countSpecifier: 1).success)
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
      #expect(fake.didCall(.height, withArguments: [5], countSpecifier: 1).success)
      #expect(FakeGarden.didCall(.area, withArguments: [6], countSpecifier: 1).success)
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
      #expect(FakeGarden.didCall(.area).success && FakeGarden.classFaker.didCall(.area, with: 4).success)
      #expect(!FakeGarden.classFaker.didCall(.area, with: 3).success)
    }
  }

  @Test("a subscript's setter is recorded with index and new value")
  func subscriptSetter() {
    fake[2] = "rose"

    #expect(fake.receivedCall(to: .setBed, withArguments: 2, "rose"))
    #expect(!fake.receivedCall(to: .setBed, withArguments: "rose"))
  }

  @Test("the calls of an instance, of another one, and of their type are apart")
  func independence() {
    inOwnGarden {
      let other = FakeGarden()
      fake.height = 3
      #expect(fake.hasRecordedCalls && !other.hasRecordedCalls && !FakeGarden.classFaker.hasRecordedCalls)

      FakeGarden.area = 4
      fake.reset()
      #expect(!fake.hasRecordedCalls && FakeGarden.classFaker.hasRecordedCalls)
      FakeGarden.reset()
      #expect(!FakeGarden.classFaker.hasRecordedCalls)
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

      #expect(!fake.hasRecordedCalls && !FakeGarden.classFaker.hasRecordedCalls)
      let messages = Failures.capture { #expect(fake.grow("seed", 2) == "" && FakeGarden.plant("bulb") == "") }
      #expect(
        messages == [
          """
          FakeGarden.grow(seed: "seed", count: 2) was called, but nothing is stubbed for it.
          Stub it, for example:
          fakeGarden.stub(.grow).with("seed", 2).andReturn(<#String#>)
          See “When no stub answers” in Poseur's documentation.
          """,
          """
          FakeGarden.plant("bulb") was called, but nothing is stubbed for it.
          Stub it, for example:
          FakeGarden.stub(.plant).with("bulb").andReturn(<#String#>)
          See “When no stub answers” in Poseur's documentation.
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

      #expect(FakeGarden.classFaker.receivedCall(to: .plant) && !FakeGarden.classFaker.receivedCall(to: .area))
      #expect(FakeGarden.classFaker.receivedCall(to: .plant, where: isRose))
      #expect(!FakeGarden.classFaker.receivedCall(to: .plant) { $0.isEmpty })
      #expect(FakeGarden.classFaker.receivedCall(to: .plant, withArguments: "rose"))
      #expect(!FakeGarden.classFaker.receivedCall(to: .plant, withArguments: "lily"))
      #expect(FakeGarden.classFaker.callCountFor(function: .plant) == 2)
      #expect(FakeGarden.classFaker.callCountFor(function: .plant, where: isRose) == 1)
      #expect(FakeGarden.classFaker.callCountFor(function: .plant, withArguments: "tulip") == 1)
      #expect(FakeGarden.classFaker.calls.map(\.description) == [#"plant("rose")"#, #"plant("tulip")"#])
      #expect(FakeGarden.classFaker.calls(to: .area).isEmpty && FakeGarden.classFaker.calls(to: .plant).count == 2)
    }
  }

  @Test("a type is stubbed and reset as an instance is")
  func typeStubs() throws {
    try inOwnGarden {
      FakeGarden.stub(function: .plant, withArguments: "rose").andReturn("thorns")
      FakeGarden.classFaker.stub(function: .plant, where: { $0[0] as? String == "tulip" }).andReturn("bulb")
      #expect(FakeGarden.plant("rose") == "thorns" && FakeGarden.plant("tulip") == "bulb")
      #expect(FakeGarden.classFaker.stubbedValue(forFunction: .plant, arguments: ["rose"]) == "thorns")
      let answer: String = try FakeGarden.classFaker.stubbedValueThrowing(forFunction: .plant, arguments: ["rose"])
      #expect(answer == "thorns")

      FakeGarden.stub(function: .plant).andReturn("universal")
      #expect(FakeGarden.plant("rose") == "universal")
      FakeGarden.classFaker.stubAgain(.plant).andReturn("again").remove()
      #expect(FakeGarden.plant("rose") == "thorns", "stubAgain removed the universal one")
      FakeGarden.stub(.plant).andReturn("universal")
      FakeGarden.classFaker.removeUniversalStub(for: .plant)
      #expect(FakeGarden.plant("rose") == "thorns")

      FakeGarden.classFaker.removeMethodCalls(for: .plant)
      #expect(!FakeGarden.classFaker.hasRecordedCalls && FakeGarden.plant("rose") == "thorns")
      FakeGarden.classFaker.removeAllStubs(for: .plant)
      #expect(FakeGarden.classFaker.receivedCall(to: .plant) && FakeGarden.classFaker.unusedStubs.isEmpty)
      FakeGarden.stub(.plant).andReturn("last")
      FakeGarden.resetStubs()
      #expect(FakeGarden.classFaker.receivedCall(to: .plant) && FakeGarden.classFaker.unusedStubs.isEmpty)
      FakeGarden.stub(.plant).andReturn("last")
      FakeGarden.classFaker.resetFunction(.plant)
      #expect(!FakeGarden.classFaker.hasRecordedCalls && FakeGarden.classFaker.unusedStubs.isEmpty)
    }
  }
}
