import Testing

@testable import Benchmarks

@Suite("The options")
struct OptionsTests {
  @Test("measure at length, and judge nothing, when there are none")
  func none() throws {
    let options = try Options([])
    #expect(options.effort == .full)
    #expect(options.tolerance == nil)
    #expect(!options.isHelp)
  }

  @Test("ask for help, alone or among others", arguments: [["--help"], ["-h"], ["--short", "-h"]])
  func askingForHelp(words: [String]) throws {
    #expect(try Options(words).isHelp)
  }

  @Test("can be combined")
  func several() throws {
    let options = try Options(["--short", "--check", "--svg", "b.svg"])
    #expect(options.effort == .short)
    #expect(options.tolerance == 1)
    #expect(options.plotPath == "b.svg")
  }

  @Test("allow twice the ceiling when only gross breaches count", arguments: [["--gross"], ["--gross", "--check"]])
  func gross(words: [String]) throws {
    #expect(try Options(words).tolerance == 2)
  }

  @Test("are all in the help")
  func help() throws {
    for option in ["--short", "--check", "--gross", "--svg", "--help"] {
      #expect(Options.help.contains(option))
    }
  }

  @Test(
    "that cannot be understood are answered with a sentence",
    arguments: [
      (["--fast"], "There is no option --fast; --help lists those that there are."),
      (["--svg"], "--svg needs the name of a file."),
      (["--svg", "--short"], "--svg needs the name of a file."),
    ])
  func mistakes(words: [String], sentence: String) {
    #expect(throws: OptionMistake(description: sentence)) { try Options(words) }
  }
}
