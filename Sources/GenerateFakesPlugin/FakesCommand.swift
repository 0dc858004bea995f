import Foundation
import PackagePlugin

/// What both commands do: they ask the compiler for what it knows of the targets, and have `fake-generator` do the rest.
struct FakesCommand {
  let context: PluginContext
  let packageManager: PackageManager

  func callAsFunction(_ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let isVerified = extractor.extractFlag(named: "verify") > 0
    var rest = extractor.remainingArguments
    guard !rest.contains("--help"), !rest.contains("-h") else {
      return try Self.run(context.tool(named: "fake-generator"), in: context.package.directoryURL, ["--help"])
    }
    if names.isEmpty && !rest.contains("--symbol-graph") {
      throw Mistake("Say which target has the types to fake: --target NAME. There are \(list(context.package)).")
    }
    let named = try names.map { try target(named: $0, in: context.package) }
    // Xcode names all targets that are ticked, tests among them.
    let tested = named.filter { $0.kind != .test }
    let targets = tested.isEmpty ? named : tested
    for target in targets { rest += ["--symbol-graph", try graph(of: target)] }
    let own = Set(context.package.targets.map(\.id)).subtracting(targets.map(\.id))
    let used = Set(targets.flatMap(\.recursiveTargetDependencies).filter { own.contains($0.id) }.map(\.name)).sorted()
    for name in used {
      // What cannot be read is not needed: at worst, a fake lacks what another module requires, and says so.
      guard let file = try? graph(of: target(named: name, in: context.package)) else { continue }
      rest += ["--context", file]
    }
    var reading = ArgumentExtractor(rest)
    var output = reading.extractOption(named: "output").last
    if let target = targets.first, output == nil {
      let needsPoseur = reading.extractOption(named: "import").last != "none"
      output = try folder(for: target, in: context.package, needsPoseur: needsPoseur)
      rest += ["--output", output ?? ""]
    }
    let place = URL(filePath: output ?? "Fakes", relativeTo: context.package.directoryURL).standardizedFileURL.path
    let owner = context.package.targets.compactMap { $0 as? any SourceModuleTarget }.first {
      place.hasPrefix($0.directoryURL.standardizedFileURL.path + "/")
    }
    if let owner { rest += ["--tests", owner.directoryURL.path] }
    let permission = "swift package --allow-writing-to-package-directory generate-fakes"
    let shown = arguments.filter { !["--check", "--dry-run"].contains($0) }
    let generator = try context.tool(named: "fake-generator")
    rest += ["--command", ([permission] + shown).joined(separator: " ")]
    try Self.run(generator, in: context.package.directoryURL, rest)
    if isVerified { try verify(place, of: owner) }
  }

  /// Builds the target that has the fakes, and names those that do not compile.
  private func verify(_ path: String, of owner: (any SourceModuleTarget)?) throws {
    guard let owner else {
      throw Mistake("No target of this package has the folder \(path), so nothing there can be compiled.")
    }
    print("Building \(owner.name) to see whether the fakes compile. The first time takes minutes.")
    fflush(nil)
    let result = try packageManager.build(.target(owner.name), parameters: .init())
    if result.succeeded { return print("The fakes compile.") }
    let errors = result.logText.split(separator: "\n").filter { $0.contains(" error: ") }
    let own = Set(errors.filter { $0.contains(path) }).sorted()
    if own.isEmpty { throw Mistake("\(owner.name) does not build, but no error is in a fake:\n\(result.logText)") }
    throw Mistake("These fakes do not compile:\n\(own.joined(separator: "\n"))")
  }

  static func run(_ generator: PluginContext.Tool, in folder: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = generator.url
    process.currentDirectoryURL = folder
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    // The generator has said what is wrong.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  private func target(named name: String, in package: Package) throws -> any SourceModuleTarget {
    guard let target = package.targets.first(where: { $0.name == name }) else {
      throw Mistake("There is no target \(name). There are \(list(package)).")
    }
    guard let module = target as? any SourceModuleTarget, module.kind != .macro else {
      throw Mistake("\(name) has no Swift sources to read, as a binary target or a macro has none.")
    }
    return module
  }

  private func graph(of target: any SourceModuleTarget) throws -> String {
    let options = PackageManager.SymbolGraphOptions(
      minimumAccessLevel: .internal, includeSynthesized: true, includeSPI: true, emitExtensionBlocks: false)
    do {
      let folder = try packageManager.getSymbolGraph(for: target, options: options).directoryURL
      let file = folder.appending(path: "\(target.moduleName).symbols.json")
      if FileManager.default.fileExists(atPath: file.path) { return file.path }
    } catch {
      throw Mistake("\(target.name) could not be built, so nothing is known of its types. Build it: swift build")
    }
    throw Mistake(
      """
      The compiler wrote no symbol graph for \(target.name): with --build-system swiftbuild it writes none for an \
      executable, and with either none for some targets that depend on a binary one. Try --build-system native, or \
      have it write one, and pass the file:
      swift build --target \(target.name) -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc . \
      -Xswiftc -symbol-graph-minimum-access-level -Xswiftc internal
      swift package --allow-writing-to-package-directory generate-fakes --symbol-graph \(target.moduleName).symbols.json
      """)
  }

  /// Where the fakes of the target are already; else beside the first tests that use it, and Poseur if any does.
  private func folder(for target: any SourceModuleTarget, in package: Package, needsPoseur: Bool) throws -> String {
    let tests = package.targets.compactMap { $0 as? any SourceModuleTarget }.filter { tests in
      tests.kind == .test
        && tests.dependencies.contains { dependency in
          if case .target(let used) = dependency { used.id == target.id } else { false }
        }
    }
    let able = needsPoseur ? tests.filter(Self.dependsOnPoseur) : tests
    let usual = (able.first { $0.name == "\(target.name)Tests" } ?? able.first ?? tests.first)
      .map { $0.directoryURL.appending(path: "Fakes").path }
    let known = folders(of: target, in: package)
    if known.count > 1, usual.map(known.contains) != true {
      throw Mistake(
        "The fakes of \(target.name) are in \(known.sorted().joined(separator: " and ")). Name one with --output FOLDER."
      )
    }
    if let only = known.first, known.count == 1 { return only }
    if let usual {
      if able.isEmpty {
        let names = tests.map(\.name).joined(separator: ", ")
        print("The fakes will not compile yet: give \(names) a dependency on Poseur, or pass --import none.")
      }
      return usual
    }
    // SwiftPM tells of no target that has no source file yet.
    let folder = package.directoryURL.appending(path: "Tests/\(target.name)Tests")
    if FileManager.default.fileExists(atPath: folder.path) { return folder.appending(path: "Fakes").path }
    throw Mistake(
      "No test target that has a source file depends on \(target.name). Say where the fakes go: --output FOLDER.")
  }

  private static func dependsOnPoseur(_ target: any Target) -> Bool {
    let used = target.recursiveTargetDependencies.map(\.name)
    return !Set(used).isDisjoint(with: ["Poseur", "PoseurCore"])
  }

  /// The folders that have fakes of a target: `--output` has to be said only once.
  private func folders(of target: any SourceModuleTarget, in package: Package) -> Set<String> {
    let files = package.targets.compactMap { $0 as? any SourceModuleTarget }.flatMap {
      $0.sourceFiles(withSuffix: "swift")
    }
    let beginning = "// Generated from \(target.moduleName)."
    return Set(
      files.map(\.url).filter { file in
        guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
        defer { try? handle.close() }
        let start = (try? handle.read(upToCount: 4096)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return start.split(whereSeparator: \.isNewline).contains {
          $0.hasPrefix(beginning) && $0.contains(" by Poseur")
        }
      }.map { $0.deletingLastPathComponent().standardizedFileURL.path })
  }

  private func list(_ package: Package) -> String {
    package.targets.filter { $0 is any SourceModuleTarget }.map(\.name).sorted().joined(separator: ", ")
  }
}

/// What went wrong, and what to do, in sentences.
struct Mistake: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
