/// What was asked for on the command line.
struct Options: Equatable {
  var graphs: [String] = []
  var context: [String] = []
  var only: [String] = []
  var output: String?
  /// The folder of the tests, whose types keep their names.
  var tests: String?
  var settings = FakeReader.Settings()
  var isDryRun = false
  var isCheck = false
  var isHelp = false
  /// Whether to name each file.
  var isVerbose = false
  /// Whether fakes are as this run says, and not as an earlier one did.
  var isForgetting = false
  /// How the run was asked for, to be printed where it has to be done again.
  var command = ""

  /// Reads the words after the name of the executable.
  /// - Throws: `Mistake`.
  init(_ words: [String]) throws {
    var rest = words[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
        throw Mistake("\(option) needs a value.")
      }
      return value
    }
    isHelp = words.contains("--help") || words.contains("-h")
    while !isHelp, let word = rest.popFirst() {
      let halves = word.split(separator: "=", maxSplits: 1).map(String.init)
      let option = word.hasPrefix("--") && halves.count == 2 ? halves[0] : word
      if option != word { rest = [halves[1]] + rest }
      switch option {
      case "--symbol-graph": graphs.append(try value(of: option))
      case "--context": context.append(try value(of: option))
      case "--only": only += try value(of: option).split(separator: ",").map(String.init)
      case "--output": output = try value(of: option)
      case "--tests": tests = try value(of: option)
      case "--name": settings.namePattern = try Self.namePattern(value(of: option))
      case "--access": settings.access = try Self.access(value(of: option))
      case "--import":
        let module = try value(of: option)
        settings.library = module == "none" ? nil : module
      case "--command": command = try value(of: option)
      default:
        guard let flag = Self.flags[option] else {
          throw Mistake("There is no option \(word); --help lists those that there are.")
        }
        self[keyPath: flag] = true
      }
    }
    if !isHelp && graphs.isEmpty {
      throw Mistake("There is nothing to read: name a symbol graph with --symbol-graph, or --help for more.")
    }
    if command.isEmpty {
      let shown = words.filter { !["--check", "--dry-run"].contains($0) }
      command = (["fake-generator"] + shown).joined(separator: " ")
    }
  }

  /// What the first line of a fake says. An option that is not known any more changes nothing.
  static func settings(_ words: [String]) -> FakeReader.Settings? {
    words.isEmpty ? nil : try? Options(["--symbol-graph", "-"] + words).settings
  }

  private static var flags: [String: WritableKeyPath<Self, Bool>] {
    [
      "--call-through": \.settings.isCallingThrough, "--loose": \.settings.isLoose,
      "--testable": \.settings.isTestable, "--nested": \.settings.isNesting, "--forget": \.isForgetting,
      "--verbose": \.isVerbose, "--dry-run": \.isDryRun, "--check": \.isCheck,
    ]
  }

  private static func namePattern(_ text: String) throws -> String {
    let isName = text.replacing("{}", with: "x").allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard text.contains("{}"), text != "{}", isName else {
      throw Mistake("--name needs a name with {} for the type's, such as Mock{}.")
    }
    return text
  }

  private static func access(_ text: String) throws -> String {
    guard ["internal", "package", "public"].contains(text) else {
      throw Mistake("--access is internal, package or public.")
    }
    return text
  }

  static let help = """
    Writes a fake for each protocol and each class that can have subclasses: a file that you own.

    In a package, where --target chooses the target (once or more often):
      swift package --allow-writing-to-package-directory generate-fakes --target Kennel
    Elsewhere, from what the compiler writes with -emit-symbol-graph:
      fake-generator --symbol-graph Kennel.symbols.json --output KennelTests/Fakes

      --context FILE      a symbol graph of a module that is used, and not faked
      --only Dog,Store    only these types
      --output FOLDER     where the files go; in a package, Fakes in the first test target of the target
      --tests FOLDER      leaves out a fake if these sources have its name; in a package, the target of the files
      --name Mock{}       what a fake is called; Fake{} if you do not say
      --access public     internal, package or public; internal if you do not say
      --import MODULE     PoseurCore, or none where the library is a copy; Poseur if you do not say
      --call-through      lets the fake of a class answer with super where no stub answers
      --loose             lets a function whose result is optional return nil where no stub answers
      --testable          imports the module of a public protocol with @testable, too
      --nested            lets a function return the fake of what it returns where no stub answers
      --forget            does not repeat the options above that a file was generated with
      --verify            compiles the fakes, and names those that fail; in a package only
      --dry-run           prints the files, and writes nothing
      --check             writes nothing, and fails if a run would; in a package: swift package check-fakes
      --verbose           names each file
      --help              prints this
    """
}
