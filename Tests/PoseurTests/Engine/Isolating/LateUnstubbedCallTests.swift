import Poseur
import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("A call that no stub answers, after the end of its isolated test")
struct LateUnstubbedCallTests {
  @Test("says which test has ended, and what to do, in place of a stub to write")
  func report() throws {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let messages = try Failures.capture {
      try afterTest(named: "the hut") { _ = FakeHut.count() }()
    }
    #expect(
      messages == [
        """
        HutFunctions.count() was called, but nothing is stubbed for it.
        The call came after the test “the hut” ended, and the stubs set there are gone.
        Make the test wait for the work it starts.
        See “Which calls belong to which test” in Poseur's documentation.
        """
      ])
  }

  @Test("says so in a test that has no name, and beside the stubs outside of it")
  func stubsOutside() throws {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let messages = try Failures.capture {
      FakeHut.stub(function: .count).with(3).andReturn(3)
      try afterTest { _ = FakeHut.count() }()
    }
    #expect(
      messages == [
        """
        HutFunctions.count() was called, but no stub answers it.
        Stubs of count (1):
          count(3)   the call has 0 arguments, not 1
        The call came after its isolated scope ended, and the stubs set there are gone.
        Make the test wait for the work it starts.
        See “Which calls belong to which test” in Poseur's documentation.
        """
      ])
  }

  @Test("says nothing of the end where the call began before it")
  func inTime() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let scope = TestScope(name: "the hut", reporting: [], as: .warning)
    let messages = Failures.capture {
      TestScope.within(scope) {
        FakeHut.stub(function: .count).where { _ in
          scope.end()
          return false
        }.andReturn(3)
        _ = FakeHut.count()
      }
    }
    #expect(messages.map { $0.contains("ended") } == [false], "\(messages)")
  }

  #if canImport(Darwin) || canImport(Glibc)
    @Test("stops the process without advice that would not help, where the result cannot be made up")
    func noStandIn() {
      enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
      let call = afterTest(named: "the hut") { _ = FakeHut.recordAndStub(function: .count, asType: Leash.self) }
      let outcome = TrapCatcher.run { _ = try Failures.capture(.failure, call) }

      #expect(
        outcome.message == """
          HutFunctions.count() was called, but nothing is stubbed for it.
          The call came after the test “the hut” ended, and the stubs set there are gone.
          Make the test wait for the work it starts.
          See “Which calls belong to which test” in Poseur's documentation.
          A value of type Leash must be returned, and Poseur can't make one, so the process stops here. To avoid \
          that, make the type conform to DefaultProvidable.
          """)
    }
  #endif

  /// Runs what a test has left behind.
  private func afterTest(named name: String? = nil, _ call: @escaping () -> Void) -> () throws -> Void {
    withIsolatedFakes(named: name) { inCurrentScope(isInTest: true, call) }
  }
}

// MARK: - Fixtures

private final class Leash {}
