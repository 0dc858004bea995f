import Foundation

@testable import fake_generator

/// The compiler that is on the path, and a folder that is removed with the last copy of it.
final class Toolchain: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "fake-generator-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Whether programs can be run here: in a simulator, or on Catalyst, there is no `Process`.
  static var isHere: Bool {
    #if os(macOS) || os(Linux)
      true
    #else
      false
    #endif
  }

  /// Runs a program in the folder, beside no more than one that others run. It blocks no thread and leaves the processor to the
  /// other tests, some of which look at the time.
  /// - Returns: what it printed, errors included, and how it ended.
  func run(_ words: [String]) async throws -> (output: String, status: Int32) {
    try await Self.turns.next { [folder] in
      #if os(macOS) || os(Linux)
        let log = folder.appending(path: "log-\(UUID().uuidString)")
        try Data().write(to: log)
        let handle = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["nice", "-n", "19"] + words
        process.currentDirectoryURL = folder
        process.standardOutput = handle
        process.standardError = handle
        let status = try await withCheckedThrowingContinuation { continuation in
          process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
          do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return (try String(contentsOf: log, encoding: .utf8), status)
      #else
        throw Mistake("\(words) cannot be run in \(folder.path): there is no Process here.")
      #endif
    }
  }

  private static let turns = Turns()

  /// Compiles a module and has the compiler write its symbol graph.
  func graph(of module: String, _ sources: [String], _ options: [String] = []) async throws -> String {
    let common = [
      "swiftc", "-emit-module", "-emit-library", "-static", "-o", "lib\(module).a", "-module-name", module,
      "-parse-as-library", "-enable-testing", "-emit-symbol-graph", "-emit-symbol-graph-dir", ".",
      "-symbol-graph-minimum-access-level", "internal", "-I", ".",
    ]
    let (output, status) = try await run(common + ["-swift-version", "6"] + options + sources)
    guard status == 0 else { throw Mistake(output) }
    return folder.appending(path: "\(module).symbols.json").path
  }

  /// The graph of a module that is one file.
  func graph(of module: String, source: String, _ options: [String] = []) async throws -> String {
    let file = folder.appending(path: "\(module).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try await graph(of: module, [file.path], options)
  }

  /// What a run of the generator fails with; nothing where it does not fail.
  func failure(_ words: [String]) -> String? {
    do {
      var run = GeneratorRun(try Options(words))
      _ = try run()
      return nil
    } catch { return "\(error)".replacing(folder.path, with: "FOLDER") }
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The Swift files in a folder, by their whole paths.
  static func sources(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appending(path: $0).path }
  }

  /// Where this target's files are.
  static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
}
