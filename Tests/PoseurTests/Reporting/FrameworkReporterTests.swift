import Testing

@testable import Poseur
@testable import PoseurCore

@Suite("The reporter that a fake keeps")
struct FrameworkReporterTests {
  @Test("names the test that made it where the failure comes from no test")
  func nameOfTest() async throws {
    let reporter = try #require(FrameworkReporter().boundToCurrentTest() as? FrameworkReporter)
    let line = #line - 2

    #expect(reporter.nameTest("Late.") == "Late.")
    let late = await Task.detached { reporter.nameTest("Late.") }.value
    #expect(
      late
        == "Late.\nThe fake or its stub was made in the test nameOfTest() at FrameworkReporterTests.swift:\(line - 1).")
  }

  @Test("names no test where it is a type's, which lives on into others")
  func typeFaker() async throws {
    let reporter = try #require(FrameworkReporter().boundToCurrentFramework() as? FrameworkReporter)

    #expect(await Task.detached { reporter.nameTest("Late.") }.value == "Late.")
  }
}
