import Foundation
import Testing

@testable import fake_generator

@Suite("A second run", .enabled(if: Toolchain.isHere))
struct YoursTests {
  private let toolchain: Toolchain
  private let graph: String

  init() async throws {
    toolchain = try Toolchain()
    graph = try await toolchain.graph(of: "Kennel", source: Self.kennel)
    _ = try generate()
  }

  @Test("changes nothing, and says so")
  func unchanged() throws {
    let text = try toolchain.text("Fakes/FakeDog.swift")
    #expect(
      try generate() == """
        Kennel: 2 protocols, 0 classes.
        kept FakeCat.swift
        kept FakeDog.swift
        The folder is FOLDER/Fakes/: kept 2.
        """)
    #expect(try toolchain.text("Fakes/FakeDog.swift") == text)
    #expect(try generate("--check") == "Kennel: 2 protocols, 0 classes.\n2 fakes up to date.")
  }

  @Test("keeps what is its owner's, and changes what follows the type")
  func keeping() async throws {
    try edit { $0.replacing("  // Yours ends", with: "  var hunger = 1\n\n  // Yours ends") + "extension FakeDog {}\n" }
    try await change {
      $0.replacing("func bark()", with: "func bark() -> Int").replacing("func sit()", with: "func roll()")
    }
    #expect(
      try generate().contains(
        "updated FakeDog.swift: new or different: bark(), roll(); gone or different: func sit()\n"))
    #expect(
      try toolchain.text("Fakes/FakeDog.swift").withoutFirstLine == """
        // Write between the two lines that say what is yours, or below the type. A run rewrites the rest.

        import Poseur

        @testable import Kennel

        nonisolated final class FakeDog: Dog, Fake {
          enum Function: String, PoseurFunction { case bark, roll, fetch }
          let faker = Function.faker()

          func bark() -> Int { recordAndStub(function: .bark) }
          func roll() { recordAndStub(function: .roll) }

          func fetch(_ item: String, for member: Int) -> Bool {
            recordAndStub(function: .fetch, arguments: item, member)
          }

          // Yours begins here.
          var hunger = 1

          // Yours ends here.
        }
        extension FakeDog {}

        """)
  }

  @Test("leaves out what its owner writes")
  func owning() throws {
    try edit { $0.replacing("  // Yours ends", with: "  func bark() {\n    print(1)\n  }\n  // Yours ends") }
    #expect(try generate().contains("updated FakeDog.swift"))
    let text = try toolchain.text("Fakes/FakeDog.swift")
    #expect(text.split(separator: "func bark()").count == 2)
    #expect(text.contains("case bark, sit, fetch"))
    try edit { $0.replacing("func bark()", with: "func bark() -> Int") }
    #expect(try generate().contains("updated FakeDog.swift: new or different: bark()"))
  }

  @Test("leaves out the faker that its owner moves to make it another one, and the table")
  func ownFaker() async throws {
    try edit {
      $0.replacing("  let faker = Function.faker()\n", with: "").replacing(
        "  // Yours ends", with: "  let faker = Function.faker(named: \"Rex\")\n  // Yours ends")
    }
    try await change { $0.replacing("func sit()", with: "func roll()") }
    #expect(try generate().contains("updated FakeDog.swift: new or different: roll()"))
    #expect(try toolchain.text("Fakes/FakeDog.swift").split(separator: "let faker").count == 2)

    let table = "  enum Function: String, PoseurFunction { case bark, roll, fetch, nap }\n"
    try edit { $0.replacing("  // Yours ends", with: table + "  // Yours ends") }
    #expect(try generate().contains("updated FakeDog.swift"))
    #expect(try toolchain.text("Fakes/FakeDog.swift").split(separator: "enum Function").count == 2)
  }

  @Test("leaves out what its owner declares in another way, wherever that stands")
  func ownDeclarations() async throws {
    try await change { _ in
      """
      protocol Dog: Hashable, Codable {
        associatedtype Item
        associatedtype Age where Age == Int
        static var count: Int { get }
        static func make() -> Item
        var name: String { get }
        var age: Age { get set }
      }
      """
    }
    _ = try generate()
    try edit {
      $0.replacing(
        "  // Yours ends",
        with: """
            static let classFaker = Other.faker
            typealias Age = Int
            let name = "Rex"
            init() { let count: Int = 1 }
            func hash(into other: inout Hasher) {}
            enum CodingKeys: CodingKey {}
            // Yours ends
          """)
        + "extension FakeDog {\n  static func == (a: FakeDog, b: FakeDog) -> Bool { true }\n}\n"
    }
    #expect(try generate().contains("updated FakeDog.swift"))
    #expect(
      try toolchain.text("Fakes/FakeDog.swift").split(separator: "// Yours begins")[0].contains(
        """
          let faker = Function.faker()
          typealias ClassFunction = FakeDogCalls.ClassFunction

          static var count: Int { classFaker.recordAndStub(function: .count) }
          static func make() -> Item { classFaker.recordAndStub(function: .make) }

          var age: Age {
        """))
  }

  @Test("remembers what its owner moved")
  func moved() async throws {
    let line = "  func sit() { recordAndStub(function: .sit) }\n"
    try edit { $0.replacing(line, with: "").replacing("  // Yours ends", with: line + "  // Yours ends") }
    #expect(try generate("--check").contains("2 fakes up to date."))
    #expect(try generate().contains("kept FakeDog.swift"))
    try await change { $0.replacing("func bark()", with: "func yap()") }
    #expect(try generate().contains("updated FakeDog.swift: new or different: yap()"))
  }

  @Test("writes again what was taken away, as nothing of its owner's is lost")
  func takenAway() throws {
    try edit { $0.replacing("  func sit() { recordAndStub(function: .sit) }\n", with: "") }
    #expect(try generate().contains("updated FakeDog.swift: new or different: sit()"))
  }

  @Test("does not mind a formatter")
  func formatted() throws {
    try edit { $0.replacing("  ", with: "\t").replacing("item, member)", with: "item,\n\t\t\tmember\n\t\t)") }
    #expect(try generate("--check").contains("2 fakes up to date."))
  }

  @Test("refuses to lose what somebody changed in the generated part, and writes the rest")
  func tampered() async throws {
    try edit { $0.replacing("recordAndStub(function: .sit)", with: "print(1)") }
    try await change { $0 + "protocol Bird { func sing() }\n" }
    #expect(
      failure() == """
        FakeDog.swift was changed where it is generated, perhaps here: func sit() { print(1) }
        Move your lines to the part that is yours, which wins over what is generated, and delete the rest of the file.
        """)
    #expect(try toolchain.text("Fakes/FakeBird.swift").contains("func sing()"))
    #expect(try toolchain.text("Fakes/FakeDog.swift").contains("print(1)"))
    #expect(failure("--check")?.contains("FakeDog.swift was changed where it is generated") == true)
  }

  @Test("accepts a merge that says what would be generated")
  func merged() throws {
    try edit { $0.replacing(#/\[\w+\]/#, with: "[0]") }
    #expect(try generate().contains("kept FakeDog.swift"))
  }

  @Test("leaves a file alone that it did not write, and does the rest")
  func foreign() throws {
    try toolchain.write("class FakeDog {}\n", to: "Fakes/FakeDog.swift")
    try FileManager.default.removeItem(at: toolchain.folder.appending(path: "Fakes/FakeCat.swift"))
    #expect(
      try generate() == """
        Kennel: 2 protocols, 0 classes.
        left out Dog: FakeDog.swift has a FakeDog already. Move it away, or choose another --name or --output.
        wrote FakeCat.swift
        The folder is FOLDER/Fakes/: wrote 1, left out 1.
        """)
    #expect(try toolchain.text("Fakes/FakeDog.swift") == "class FakeDog {}\n")
    #expect(try generate("--check").contains("1 fake up to date."))
  }

  @Test("leaves out a fake whose name another type of the tests has")
  func named() async throws {
    let tests = toolchain.folder.appending(path: "Tests")
    try toolchain.write(
      "// class FakeCat\nenum A {\n  class FakeCat {}\n}\nclass OtherFakeCat {}\n", to: "Tests/Nested.swift")
    try toolchain.write(
      "import Testing\n\n#if DEBUG\n  final class FakeDog: Dog {}\n#endif\n", to: "Tests/Doubles/Dogs.swift")
    var run = GeneratorRun(
      try Options([
        "--symbol-graph", graph, "--output", tests.appending(path: "Fakes").path, "--tests", tests.path,
      ]))
    #expect(
      try run().replacing(toolchain.folder.path, with: "FOLDER") == """
        Kennel: 2 protocols, 0 classes.
        left out Dog: FOLDER/Tests/Doubles/Dogs.swift has a FakeDog already. Move it away, or choose another --name or \
        --output.
        The folder is FOLDER/Tests/Fakes/: wrote 1, left out 1.
        """)
    #expect(throws: (any Error).self) { try toolchain.text("Tests/Fakes/FakeDog.swift") }
  }

  @Test("repeats the options of an earlier one, until it is told other ones")
  func options() async throws {
    #expect(try generate("--access", "package", "--nested").contains("updated 2"))
    #expect(
      try toolchain.text("Fakes/FakeDog.swift").hasPrefix(
        "// Generated from Kennel.Dog by Poseur with --access package --nested. ["))
    try await change { $0 + "protocol Bird { func sing() }\n" }
    #expect(try generate("--check").contains("1 type has no fake.\n2 fakes up to date."))
    #expect(try generate().contains("wrote 1, kept 2"))
    #expect(try toolchain.text("Fakes/FakeBird.swift").contains("package func sing()"))
    #expect(try generate("--check").contains("3 fakes up to date."))

    #expect(try generate("--loose").contains("updated 3"))
    #expect(try generate("--only", "Dog", "--access", "package").contains("updated 1"))
    #expect(try generate().contains("kept 3"), "each file has its own")
    #expect(try generate("--forget").contains("updated 1, kept 2"))
    #expect(try !toolchain.text("Fakes/FakeCat.swift").contains("with --"))
  }

  @Test("keeps an import that is needed no more, where its owner wrote something")
  func imports() async throws {
    try await change { "import Foundation\nimport Dispatch\n" + $0.replacing("func sit()", with: "func sit() -> Date") }
    _ = try generate()
    try edit { $0.replacing("  // Yours ends", with: "  let born = Date()\n  // Yours ends") }
    try await change { $0.replacing("func sit() -> Date", with: "func sit()") }
    _ = try generate()
    #expect(try toolchain.text("Fakes/FakeDog.swift").contains("\n\nimport Foundation\nimport Poseur\n"))
    #expect(try !toolchain.text("Fakes/FakeCat.swift").contains("import Foundation"))
  }

  @Test("names no file if it is not asked to")
  func brief() throws {
    var run = GeneratorRun(try Options(["--symbol-graph", graph, "--output", output]))
    let text = try run().replacing(toolchain.folder.path, with: "FOLDER")
    #expect(text == "Kennel: 2 protocols, 0 classes.\nThe folder is FOLDER/Fakes/: kept 2.")
  }

  @Test("removes a fake whose type is gone, unless its owner wrote in it")
  func orphans() async throws {
    try await change { $0.replacing("protocol Cat", with: "protocol Lion") }
    #expect(failure("--check")?.contains("FakeCat: Kennel.Cat is gone.") == true)
    #expect(try generate().contains("removed FakeCat.swift"))
    #expect(!FileManager.default.fileExists(atPath: toolchain.folder.appending(path: "Fakes/FakeCat.swift").path))

    try edit { $0 + "extension FakeDog {}\n" }
    try await change { $0.replacing("protocol Dog", with: "protocol Wolf") }
    let orphan = """
      FakeDog.swift: Kennel.Dog is gone, or is not faked any more. The file has lines of yours, so it stays. Delete it.
      """
    #expect(try generate().contains(orphan))
    #expect(failure("--check")?.contains(orphan) == true)
  }

  @Test("of some types leaves the others alone")
  func only() async throws {
    try await change { $0.replacing("protocol Cat", with: "protocol Lion") }
    #expect(
      try generate("--only", "Dog")
        == "Kennel: 2 protocols, 0 classes.\nkept FakeDog.swift\nThe folder is FOLDER/Fakes/: kept 1.")
  }

  @Test("that only checks fails, names fake and member, and says what to type")
  func check() async throws {
    try await change {
      $0.replacing("func purr()", with: "func purr(loudly: Bool)") + "protocol Bird { func sing() }\n"
    }
    #expect(
      failure("--check", "--command", "swift package generate-fakes") == """
        These fakes are out of date:
        FakeCat: new or different: purr(loudly:); gone or different: func purr().
        Run:
        swift package generate-fakes --only Cat
        """, "there is a type that nobody asked to fake")
    #expect(try toolchain.text("Fakes/FakeCat.swift").contains("func purr()"))
    #expect(
      failure("--check", "--only", "Bird", "--command", "generate")
        == "These fakes are out of date:\nFakeBird: it has no file.\nRun:\ngenerate")
    try FileManager.default.removeItem(atPath: output)
    #expect(
      failure("--check", "--command", "generate")
        == "There is no fake to check in FOLDER/Fakes/. Name the folder with --output, or run:\ngenerate")
  }

  @Test("leaves the fake of another type alone, and says whose it is")
  func others() async throws {
    try edit { $0 + "extension FakeDog {}\n" }
    let text = try toolchain.text("Fakes/FakeDog.swift")
    let source = "protocol Dog { func howl() }\nprotocol Hen { func lay() }"
    let farm = try await toolchain.graph(of: "Farm", source: source)
    var run = GeneratorRun(try Options(["--symbol-graph", farm, "--output", output]))
    #expect(
      try run().replacing(toolchain.folder.path, with: "FOLDER") == """
        Farm: 2 protocols, 0 classes.
        left out Dog: FakeDog.swift is the fake of Kennel.Dog. Choose another --name or --output, or write Farm.Dog \
        into its first line if the type moved.
        The folder is FOLDER/Fakes/: wrote 1, left out 1.
        """)
    #expect(try toolchain.text("Fakes/FakeDog.swift") == text)
  }

  @Test("lets a file be what it is: a link, or read-only")
  func attributes() async throws {
    let manager = FileManager.default
    let (cat, dog) = (output + "/FakeCat.swift", output + "/FakeDog.swift")
    let real = toolchain.folder.appending(path: "Real.swift").path
    try manager.moveItem(atPath: dog, toPath: real)
    try manager.createSymbolicLink(atPath: dog, withDestinationPath: real)
    try await change { $0.replacing("func bark()", with: "func yap()") }
    #expect(try generate().contains("updated FakeDog.swift"))
    #expect(try manager.destinationOfSymbolicLink(atPath: dog) == real)
    #expect(try toolchain.text("Real.swift").contains("func yap()"))

    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: cat)
    try await change { $0.replacing("func purr()", with: "func hiss()") }
    // Who may do everything may write it; it stays read-only for others.
    let isAllowed = manager.isWritableFile(atPath: cat)
    let words = "is read-only, so nothing was written. Make it writable, or choose another --output."
    #expect(failure() == (isAllowed ? nil : "FOLDER/Fakes/FakeCat.swift \(words)"))
    #expect(try manager.attributesOfItem(atPath: cat)[.posixPermissions] as? Int == 0o444)
  }

  @Test("reads a file with other line ends, and one with a licence above it")
  func headers() async throws {
    try edit { "// Licence\n//\n/* of ours */\n\n" + $0 }
    #expect(try generate("--check").contains("2 fakes up to date."))
    try edit { $0.replacing("\n", with: "\r\n") }
    #expect(try generate("--check").contains("2 fakes up to date."))
    try await change { $0.replacing("func bark()", with: "func yap()") }
    #expect(failure("--check")?.contains("FakeDog: new or different: yap()") == true)
    #expect(try generate().contains("updated FakeDog.swift"))
    #expect(try toolchain.text("Fakes/FakeDog.swift").hasPrefix("// Licence\n//\n/* of ours */\n\n// Generated from"))

    try edit { String(repeating: "//\n", count: 30) + $0.split(separator: "*/\n\n")[1] }
    #expect(try generate("--check").contains("2 fakes up to date."))
    try edit { "//\n" + $0 }
    #expect(try generate("--check").contains("FakeDog.swift has a FakeDog already"))
  }

  @Test(
    "fails, and so does a check, where a generated file cannot be read any more",
    arguments: [
      ("  // Yours ends here.\n", "", "has lost a line that marks its parts."), (". [", ". <", "has lost a line that"),
      ("nonisolated", "<<<<<<< HEAD\nnonisolated", "has marks of a merge. Resolve them, and run again."),
    ])
  func broken(old: String, new: String, words: String) async throws {
    try edit { $0.replacing(old, with: new) }
    try await change { $0.replacing("func purr()", with: "func hiss()") }
    let text = try toolchain.text("Fakes/FakeDog.swift")
    #expect(failure("--check")?.contains("FakeDog.swift \(words)") == true)
    #expect(failure()?.hasPrefix("FakeDog.swift \(words)") == true)
    #expect(try toolchain.text("Fakes/FakeDog.swift") == text)
    #expect(try toolchain.text("Fakes/FakeCat.swift").contains("func hiss()"), "the rest is done")
  }

  // MARK: - Fixtures

  private static let kennel = """
    protocol Dog {
      func bark()
      func sit()
      func fetch(_ item: String, for member: Int) -> Bool
    }
    protocol Cat { func purr() }

    """

  private func edit(_ change: (String) -> String) throws {
    try toolchain.write(change(toolchain.text("Fakes/FakeDog.swift")), to: "Fakes/FakeDog.swift")
  }

  private func change(_ change: (String) -> String) async throws {
    _ = try await toolchain.graph(of: "Kennel", source: change(toolchain.text("Kennel.swift")))
  }

  private func generate(_ words: String...) throws -> String {
    var run = GeneratorRun(try Options(words + ["--symbol-graph", graph, "--output", output, "--verbose"]))
    return try run().replacing(toolchain.folder.path, with: "FOLDER")
  }

  private func failure(_ words: String...) -> String? {
    toolchain.failure(words + ["--symbol-graph", graph, "--output", output])
  }

  private var output: String { toolchain.folder.appending(path: "Fakes").path }
}

extension String {
  fileprivate var withoutFirstLine: String { String(drop { $0 != "\n" }.dropFirst()) }
}
