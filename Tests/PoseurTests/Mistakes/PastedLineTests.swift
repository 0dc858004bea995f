#if os(macOS) || os(Linux)
  import Foundation
  import Poseur
  import Testing

  // What the failures of the staged mistakes say to write, put into a test that the compiler reads.
  @Suite("The lines that failures say to write")
  struct PastedLineTests {
    @Test("compile, with values for their placeholders", .timeLimit(.minutes(5)))
    func compile() async throws {
      let lines = await Self.lines(of: Mistake.all + [.unstubbedCalls, .unverifiedCalls])
      #expect(lines.count > 20)
      let source = Self.test(of: lines)
      let output = try Self.compilerOutput(for: source)
      #expect(output.isEmpty, "\(output)\n\(source)")
    }

    @Test("write the call with its labels and effects, and call a completion")
    func writtenCalls() async throws {
      guard knowsFunctions else { return }
      let lines = await Self.lines(of: [.unstubbedCalls, .unverifiedCalls])
      #expect(
        lines == [
          "FakeMint.stub { $0.coin(worth: 5) }.andReturn(<#Bool#>)",
          #"await fakeCashier.stub { await $0.balance(of: "Ann") }.andReturn(<#Int#>)"#,
          "await fakeCashier.stub { try await $0.charge(9.0, in: Coinage.franc, for: $1) }.andReturn(<#PaidBill#>)",
          "await fakeCashier.stub { try await $0.charge(9.0, in: nil, for: $1) }.andReturn(<#PaidBill#>)",
          "await fakeStrongbox.stub { await $0.open(code: 3) }.andReturn(<#Bool#>)",
          "await fakeStrongbox.stub { try await $0.close() }.andReturn(<#Bool#>)",
          "expectHaveReceived(FakeAtlas.classFaker, .open, with: 3)",
          #"expectHaveReceived(fakeCashier) { $0.owner = "Ann" }"#,
          #"expectHaveReceived(fakeDrawer, .put, with: "ring", 3)"#,
          "fakeCashier.stub { $0.fetch($1, then: $2) }.andReturn(<#Bool#>)",
          "fakeCashier.stub { $0.fetch($1, then: nil) }.andReturn(<#Bool#>)",
          #"fakeCashier.stub { $0.find("Ann") }.andReturn(<#Bool#>)"#,
          "fakeCashier.stub { $0.owner }.andReturn(<#String#>)",
          #"fakeCashier.stub { $0.wire(to: "Ann", done: $1) }.andReturn(<#Bool#>)"#,
          "fakeCashier.stub(.count).with(3).andReturn(<#Int#>)",
          "fakeCashier.stub(.findByAge).with(3).andReturn(<#Bool#>)",
          #"fakeCashier.stub(.note).with("only a part of it", Argument.anything).andReturn(<#Bool#>)"#,
          "fakeDrawer.stub { $0.put($1, at: 3) }.andReturn(<#Bool#>)",
          "{ (<#name#>: String, <#name#>: @escaping @Sendable (Int) -> Void) in <#…#> }",
        ])
    }

    private static func lines(of mistakes: [Mistake]) async -> [String] {
      var lines = Set<String>()
      for mistake in mistakes {
        for text in await mistake.told { lines.formUnion(Self.lines(toPasteIn: text)) }
      }
      return lines.sorted()
    }

    private static func lines(toPasteIn text: String) -> [String] {
      let text = text.replacing("Write the types of its parameters: ", with: "\n")
      return text.split(separator: "\n").map(String.init).filter { line in
        let starts = [
          "fakeWeather.", "fakeCashier.", "fakeStrongbox.", "fakeDrawer.", "FakeMint.stub", "await ", "expectHave",
        ]
        return starts.contains { line.hasPrefix($0) } || line.hasPrefix("{")
      }
    }

    private static func test(of lines: [String]) -> String {
      let body = lines.map { line in
        let statement = line.hasPrefix("{") ? "fakeWeather.stub(.isSunny).andDo \(line)" : line
        return "  do { \(filled(statement)) }"
      }
      return """
        import Poseur
        func value<T>() -> T { fatalError() }
        @MainActor func pasted() async throws {
          let fakeWeather = FakeWeather(), fakeCashier = FakeCashier(), fakeStrongbox = FakeStrongbox(), fakeDrawer = FakeDrawer<String>()
        \(body.joined(separator: "\n"))
        }
        """
    }

    /// `<#Bool#>` becomes a value of its type, and `<#name#>` a name.
    private static func filled(_ line: String) -> String {
      var names = 0
      return line.replacing(#/<#(.*?)#>/#) { match in
        switch match.1 {
        case "…": return "fatalError()"
        case "name":
          names += 1
          return "name\(names)"
        default: return "(value() as \(match.1))"
        }
      }
    }

    private static func compilerOutput(for source: String) throws -> String {
      let folder = FileManager.default.temporaryDirectory.appending(path: "pasted-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "Pasted.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let tests = URL(filePath: #filePath).deletingLastPathComponent()
      let fakes = ["Station.swift", "Cashier.swift"].map { tests.appending(path: $0).path }
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        ["swiftc", "-typecheck", "-swift-version", "6", "-suppress-warnings"]
        + searchPaths.flatMap { ["-I", $0] } + fakes + [file.path]
      (process.standardOutput, process.standardError) = (output, output)
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }

    /// Where the modules lie that this test is built with.
    private static var searchPaths: [String] {
      var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: name).path) }
      while !has("Modules/PoseurCore.swiftmodule") && !has("PoseurCore.swiftmodule") && folder.path != "/" {
        folder.deleteLastPathComponent()
      }
      return [folder.path, folder.appending(path: "Modules").path]
    }
  }

  extension Mistake {
    fileprivate static let unstubbedCalls = Mistake("no function has a stub") {
      let (cashier, strongbox) = (FakeCashier(), FakeStrongbox())
      _ = try? await cashier.charge(9, in: .franc, for: PaidBill())
      _ = try? await cashier.charge(9, in: nil, for: PaidBill())
      _ = await cashier.balance(of: "Ann")
      _ = cashier.fetch(PaidBill()) { _, _ in }
      _ = cashier.fetch(PaidBill(), then: nil)
      _ = (cashier.find("Ann"), cashier.find(3))
      _ = cashier.owner
      try? cashier.hire(Warden())
      _ = cashier.note(PaidBill())
      var number = 3
      _ = cashier.count(&number)
      _ = cashier.wire(to: "Ann") { _ in }
      cashier.stub(.wire).andDo { (name: String) in true }
      _ = cashier.wire(to: "Ann") { _ in }
      _ = await strongbox.open(code: 3)
      _ = try? await strongbox.close()
      _ = FakeDrawer<String>().put("ring", at: 3)
      _ = FakeMint.coin(worth: 5)
    }

    fileprivate static let unverifiedCalls = Mistake("no call is verified") {
      let cashier = FakeCashier()
      cashier.keepCallers()
      cashier.owner = "Ann"
      expectNoMoreCalls(cashier)
      let box = FakeDrawer<String>()
      box.faker.stub(.put).andReturn(true)
      _ = box.put("ring", at: 3)
      expectNoMoreCalls(box)
      FakeAtlas.classFaker.reset()
      FakeAtlas.open(3)
      expectNoMoreCalls(FakeAtlas.classFaker)
    }

    /// What a test is told that doesn't compare it, with all that the system knows.
    fileprivate var told: [String] {
      get async {
        let reporter = FailureListener()
        await Failures.$reporter.withValue(reporter) { try? await make() }
        return reporter.messages
      }
    }
  }
#endif
