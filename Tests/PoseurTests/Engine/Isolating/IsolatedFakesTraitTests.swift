import Poseur
import Testing

@testable import PoseurCore

@Suite("A suite with isolated fakes", .tags(.threads), .isolatedFakes)
struct IsolatedFakesTraitTests {
  @Test("has 1,000 cases at a time, each of which sees only its own calls", arguments: 0..<1_000)
  func manyCases(number: Int) async {
    SharedHut.stub(function: .count).andReturn(number)
    await Task.yield()
    async let count = SharedHut.count()
    SharedHut.open(number)
    await Task.yield()

    #expect(await count == number)
    #expect(SharedHut.classFaker.calls(to: .open).map(\.description) == ["open(\(number))"])
    #expect(SharedHut.classFaker.callCountFor(function: .count) == 1)
  }

  @Suite("that is nested", .tags(.threads))
  struct Inner {
    init() { SharedHut.open(0) }

    @Test("is isolated too, from its initializer on", arguments: 1...20)
    func nested(number: Int) {
      SharedHut.open(number)
      #expect(SharedHut.classFaker.callCountFor(function: .open) == 2)
    }
  }

  @Test("may have a test that is told what it leaves behind", .isolatedFakes(reporting: [.unusedStubs]))
  func reporting() {
    SharedHut.stub(function: .count).andReturn(1)
    #expect(SharedHut.count() == 1)
  }
}

@Suite("A test with isolated fakes", .tags(.threads))
struct IsolatedTestTests {
  @Test("sees only its own calls", .isolatedFakes, arguments: 0..<50)
  func test(number: Int) async {
    SharedHut.open(number)
    await Task.yield()
    #expect(SharedHut.classFaker.callCountFor(function: .open) == 1)
  }

  @Test("fails at the line of a wait in vain, not at its own")
  func waits() async throws {
    let test = try #require(Test.current)
    let reporter = CapturingReporter()
    let traits: [any TestScoping] = [IsolatedFakesTrait.isolatedFakes, FakeDefaultsTrait.fakeDefaults(5)]
    let line = UInt(#line + 5)
    try await Failures.$reporter.withValue(reporter) {
      for trait in traits {
        let dog = FakeDog()
        try await trait.provideScope(for: test, testCase: nil) { [faker = dog.faker] in
          try await faker.waitForCall(to: .bark, timeout: .zero)
        }
      }
    }
    #expect(reporter.reports.map(\.position.line) == [line, line])
    #expect(
      reporter.reports.first?.message == """
        Expected FakeDog.bark to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
        The wait is at IsolatedFakesTraitTests.swift:\(line).
        """)
  }

  @Test("hears once of an unstubbed call whose error leaves it, and of any other error")
  func errors() async throws {
    let test = try #require(Test.current)
    let trait = IsolatedFakesTrait.isolatedFakes
    let messages = try await Failures.capture {
      try await trait.provideScope(for: test, testCase: nil) { _ = try FakeDog().howl(at: 3) }
    }
    #expect(messages.count == 1)
    await #expect(throws: UnstubbedCall.self) {
      try await trait.provideScope(for: test, testCase: nil) {
        _ = try FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault)).howl(at: 3)
      }
    }
    await #expect(throws: Hoarse.self) { try await trait.provideScope(for: test, testCase: nil) { throw Hoarse() } }
  }
}

// MARK: - Fixtures

private enum SharedHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
