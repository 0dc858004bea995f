import Testing

/// The gate finds the suites for the sanitizers by their tags.
@Suite("Tags")
struct TagTests {
  @Test("a suite that makes threads or task groups has the tag that puts it under the thread sanitizer")
  func threads() throws {
    let makesThreads = #/\b(?:onThreads|Thread|with\w*TaskGroup|concurrentPerform)\b *[({]/#
    let suites = try RepositoryFile.all(in: "Tests/PoseurTests", endingWith: ".swift").filter { file in
      file.path.contains("Tests.swift") || file.path.contains(#/Tests\+\w+\.swift/#)
    }
    let tagged = suites.filter { $0.text.contains(#/\.tags\([^)]*\.threads/#) }
    let using = suites.filter { $0.text.contains(makesThreads) && !$0.path.contains("/Documentation/") }
    #expect(using.count > 5, "suites are where this test looks for them")
    for suite in using {
      let name = suite.path.replacing(#/\+\w+\.swift/#, with: ".swift")
      #expect(tagged.contains { $0.path == suite.path || $0.path == name }, "\(suite.path)")
    }
  }
}
