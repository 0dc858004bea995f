import Testing

/// Reads the manifest: nothing runs on the machine of whoever builds a package that depends on this one.
@Suite("The manifest")
struct ManifestTests {
  @Test("has no macro, no plugin of the build, no binary, no dependency and no flag that needs trust")
  func nothingRuns() throws {
    let manifest = try RepositoryFile("Package.swift").text.filter { !$0.isWhitespace }

    #expect(manifest.contains("letpackage=Package(name:\"Poseur\""), "the manifest is where this test looks for it")
    for word in ["import", ".macro(", ".buildTool", "plugins:[", "binaryTarget", "systemLibrary", "unsafeFlags"] {
      #expect(manifest.ranges(of: word).count == (word == "import" ? 1 : 0), "\(word)")
    }
    #expect(!manifest.contains(#/\.package\((url|path|id|name):/#))
    #expect(!manifest.contains("linkedLibrary") && !manifest.contains("linkedFramework"))
  }

  @Test("is what the README promises")
  func promise() throws {
    let readme = try RepositoryFile("README.md").text.split(separator: "\n").joined(separator: " ")

    #expect(readme.contains("No macro, no build plugin, no network: nothing runs when you build."))
  }

  @Test("has the systems that the README names")
  func systems() throws {
    let manifest = try RepositoryFile("Package.swift").text
    let readme = try RepositoryFile("README.md").text

    let systems = manifest.matches(of: #/\.(\w+OS)\(\.v(\d+)\)/#).map { "\($0.1) \($0.2)" }
    #expect(systems.count == 5)
    #expect(systems.filter { !readme.contains($0) } == [])
  }
}
