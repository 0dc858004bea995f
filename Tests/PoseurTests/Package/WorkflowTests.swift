import Testing

/// The files for machines that test the repository are read here, since they do not run here.
@Suite("The workflows")
struct WorkflowTests {
  @Test("run nothing but the commands of the README, of the page for contributors, and of the gate")
  func commands() throws {
    let pages = ["README.md", ".github/CONTRIBUTING.md", ".ci/run"]
    let known = try pages.map { try RepositoryFile($0).text.replacing("\\|", with: "|") }.joined()
    let workflows = try files()

    #expect(workflows.count == 5)
    let commands = workflows.flatMap { Self.commands(in: $0.text) }
    #expect(commands.contains("bash .ci/run") && commands.contains("swift test"))
    #expect(commands.contains { $0.hasSuffix("Mac Catalyst'") }, "each value of a matrix is put in")
    #expect(commands.filter { !known.contains($0) } == [])
  }

  @Test("end each job that hangs, long before the host would")
  func timeouts() throws {
    for file in try files() {
      let machines = file.text.matches(of: #/\n    runs-on: .+/#).count
      let limits = file.text.matches(of: #/\n    runs-on: .+\n    timeout-minutes: \d\d\n/#).count
      #expect(machines > 0 && limits == machines)
    }
  }

  @Test("are lists and mappings, indented evenly")
  func form() throws {
    for file in try files() + [RepositoryFile(".spi.yml")] {
      #expect(Self.misshapenLines(in: file.text) == [], "\(file.path)")
    }
  }

  @Test("can be told from what is none", arguments: ["a:\n\tb: 1", "a:\n   b: 1", "a:\n    b: 1", "run swift", "a:b"])
  func misshapen(text: String) {
    #expect(Self.misshapenLines(in: text).count == 1)
  }

  private func files() throws -> [RepositoryFile] {
    try RepositoryFile.all(in: ".github/workflows", endingWith: ".yml")
  }

  /// What the steps run, once for each value of the matrix that they name.
  private static func commands(in text: String) -> [String] {
    // Each job begins at the second level.
    text.split(separator: #/\n  (?=\w+:\n)/#).flatMap { job -> [String] in
      let values = job.matches(of: #/\n {10}- (.+)/#).map { String($0.output.1) }
      return job.matches(of: #/\n +- run: (.+)/#).flatMap { command -> [String] in
        let command = String(command.output.1)
        guard command.contains("${{ matrix.destination }}") else { return [command] }
        return values.map { command.replacing("${{ matrix.destination }}", with: $0) }
      }
    }
  }

  /// The lines that are neither `key:`, `key: value` nor `- item`, or are deeper than the line before by more than one
  /// level.
  private static func misshapenLines(in text: String) -> [Substring] {
    var depth = 0
    return text.split(separator: "\n").filter { line in
      let spaces = line.prefix { $0 == " " }.count
      let content = line.dropFirst(spaces)
      if content.hasPrefix("#") { return false }
      // What follows a dash is one level deeper.
      defer { depth = spaces + (content.hasPrefix("- ") ? 2 : 0) }
      return !content.contains(#/^(- )?[\w-]+:( .+)?$|^- .+$/#) || spaces % 2 != 0 || spaces > depth + 2
    }
  }
}
