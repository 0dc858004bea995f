import Foundation

/// From symbol graphs to files, with a word on everything on the way.
struct GeneratorRun {
  let options: Options
  /// What to print, if the run fails, too.
  private(set) var output: [String] = []

  init(_ options: Options) { self.options = options }

  /// - Returns: what to print.
  /// - Throws: `Mistake`; then nothing was written but what no mistake stood in the way of.
  mutating func callAsFunction() throws -> String {
    let table = try SymbolTable(options.graphs.map(Self.graph), context: options.context.map(Self.graph))
    var reader = FakeReader(table: table, settings: options.settings, folders: options.graphs.flatMap(Self.parents))
    let folder = URL(filePath: options.output ?? "Fakes", directoryHint: .isDirectory)
    let files = try Self.files(in: folder)
    let (fakes, leftOut) = try read(&reader, remembered: remembered(in: files))
    let knowledge = TypeKnowledge(reader)
    let changes = FakeChanges(
      NestedFakes(fakes).fakes.map { FakeWriter(fake: $0, knowledge: knowledge) }, files: files,
      others: OtherTypes(in: options.tests), modules: table.modules, isWhole: options.only.isEmpty)

    let protocols = table.types.count { $0.kind.identifier == "swift.protocol" }
    let found = [Self.count(protocols, "protocol"), Self.count(table.types.count - protocols, "class", "classes")]
    output.append("\(table.modules.joined(separator: ", ")): \(found.joined(separator: ", ")).")
    for (reason, types) in Dictionary(grouping: leftOut, by: \.reason).sorted(by: {
      $0.value[0].subject < $1.value[0].subject
    }) {
      output.append("left out \(types.map(\.subject).joined(separator: ", ")): \(reason)")
    }
    if let file = reader.unread.min() {
      let others = reader.unread.count == 1 ? "" : ", and \(reader.unread.count - 1) more"
      output.append("not found \(file)\(others): nothing is known of imports and #if.")
    }
    output += changes.inTheWay + changes.orphans
    if options.isCheck { return try check(changes) }
    if options.isDryRun {
      output += changes.changes.filter { $0.kind == .keep }.map { "kept \($0.name)" }
      output += changes.changes.filter { $0.kind == .remove }.map { "would remove \($0.name): \($0.reason)." }
      output += changes.changes.compactMap { change in change.contents.map { "\n// \(change.name)\n\($0)" } }
    } else {
      try changes.apply(to: folder)
      for change in changes.changes where options.isVerbose {
        output.append("\(change.kind.rawValue) \(change.name)" + (change.kind == .update ? ": \(change.reason)" : ""))
      }
      let leftOutCount = leftOut.count + changes.inTheWay.count
      output += Self.summary(of: changes.changes, leftOut: leftOutCount, in: folder.path(percentEncoded: false))
    }
    if !changes.problems.isEmpty { throw Mistake(changes.problems.joined(separator: "\n")) }
    return output.joined(separator: "\n")
  }

  /// How the fakes of a folder were asked for, by their types; by the empty text, how all of them were.
  private func remembered(in files: [String: String]) -> [String: FakeReader.Settings] {
    guard !options.isForgetting, options.settings == .init() else { return [:] }
    let known = files.values.compactMap(FakeFile.init).map { ($0.origin, Options.settings($0.options) ?? .init()) }
    var settings = Dictionary(known) { first, _ in first }
    if let first = known.first?.1, known.allSatisfy({ $0.1 == first }) { settings[""] = first }
    return settings
  }

  /// How many fakes there are, and where somebody has to write what the generator cannot.
  private static func summary(of changes: [FakeChanges.Change], leftOut: Int, in folder: String) -> [String] {
    let kinds = [FakeChanges.Change.Kind.write, .update, .remove, .keep].map { kind in
      (kind.rawValue, changes.count { $0.kind == kind })
    }
    let counts = (kinds + [("left out", leftOut)]).filter { $0.1 > 0 }.map { "\($0) \($1)" }
    let notes = changes.filter { $0.kind != .keep }.flatMap { change in
      FakeFile.notes(in: change.contents ?? "").map { "\(folder)\(change.name):\($0.line): \($0.text)" }
    }
    let needs = notes.count == 1 ? "needs" : "need"
    let count = notes.isEmpty ? [] : ["\(count(notes.count, "member")) \(needs) your hand:"]
    return ["The folder is \(folder): \(counts.joined(separator: ", "))."] + count + notes
  }

  private func read(
    _ reader: inout FakeReader, remembered: [String: FakeReader.Settings]
  ) throws -> ([FakeDeclaration], [FakeDeclaration.LeftOut]) {
    let modules = reader.table.modules.joined(separator: ", ")
    var fakes: [FakeDeclaration] = []
    var leftOut: [FakeDeclaration.LeftOut] = []
    for type in try types(of: reader.table) {
      let origin = "\(reader.table.module(of: type)).\(type.path)"
      reader.settings = remembered[origin] ?? remembered[""] ?? options.settings
      do throws(FakeDeclaration.LeftOut) {
        fakes.append(try reader.fake(of: type))
      } catch {
        if !options.only.isEmpty { throw Mistake("\(error.subject) cannot be faked. \(error.reason)") }
        leftOut.append(error)
      }
    }
    if fakes.isEmpty {
      let reasons = leftOut.map { "\n\($0.subject): \($0.reason)" }.joined()
      throw Mistake("Nothing of \(modules) can be faked.\(reasons)")
    }
    if let clash = Dictionary(grouping: fakes, by: \.name).filter({ $0.value.count > 1 }).keys.min() {
      throw Mistake("Two fakes would be called \(clash). Name the types of one --target at a time.")
    }
    return (fakes, leftOut)
  }

  /// Those that were asked for.
  private func types(of table: SymbolTable) throws -> [Symbol] {
    if table.types.isEmpty {
      throw Mistake(
        """
        \(table.modules.joined(separator: ", ")) has no protocol and no class. If it has, its symbol graph is empty, \
        as it is for a target that depends on a binary one. Build it with -Xswiftc -emit-symbol-graph -Xswiftc \
        -emit-symbol-graph-dir -Xswiftc . -Xswiftc -symbol-graph-minimum-access-level -Xswiftc internal and pass the \
        file with --symbol-graph.
        """)
    }
    if options.only.isEmpty { return table.types }
    return try options.only.map { name in
      if let type = table.types.first(where: { [$0.path, $0.title].contains(name) }) { return type }
      let names = table.types.map(\.path).joined(separator: ", ")
      throw Mistake("There is no protocol and no class \(name). There are \(names).")
    }
  }

  private mutating func check(_ changes: FakeChanges) throws -> String {
    let stale = changes.changes.filter { $0.kind != .keep }
    guard !stale.isEmpty || !changes.orphans.isEmpty || !changes.problems.isEmpty else {
      return (output + ["\(Self.count(changes.changes.count, "fake")) up to date."]).joined(separator: "\n")
    }
    let lines = stale.map { "\($0.name.dropLast(6)): \($0.reason)." } + changes.orphans + changes.problems
    throw Mistake((["These fakes are out of date:"] + lines + ["Run:", options.command]).joined(separator: "\n"))
  }

  private static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? "\(noun)s")"
  }

  private static func graph(_ path: String) throws -> SymbolGraph {
    guard let data = FileManager.default.contents(atPath: path) else { throw Mistake("There is no file \(path).") }
    do { return try JSONDecoder().decode(SymbolGraph.self, from: data) } catch {
      throw Mistake("\(path) is no symbol graph of Swift, or of a version that is not known: \(error)")
    }
  }

  /// The folders around a file.
  private static func parents(of path: String) -> [URL] {
    let folder = URL(filePath: path).absoluteURL.standardizedFileURL.deletingLastPathComponent()
    return folder.path == "/" ? [folder] : [folder] + parents(of: folder.path)
  }

  private static func files(in folder: URL) throws -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: folder.appending(path: $1), encoding: .utf8)
    }
  }
}
