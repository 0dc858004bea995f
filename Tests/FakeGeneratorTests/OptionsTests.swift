import Testing

@testable import fake_generator

@Suite("The options of the generator")
struct OptionsTests {
  @Test("can be combined, with an equals sign or without")
  func several() throws {
    let options = try Options([
      "--symbol-graph", "a.json", "--symbol-graph=b.json", "--only", "Dog,Cat", "--only=Bird", "--output=Fakes",
      "--name", "Mock{}", "--access", "public", "--import", "none", "--call-through", "--loose", "--testable",
      "--dry-run",
      "--check",
    ])
    #expect(options.graphs == ["a.json", "b.json"])
    #expect(options.only == ["Dog", "Cat", "Bird"])
    #expect(options.output == "Fakes")
    #expect(
      options.settings
        == .init(
          namePattern: "Mock{}", access: "public", library: nil, isCallingThrough: true, isLoose: true,
          isTestable: true))
    #expect(options.isDryRun && options.isCheck)
    #expect(options.command.hasPrefix("fake-generator --symbol-graph a.json"))
    #expect(!options.command.contains("--check"))
  }

  @Test("need no graph to help")
  func help() throws {
    #expect(try Options(["--help"]).isHelp)
    #expect(try Options(["-h", "extra"]).isHelp)
    for option in [
      "--target", "--only", "--import", "--output", "--tests", "--name", "--access", "--call-through", "--loose",
      "--testable",
      "--nested", "--forget", "--verbose", "--verify", "--dry-run", "--check",
    ] {
      #expect(Options.help.contains(option))
    }
  }

  @Test(
    "that cannot be understood are told",
    arguments: [
      ([], "There is nothing to read: name a symbol graph with --symbol-graph, or --help for more."),
      (["--wrong"], "There is no option --wrong; --help lists those that there are."),
      (["--only"], "--only needs a value."),
      (["--only", "--check"], "--only needs a value."),
      (["--only", ""], "--only needs a value."),
      (["--name", "Mock"], "--name needs a name with {} for the type's, such as Mock{}."),
      (["--name", "My {}"], "--name needs a name with {} for the type's, such as Mock{}."),
      (["--access", "private"], "--access is internal, package or public."),
    ])
  func mistakes(words: [String], text: String) {
    #expect(throws: Mistake(text)) { try Options(words) }
  }
}
