import Foundation
import Testing

@testable import fake_generator

@Suite("What cannot be done is said, and nothing is written", .enabled(if: Toolchain.isHere))
struct BadInputTests {
  private let toolchain: Toolchain
  private let graph: String

  init() async throws {
    toolchain = try Toolchain()
    graph = try await toolchain.graph(
      of: "Kennel",
      source: """
        protocol Dog { func bark() }
        protocol Odd { func faker() }
        protocol Silent {}
        final class Cage { func open() {} }
        actor Guard { func watch() {} }
        class Sealed { private init() {}; func open() {} }
        class Shelf<Item> { class Inner { func look() {} } }
        struct Outer<Item> { class Nested { func look() {} } }
        enum A { protocol Twin { func a() } }
        enum B { protocol Twin { func b() } }

        """)
  }

  @Test("by name, where a type was asked for")
  func leftOut() {
    #expect(
      failure("--only", "Cat")
        == """
        There is no protocol and no class Cat. There are A.Twin, B.Twin, Cage, Dog, Guard, Odd, Outer.Nested, \
        Sealed, Shelf, Shelf.Inner, Silent.
        """
    )
    #expect(
      failure("--only", "Cage")
        == "Cage cannot be faked. A final class has no subclasses. Give it a protocol, and fake that.")
    #expect(
      failure("--only", "Guard")
        == "Guard cannot be faked. An actor has no subclasses. Give it a protocol, and fake that.")
    #expect(
      failure("--only", "Sealed")
        == "Sealed cannot be faked. No initializer can be called from outside. Give it a protocol, and fake that.")
    #expect(failure("--only", "Silent") == "Silent cannot be faked. It has no function to fake.")
    #expect(
      failure("--only", "Odd")
        == "Odd cannot be faked. Its faker() has the name of the fake's own faker. Rename it, or fake it by hand.")
    #expect(
      failure("--only", "Shelf.Inner")
        == "Shelf.Inner cannot be faked. It stands in a generic type. Move it out of there to fake it.")
    #expect(
      failure("--only", "Dog", "--access", "public")
        == "Dog cannot be faked. A public fake cannot have a type that is internal.")
  }

  @Test("in the list of a run, which does the rest")
  func run() throws {
    #expect(
      try generate() == """
        Kennel: 5 protocols, 6 classes.
        left out Cage: A final class has no subclasses. Give it a protocol, and fake that.
        left out Guard: An actor has no subclasses. Give it a protocol, and fake that.
        left out Odd: Its faker() has the name of the fake's own faker. Rename it, or fake it by hand.
        left out Outer.Nested, Shelf.Inner: It stands in a generic type. Move it out of there to fake it.
        left out Sealed: No initializer can be called from outside. Give it a protocol, and fake that.
        left out Shelf, Silent: It has no function to fake.
        The folder is FOLDER/Fakes/: wrote 3, left out 8.
        """)
  }

  @Test("of a module without anything to fake")
  func empty() async throws {
    let file = try await toolchain.graph(of: "Plain", source: "struct Plain {}")
    #expect(
      toolchain.failure(["--symbol-graph", file]) == """
        Plain has no protocol and no class. If it has, its symbol graph is empty, as it is for a target that \
        depends on a binary one. Build it with -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc . \
        -Xswiftc -symbol-graph-minimum-access-level -Xswiftc internal and pass the file with --symbol-graph.
        """)
    let sealed = try await toolchain.graph(of: "Final", source: "final class Cage { func open() {} }")
    #expect(
      toolchain.failure(["--symbol-graph", sealed]) == """
        Nothing of Final can be faked.
        Cage: A final class has no subclasses. Give it a protocol, and fake that.
        """)
  }

  @Test("of files that cannot be read or written")
  func files() throws {
    #expect(toolchain.failure(["--symbol-graph", "No.json"]) == "There is no file No.json.")
    try toolchain.write("{}", to: "Odd.json")
    let odd = toolchain.failure(["--symbol-graph", toolchain.folder.appending(path: "Odd.json").path])
    #expect(odd?.hasPrefix("FOLDER/Odd.json is no symbol graph of Swift, or of a version that is not known: ") == true)
    try toolchain.write("", to: "Occupied")
    #expect(
      toolchain.failure(["--symbol-graph", graph, "--output", toolchain.folder.appending(path: "Occupied").path]) == """
        Nothing can be written to FOLDER/Occupied. Allow it:
        swift package --allow-writing-to-package-directory generate-fakes
        or name a folder of the package with --output.
        """)
  }

  @Test("of fakes that would have the same name")
  func clashes() async throws {
    let other = try await toolchain.graph(of: "Farm", source: "protocol Dog { func bark() }")
    #expect(
      failure("--symbol-graph", other)
        == "Two fakes would be called FakeDog. Name the types of one --target at a time.")
  }

  private func generate() throws -> String {
    var run = GeneratorRun(try Options(["--symbol-graph", graph, "--output", output]))
    return try run().replacing(toolchain.folder.path, with: "FOLDER")
  }

  private func failure(_ words: String...) -> String? {
    let failure = toolchain.failure(["--symbol-graph", graph, "--output", output] + words)
    #expect(!FileManager.default.fileExists(atPath: output), "nothing is written")
    return failure
  }

  private var output: String { toolchain.folder.appending(path: "Fakes").path }
}
