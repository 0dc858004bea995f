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
        protocol Building<Made> { associatedtype Made; func made() -> Made }
        protocol Knowing { associatedtype Own: Building<Self>; func own() -> Own }
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
        There is no protocol and no class Cat. There are A.Twin, B.Twin, Building, Cage, Dog, Guard, \
        Knowing, Odd, Outer.Nested, Sealed, Shelf, Shelf.Inner, Silent.
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
    #expect(
      failure("--only", "Knowing") == """
        Knowing cannot be faked. An associated type of it mentions Self, which no generic class can. Fake it by hand.
        """)
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
        Kennel: 7 protocols, 6 classes.
        left out Cage: A final class has no subclasses. Give it a protocol, and fake that.
        left out Guard: An actor has no subclasses. Give it a protocol, and fake that.
        left out Knowing: An associated type of it mentions Self, which no generic class can. Fake it by hand.
        left out Odd: Its faker() has the name of the fake's own faker. Rename it, or fake it by hand.
        left out Outer.Nested, Shelf.Inner: It stands in a generic type. Move it out of there to fake it.
        left out Sealed: No initializer can be called from outside. Give it a protocol, and fake that.
        left out Shelf, Silent: It has no function to fake.
        The folder is FOLDER/Fakes/: wrote 4, left out 9.
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
    #expect(
      toolchain.failure(["--symbol-graph", toolchain.folder.path])
        == "FOLDER is no file that can be read.")
    #expect(
      failure("--tests", toolchain.folder.appending(path: "Nowhere").path)
        == "There is no folder FOLDER/Nowhere, which --tests names.")
  }

  @Test("of folders that are none, and of files in them that are no text")
  func folders() throws {
    func failure(_ folder: String) -> String? {
      toolchain.failure(["--symbol-graph", graph, "--output", toolchain.folder.appending(path: folder).path])
    }
    try toolchain.write("", to: "Occupied")
    #expect(failure("Occupied") == "FOLDER/Occupied is no folder. Name one with --output.")
    let link = toolchain.folder.appending(path: "Link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: link.appending(path: "Nowhere"))
    #expect(failure("Link") == "FOLDER/Link is no folder. Name one with --output.")
    #expect(
      failure("Occupied/Fakes") == """
        Nothing can be written to FOLDER/Occupied/Fakes. Allow it:
        swift package --allow-writing-to-package-directory generate-fakes
        or name a folder of the package with --output.
        """)

    try toolchain.write("", to: "Fakes/Directory.swift/File.swift")
    #expect(failure("Fakes") == nil, "a folder is no file")
    try Data([0xff, 0xfe]).write(to: toolchain.folder.appending(path: "Fakes/Odd.swift"))
    #expect(
      failure("Fakes")
        == "FOLDER/Fakes/Odd.swift cannot be read as text in UTF-8. Mend it, or move it out of the folder.")
  }

  @Test("of sources that are not found, whose imports and conditions would be lost")
  func sources() async throws {
    try toolchain.write("import Foundation\nprotocol Cat { func purr() -> URL }", to: "Sources/Cat.swift")
    let relative = try await toolchain.graph(of: "Cats", ["Sources/Cat.swift"])
    let moved = toolchain.folder.deletingLastPathComponent().appending(path: "\(UUID().uuidString).symbols.json")
    try FileManager.default.moveItem(at: URL(filePath: relative), to: moved)
    defer { try? FileManager.default.removeItem(at: moved) }
    #expect(
      toolchain.failure(["--symbol-graph", moved.path, "--output", output]) == """
        Sources/Cat.swift is not found, so nothing is known of its imports and #if. Run the generator where the \
        compiler ran, or give the compiler whole paths: "$PWD"/Sources/Cat.swift.
        """)
    try FileManager.default.removeItem(at: toolchain.folder.appending(path: "Kennel.swift"))
    #expect(
      failure() == """
        FOLDER/Kennel.swift is not found, so nothing is known of its imports and #if. Have the compiler write the \
        graph again.
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
