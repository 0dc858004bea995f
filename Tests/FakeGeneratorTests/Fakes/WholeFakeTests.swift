import Foundation
import Testing

@testable import fake_generator

@Suite("The whole file of a fake", .enabled(if: Toolchain.isHere))
struct WholeFakeTests {
  private let toolchain: Toolchain

  init() throws { toolchain = try Toolchain() }

  @Test("has conditions, availability and imports where the type has them")
  func conditions() async throws {
    let text = try await fake(
      "Dog",
      of: """
        import Foundation
        #if canImport(Dispatch)
          import Dispatch
        #endif
        #if !NEVER
          @available(macOS 14, *)
          public protocol Dog {
            func born() -> Date
            @available(macOS 15, *)
            func bark()
            #if os(Linux)
              func onLinux()
            #else
              func elsewhere() -> Self
            #endif
          }
        #endif
        """)
    #expect(
      text == """
        import Foundation
        import Kennel
        import Poseur

        #if canImport(Dispatch)
          import Dispatch
        #endif

        #if !NEVER
          @available(macOS 14, *)
          nonisolated final class FakeDog: Dog, Fake {
            enum Function: String, PoseurFunction { case born, bark, onLinux, elsewhere }
            let faker = Function.faker()

            func born() -> Date { recordAndStub(function: .born) }

            @available(macOS 15, *)
            func bark() { recordAndStub(function: .bark) }

            #if os(Linux)
              func onLinux() { recordAndStub(function: .onLinux) }
            #endif

            #if !(os(Linux))
              func elsewhere() -> FakeDog { recordAndStub(function: .elsewhere, orElse: self) }
            #endif

            // Yours begins here.
            // Yours ends here.
          }
        #endif

        """)
  }

  @Test("has its static table beside it where it is generic")
  func generic() async throws {
    let text = try await fake(
      "Shelf",
      of: """
        protocol Shelf {
          associatedtype Item: Hashable
          associatedtype Label
          associatedtype Size where Size == Int
          static func make(_ item: Item) throws -> Self
          func first(where isRight: @escaping (Item, Label) -> Bool) -> Item?
        }
        """)
    #expect(
      text == """
        import Poseur

        @testable import Kennel

        nonisolated enum FakeShelfCalls {
          enum ClassFunction: String, PoseurFunction { case make }
          static let faker = ClassFunction.classFaker()
        }

        nonisolated final class FakeShelf<Item: Hashable, Label>: Shelf, Fake, StaticFake {
          enum Function: String, PoseurFunction { case first }
          let faker = Function.faker()
          typealias ClassFunction = FakeShelfCalls.ClassFunction
          static var classFaker: Faker<ClassFunction> { FakeShelfCalls.faker }

          typealias Size = Int

          static func make(_ item: Item) throws -> FakeShelf {
            try classFaker.recordAndStubThrowing(function: .make, arguments: item)
          }

          func first(where isRight: @escaping (Item, Label) -> Bool) -> Item? {
            recordAndStub(function: .first, arguments: isRight)
          }

          // Yours begins here.
          // Yours ends here.
        }

        """)
  }

  @Test("of an actor conforms in an extension, and is read again with it")
  func actors() async throws {
    let source = "#if !NEVER\n  @available(macOS 14, *) protocol Vault: Actor { func open() }\n#endif"
    let text = try await fake("Vault", of: source)
    #expect(
      text == """
        import Poseur

        @testable import Kennel

        #if !NEVER
          @available(macOS 14, *)
          actor FakeVault: Vault {
            enum Function: String, PoseurFunction { case open }
            let faker = Function.faker()

            func open() { recordAndStub(function: .open) }

            // Yours begins here.
            // Yours ends here.
          }

          @available(macOS 14, *)
          nonisolated extension FakeVault: Fake {}
        #endif

        """)
    let file = toolchain.folder.appending(path: "Fakes/FakeVault.swift")
    let owned = try String(contentsOf: file, encoding: .utf8) + "extension FakeVault: Equatable {}\n"
    try owned.write(to: file, atomically: true, encoding: .utf8)
    #expect(
      try await fake("Vault", of: source.replacing("open()", with: "close()")).hasSuffix(
        "  nonisolated extension FakeVault: Fake {}\n#endif\nextension FakeVault: Equatable {}\n"))
  }

  @Test("has the fakes of what its functions return, where that is asked for and can be")
  func nested() async throws {
    let graph = try await toolchain.graph(
      of: "Kennel",
      source: """
        protocol Client {
          func session() -> any Session
          func other() throws -> any Session
          func server() -> any Server
          func maybe() -> (any Session)?
          func item() -> Item
        }
        protocol Server { func client() -> any Client }
        protocol Session { func name() -> String }
        class Item { init() {}; func use() {} }
        class Sealed { init(name: String) {}; func use() -> Item { Item() } }
        protocol Shelf: Sendable { func session() -> any Session; func sealed() -> Sealed }
        """)
    let output = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(try Options(["--symbol-graph", graph, "--output", output, "--nested"]))
    _ = try run()
    #expect(
      try toolchain.text("Fakes/FakeClient.swift").split(separator: "Function.faker()\n\n")[1] == """
          let fakeItem = FakeItem()
          let fakeServer = FakeServer()
          let fakeSession = FakeSession()

          func session() -> any Session {
            recordAndStub(function: .session, asType: (any Session).self, orElse: fakeSession)
          }

          func other() throws -> any Session {
            try recordAndStubThrowing(function: .other, asType: (any Session).self, orElse: fakeSession)
          }

          func server() -> any Server {
            recordAndStub(function: .server, asType: (any Server).self, orElse: fakeServer)
          }

          func maybe() -> (any Session)? { recordAndStub(function: .maybe) }
          func item() -> Item { recordAndStub(function: .item, asType: Item.self, orElse: fakeItem) }

          // Yours begins here.
          // Yours ends here.
        }

        """)
    #expect(try !toolchain.text("Fakes/FakeServer.swift").contains("fakeClient"), "each would make the other, for ever")
    #expect(
      try !toolchain.text("Fakes/FakeShelf.swift").contains("orElse"), "neither Sendable, nor made without a name")
  }

  @Test("is isolated, public and named as was asked for")
  func options() async throws {
    let text = try await fake(
      "Screen", of: "@MainActor public protocol Screen { init(title: String); func show() async -> Bool }",
      ["--access", "public", "--name", "Mock{}"])
    #expect(
      text == """
        public import Kennel
        public import Poseur

        @MainActor public final class MockScreen: Screen, Fake {
          public nonisolated enum Function: String, PoseurFunction {
            case create = "init(title:)"
            case show
          }
          public nonisolated let faker = Function.faker()

          public init() {}
          public init(title: String) { recordCall(.create, arguments: title) }
          public func show() async -> Bool { await recordAndStub(function: .show) }

          // Yours begins here.
          // Yours ends here.
        }

        """)
  }

  @Test("is printed by a dry run, which writes nothing")
  func dryRun() async throws {
    let graph = try await toolchain.graph(of: "Kennel", source: "protocol Dog { func bark() }")
    let output = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(try Options(["--symbol-graph", graph, "--output", output, "--dry-run"]))
    let printed = try run().replacing(toolchain.folder.path, with: "FOLDER").replacing(#/\[\w+\]/#, with: "[…]")

    #expect(!FileManager.default.fileExists(atPath: output))
    #expect(
      printed == """
        Kennel: 1 protocol, 0 classes.

        // FakeDog.swift
        // Generated from Kennel.Dog by Poseur. […]
        // Write between the two lines that say what is yours, or below the type. A run rewrites the rest.

        import Poseur

        @testable import Kennel

        nonisolated final class FakeDog: Dog, Fake {
          enum Function: String, PoseurFunction { case bark }
          let faker = Function.faker()

          func bark() { recordAndStub(function: .bark) }

          // Yours begins here.
          // Yours ends here.
        }

        """)
  }

  /// The file without its header.
  private func fake(_ type: String, of source: String, _ options: [String] = []) async throws -> String {
    let graph = try await toolchain.graph(of: "Kennel", source: source)
    let output = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(try Options(["--symbol-graph", graph, "--output", output] + options))
    _ = try run()
    let files = try Toolchain.sources(in: URL(filePath: output))
    let text = try String(contentsOfFile: #require(files.first), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).joined(separator: "\n")
  }
}
