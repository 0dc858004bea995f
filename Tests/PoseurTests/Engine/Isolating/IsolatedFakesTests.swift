import Foundation
import Poseur
import Testing

@Suite("Isolated fakes", .tags(.threads))
struct IsolatedFakesTests {
  @Test("begin with nothing, and leave nothing")
  func ownTables() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    FakeHut.stub(function: .count).andReturn(1)
    withIsolatedFakes {
      #expect(Failures.capture { FakeHut.count() }.count == 1, "the stub is not there")
      FakeHut.stub(function: .count).andReturn(2)
      #expect(FakeHut.count() == 2)
      #expect(FakeHut.classFaker.callCountFor(function: .count) == 2)
    }

    #expect(FakeHut.classFaker.callCountFor(function: .count) == 0)
    #expect(FakeHut.count() == 1)
  }

  @Test("share nothing with the block that they are nested in")
  func nesting() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    withIsolatedFakes {
      FakeHut.stub(function: .count).andReturn(1)
      withIsolatedFakes {
        FakeHut.stub(function: .count).andReturn(2)
        #expect(FakeHut.count() == 2)
      }
      #expect(FakeHut.count() == 1)
      #expect(FakeHut.classFaker.callCountFor(function: .count) == 1)
    }
  }

  @Test("are reset alone")
  func resetting() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    FakeHut.open(1)
    withIsolatedFakes {
      FakeHut.open(2)
      FakeHut.reset()
      #expect(!FakeHut.classFaker.hasRecordedCalls)
    }

    #expect(FakeHut.classFaker.callCountFor(function: .open) == 1)
  }

  @Test("leave a faker alone that all tests share")
  func sharedFaker() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker() }
    withIsolatedFakes { FakeHut.open(1) }

    #expect(FakeHut.classFaker.callCountFor(function: .open) == 1)
  }

  @Test("warn once of a type's faker that they share, at that faker")
  func warningOfSharing() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker() }
    let messages = Failures.capture(.warning) {
      FakeHut.stub(function: .count).andReturn(0)
      for count in 1...2 { withIsolatedFakes { _ = FakeHut.stub(function: .count).andReturn(count) } }
    }

    #expect(
      messages == [
        """
        Isolated tests share the calls and the stubs of HutFunctions, so tests that run at the same time mix them.
        Give each test its own: classFaker(scope: .perTest)
        """
      ])
  }

  @Test("warn of sharing where they write a call, too")
  func warningOfSharingWrittenCalls() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker() }
    enum FakeCabin: Hut { static let classFaker = ClassFunction.classFaker() }
    let ofStub = Failures.capture(.warning) { withIsolatedFakes { _ = FakeHut.stub { $0.count() }.andReturn(1) } }
    let ofCall = Failures.capture(.warning) { withIsolatedFakes { _ = FakeCabin.call { $0.count() } } }

    let warning = """
      Isolated tests share the calls and the stubs of HutFunctions, so tests that run at the same time mix them.
      Give each test its own: classFaker(scope: .perTest)
      """
    #expect(ofStub == [warning])
    #expect(ofCall == [warning])
  }

  @Test("return what the block returns, and end with its error")
  func resultAndError() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    #expect(throws: Hoarse()) { try sync { throw Hoarse() } }
    await #expect(throws: Hoarse()) {
      try await withIsolatedFakes {
        await Task.yield()
        FakeHut.open(1)
        throw Hoarse()
      }
    }

    #expect(sync { 5 } == 5)
    #expect(!FakeHut.classFaker.hasRecordedCalls)
  }

  @Test("stay on the caller's actor where the block is asynchronous")
  @MainActor func callersActor() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    var doors: [Int] = []
    await withIsolatedFakes {
      MainActor.assertIsolated()
      await Task.yield()
      FakeHut.open(1)
      doors = FakeHut.classFaker.calls.compactMap { $0.arguments[0] as? Int }
    }

    #expect(doors == [1])
  }

  @Test("are those of the block in child tasks and in tasks that it starts")
  func tasks() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    await withIsolatedFakes {
      FakeHut.stub(function: .count).andReturn(4)
      async let count = FakeHut.count()
      await withTaskGroup(of: Void.self) { group in
        for door in 1...3 { group.addTask { FakeHut.open(door) } }
      }
      let task = Task { FakeHut.count() }

      let counts = await [count, task.value]
      #expect(counts == [4, 4])
      #expect(FakeHut.classFaker.callCountFor(function: .open) == 3)
      #expect(FakeHut.classFaker.callCountFor(function: .count) == 2)
    }
  }

  @Test("complete a call where it was recorded, whatever the answer isolates")
  func completion() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    await withIsolatedFakes {
      FakeHut.stub(function: .count).andDo { _ in
        withIsolatedFakes {
          FakeHut.open(7)
          return 3
        }
      }
      FakeHut.stub(function: .load).andCallThrough()

      #expect(FakeHut.count() == 3)
      #expect(await FakeHut.load() == "from the hut")
      #expect(
        FakeHut.classFaker.calls.map { "\($0) \($0.outcome)" } == [
          "count() returned 3", #"load() called through and returned "from the hut""#,
        ])
    }
  }

  @Test("take their stubs with them when they end, so that nothing can be added to one")
  func stubOfEndedScope() {
    let faker = HutFunction.faker(scope: .perTest)
    faker.stub(function: .count).andReturn(1)
    let handle = withIsolatedFakes { faker.stub(function: .count).andReturn(2) }
    let messages = Failures.capture { handle.thenReturn(3) }

    #expect(messages.map { $0.hasPrefix("This stub was removed or reset") } == [true])
    #expect(faker.recordAndStub(function: .count) == 1)
    #expect(handle.callCount == 0)
  }
}

// MARK: - Fixtures

private func sync<Value>(_ body: () throws -> Value) rethrows -> Value { try withIsolatedFakes(body) }
