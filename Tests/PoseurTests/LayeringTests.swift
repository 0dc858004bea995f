import Foundation
import Testing

/// Reads the sources: dependencies point one way.
@Suite("The layers")
struct LayeringTests {
  /// From low to high. A file may name types, functions and members of its own folder and of lower ones.
  private static let layers: [[String]] = [
    ["Core/Base", "Core/Values/Reflecting"],
    ["Core/Values/Describing", "Core/Reporting"],
    ["Core/Values/Comparing"],
    ["Core/Values/Defaulting"],
    ["Core/Matching"],
    ["Core/Matching/Matchers", "Core/Calls"],
    ["Core/Stubs"],
    ["Core/Engine/Isolating"],
    ["Core/Engine"],
    ["Core/Stubbing", "Core/Verifying"],
    ["Core/Waiting"],
    ["Core/Clocks", "Core/Faking"],
    ["Assertions", "Assertions/Frameworks"],
    [
      "Assertions/Callers", "Assertions/Calls", "Assertions/Errors", "Assertions/Images", "Assertions/Isolating",
      "Assertions/Traps", "Assertions/Values",
    ],
  ]

  @Test("no folder names a type or a function of one that is not lower")
  func dependencies() throws {
    let files = try SourceFile.all()
    #expect(files.count > 50, "the sources are where this test looks for them")
    let seen = Set(files.flatMap(\.declaredNames))
    #expect(
      seen.isSuperset(of: ["ResponseQueue", "describeValue", "withIsolatedFakes", "expectNoThrow"]),
      "declarations are seen, with and without attributes and modifiers")

    for file in files {
      let layer = try #require(self.layer(of: file), "\(file.name) is in no known folder: \(file.folder)")
      let others = files.filter { $0.folder != file.folder && (self.layer(of: $0) ?? 0) >= layer }
      let own = files.filter { $0.folder == file.folder }.flatMap(\.declaredNames)
      let forbidden = Set(others.flatMap(\.declaredNames)).subtracting(own).subtracting(Self.labels)
      let named = file.words.intersection(forbidden).sorted()
      #expect(named.isEmpty || Self.exceptions[file.name] == named, "\(file.name) names \(named)")
    }
  }

  @Test("no folder uses a member that only folders have which are not lower")
  func members() throws {
    let files = try SourceFile.all()
    #expect(
      Set(files.flatMap(\.members)).isSuperset(of: ["hasRecordedCalls", "recordAndStubThrowing", "append"]),
      "properties and functions are seen, with and without attributes and modifiers")

    for file in files {
      let layer = try #require(self.layer(of: file))
      let others = files.filter { $0.folder != file.folder && (self.layer(of: $0) ?? 0) >= layer }
      let lower = files.filter { $0.folder == file.folder || (self.layer(of: $0) ?? 0) < layer }
      let known = lower.flatMap(\.names) + Self.membersOfSwift
      let forbidden = Set(others.flatMap(\.members)).subtracting(known)
      let used = file.used.intersection(forbidden).sorted()
      #expect(used.isEmpty, "\(file.name) uses \(used)")
    }
  }

  @Test("no type gets what its protocol requires from a folder that is not lower")
  func requirements() throws {
    let files = try SourceFile.all()
    let protocols = files.flatMap(\.protocols)
    #expect(Set(protocols.map(\.name)).isSuperset(of: ["Fake", "CallWaiter", "ArgumentMatcher"]))

    for file in files {
      let layer = try #require(self.layer(of: file))
      let known = files.filter { $0.folder == file.folder || (self.layer(of: $0) ?? 0) < layer }.flatMap(\.implemented)
      for requirements in protocols where file.conformances.contains(requirements.name) {
        // A tool of Swift's may provide what no file of ours declares.
        let elsewhere = Set(requirements.members).subtracting(known).intersection(files.flatMap(\.implemented))
        #expect(elsewhere.isEmpty, "\(file.name) conforms to \(requirements.name) by \(elsewhere)")
      }
    }
  }

  @Test("no more than four files of the engine need each other")
  func circles() throws {
    let files = try SourceFile.all().filter { $0.folder == "Core/Engine" }
    var needs = files.map { file in
      Set(files.indices.filter { files[$0].name != file.name && !file.words.isDisjoint(with: files[$0].topLevelNames) })
    }
    for between in files.indices {
      for file in files.indices where needs[file].contains(between) { needs[file].formUnion(needs[between]) }
    }
    let circles = files.indices.map { file in
      files.indices.filter { needs[file].contains($0) && needs[$0].contains(file) }.map { files[$0].name }
    }
    #expect(
      circles.contains { $0.contains("FakerState.swift") }, "circles are seen: a call holds the state that begins it")
    for circle in Set(circles) { #expect(circle.count <= 4, "\(circle)") }
  }

  @Test("nothing names what is in a folder that a copy may leave out")
  func leaves() throws {
    let files = try SourceFile.all()
    for leaf in ["Core/Clocks", "Assertions/Callers", "Assertions/Images", "Assertions/Traps"] {
      let (inside, outside) = (files.filter { $0.folder == leaf }, files.filter { $0.folder != leaf })
      #expect(!inside.isEmpty, "\(leaf)")
      let names = Set(inside.flatMap(\.declaredNames)).subtracting(outside.flatMap(\.declaredNames))
      for file in outside {
        #expect(file.words.isDisjoint(with: names), "\(file.name) names \(file.words.intersection(names))")
      }
    }
  }

  @Test("the architecture page shows the folders in these layers")
  func page() throws {
    let page = try RepositoryFile("Sources/Poseur/Poseur.docc/Inside/Architecture.md")
    let rows = page.text.matches(of: #/\n\| (\d+) +\| `([A-Za-z/]+)`/#).map { "\($0.1) \($0.2)" }
    let layers = Self.layers.enumerated().flatMap { index, folders in folders.map { "\(index + 1) \($0)" } }
    #expect(rows == layers)
  }

  @Test("what tasks and the process share is on the page about it")
  func sharedState() throws {
    let page = try RepositoryFile("Sources/Poseur/Poseur.docc/Inside/TheWayOfACall.md").text
    let section = try #require(page.firstRange(of: "### What tasks and the process share")).upperBound
    let shared =
      #/(?:static |\n(?:private |fileprivate |nonisolated )+)(?:let|var) (\w+)[^\n{]*(?:LockedValue|TaskLocal|Atomic)[<(]/#
    var count = 0
    for file in try SourceFile.all() {
      for variable in file.code.matches(of: shared).map({ String($0.output.1) }) {
        count += 1
        #expect(
          file.declaredNames.union([variable]).contains { page[section...].contains($0) },
          "\(variable) in \(file.name) is not there")
      }
    }
    #expect(count > 10)
    let files = try SourceFile.all()
    #expect(files.map { $0.code.matches(of: #/\bTaskLocal<|@TaskLocal\b/#).count }.reduce(0, +) == 5)
  }

  @Test("the core imports no test framework")
  func imports() throws {
    for file in try SourceFile.all() where file.folder.hasPrefix("Core") {
      #expect(!file.text.contains(#/import\s+(XCTest|Testing)\b/#), "\(file.name)")
    }
  }

  @Test("what is copied into other modules names no module and has no package access")
  func vendoring() throws {
    for file in try SourceFile.all() {
      #expect(!file.code.contains(#/\bpackage (func|var|let|struct|enum|class|init|static)\b/#), "\(file.name)")
      #expect(!file.code.contains(#/\b(PoseurCore|Poseur)\.[A-Z]/#), "\(file.name)")
    }
  }

  /// Functions whose names are also labels and variables in lower folders.
  private static let labels = ["matching"]

  /// Members of types of Swift and of Foundation, of which a higher folder has one of the same name.
  private static let membersOfSwift = [
    "advanced", "append", "base", "contains", "count", "dropFirst", "dropLast", "element", "filter", "first", "forEach",
    "hasPrefix", "hasSuffix", "indices", "insert", "isEmpty", "joined", "last", "lowerBound", "map", "max", "min",
    "prefix", "remove", "removeAll", "removeFirst", "removeLast", "replacing", "reversed", "seconds", "size", "sleep",
    "sorted", "split", "success", "suffix", "union", "write",
  ]

  /// Copied, the folder is one module, and the reporter that knows the frameworks is named where it cannot be missing.
  private static let exceptions = [
    "FrameworkConnection.swift": ["FrameworkReporter"]
  ]

  private func layer(of file: SourceFile) -> Int? { Self.layers.firstIndex { $0.contains(file.folder) } }
}

// MARK: - Fixtures

private struct SourceFile: Sendable {
  let name: String
  /// `Core/Matching`, `Assertions`.
  let folder: String
  let text: String
  /// The text without comments and string literals.
  let code: String
  let words: Set<String>
  /// Its types, and the functions that belong to none, private ones aside.
  let declaredNames: Set<String>
  /// Those that stand in no other type.
  let topLevelNames: Set<String>
  /// The functions and properties of its extensions, private ones aside. A type's own can't be used by a file that doesn't
  /// name the type.
  let members: Set<String>
  /// All that is declared or a label.
  let names: Set<String>
  /// What stands after a period or in front of a parenthesis.
  let used: Set<String>
  /// Its protocols, with what they require.
  let protocols: [(name: String, members: [String])]
  /// The names in the lists of what its types inherit from.
  let conformances: Set<String>
  /// The functions and properties that it declares outside of protocols.
  let implemented: [String]

  static func all() throws -> [SourceFile] { try readOnce.get() }

  private static let readOnce = Result { try read() }

  private static func read() throws -> [SourceFile] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Poseur")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path()).filter { $0.hasSuffix(".swift") }
    return try paths.map { path in
      try SourceFile(path: path, text: String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  private init(path: String, text: String) {
    let parts = path.split(separator: "/").map(String.init)
    name = parts.last ?? ""
    folder = parts.dropLast().joined(separator: "/")
    self.text = text
    code = text.replacing(#/\/\/[^\n]*/#, with: "").replacing(#/"{3}(?s:.*?)"{3}/#, with: "").replacing(
      #/"([^"\\\n]|\\.)*"/#, with: "")
    let code = code
    func found(_ pattern: Regex<(Substring, Substring)>) -> [String] { code.matches(of: pattern).map { String($0.1) } }
    words = Set(code.matches(of: #/\b\w+/#).map { String($0.output) })
    let extensions = found(#/\n(?:[\w@()]+ )*extension [A-Z][^{]*\{(?s:(.*?))\n\}/#).joined()
    let memberOfExtension = #/\n  (?:@\w+(?:\([^)\n]*\))? |(?!private)[a-z]\w*(?:\(\w+\))? )*?(?:func|var) (\w+)/#
    members = Set(extensions.matches(of: memberOfExtension).map { String($0.1) })
    let cases = found(#/\bcase ([^\n]*)/#).flatMap { $0.matches(of: #/\w+/#).map { String($0.output) } }
    names = Set(found(#/\b(?:func|var|let|in|inout) (\w+)/#) + found(#/(\w+):/#) + cases)
    used = Set(found(#/\.(\w+)/#) + found(#/\b(\w+)\(/#))
    let declared = #/\bprotocol (\w+)[^{\n]*\{\n(?s:(.*?))\n\}/#
    let member = #/\b(?:func|var|let) `?(\w+)/#
    protocols = code.matches(of: declared).map { found in
      (String(found.1), found.2.matches(of: member).map { String($0.1) })
    }
    implemented = code.replacing(declared, with: "").matches(of: member).map { String($0.1) }
    let lists = found(#/\b(?:struct|class|enum|actor|extension) [\w.<>, ]+:([^{\n]*)/#)
    conformances = Set(lists.flatMap { $0.matches(of: #/\w+/#).map { String($0.output) } })
    let types = code.matches(of: #/\b(?:struct|class|enum|protocol|actor|typealias) ([A-Z]\w+)/#).map(\.output.1)
    let functions = code.matches(of: #/\n(?:@\w+(?:\(\w+\))? |public |nonisolated )*func (\w+)/#).map(\.output.1)
    declaredNames = Set((types + functions).map(String.init))
    let outermost =
      #/\n(?:@\w+(?:\(\w+\))? |public |final |nonisolated )*(?:struct|class|enum|protocol|actor|typealias) ([A-Z]\w+)/#
    topLevelNames = Set(code.matches(of: outermost).map { String($0.output.1) } + functions.map(String.init))
  }
}
