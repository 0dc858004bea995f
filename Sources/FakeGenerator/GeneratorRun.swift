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
    if let file = reader.unread.min() { throw Self.missing(file) }
    let folder = try FakeFolder(options.output ?? "Fakes")
    let (fakes, leftOut) = try read(&reader, remembered: remembered(in: folder))
    let knowledge = TypeKnowledge(reader)
    let changes = FakeChanges(
      NestedFakes(fakes).fakes.map { FakeWriter(fake: $0, knowledge: knowledge) }, folder: folder,
      others: try OtherTypes(in: options.tests), modules: table.modules, isWhole: options.only.isEmpty)

    let protocols = table.types.count { $0.kind.identifier == "swift.protocol" }
    let found = [Self.count(protocols, "protocol"), Self.count(table.types.count - protocols, "class", "classes")]
    output.append("\(table.modules.joined(separator: ", ")): \(found.joined(separator: ", ")).")
    for (reason, types) in Dictionary(grouping: leftOut, by: \.reason).sorted(by: {
      $0.value[0].subject < $1.value[0].subject
    }) {
      output.append("left out \(types.map(\.subject).joined(separator: ", ")): \(reason)")
    }
    output += changes.inTheWay + changes.orphans
    if options.isCheck { return try check(changes, in: folder) }
    if options.isDryRun {
      output += changes.changes.filter { $0.kind == .keep }.map { "kept \($0.name)" }
      output += changes.changes.filter { $0.kind == .remove }.map { "would remove \($0.name): \($0.reason)." }
      output += changes.changes.compactMap { change in change.contents.map { "\n// \(change.name)\n\($0)" } }
    } else {
      try folder.apply(changes.changes)
      for change in changes.changes where options.isVerbose {
        output.append("\(change.kind.rawValue) \(change.name)" + (change.kind == .update ? ": \(change.reason)" : ""))
      }
      let leftOutCount = leftOut.count + changes.inTheWay.count
      output += Self.summary(of: changes.changes, leftOut: leftOutCount, in: folder.url.path(percentEncoded: false))
    }
    if !changes.problems.isEmpty { throw Mistake(changes.problems.joined(separator: "\n")) }
    return output.joined(separator: "\n")
  }

  /// How the fakes of a folder were asked for, by their types; by the empty text, how all of them were.
  private func remembered(in folder: FakeFolder) -> [String: FakeReader.Settings] {
    guard !options.isForgetting, options.settings == .init() else { return [:] }
    let known = folder.fakes.values.map { ($0.origin, Options.settings($0.options) ?? .init()) }
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

  /// Compares the fakes that there are, and the types that were named.
  private mutating func check(_ changes: FakeChanges, in folder: FakeFolder) throws -> String {
    let missing = options.only.isEmpty ? changes.changes.filter { $0.kind == .write } : []
    let known = changes.changes.filter { change in !missing.contains { $0.name == change.name } }
    let stale = known.filter { $0.kind != .keep }
    let words = missing.count == 1 ? "type has" : "types have"
    if !missing.isEmpty { output.append("\(missing.count) \(words) no fake.") }
    let problems = changes.orphans + changes.problems
    guard !stale.isEmpty || !problems.isEmpty || known.isEmpty else {
      return (output + ["\(Self.count(known.count, "fake")) up to date."]).joined(separator: "\n")
    }
    if known.isEmpty && problems.isEmpty {
      let place = folder.url.path(percentEncoded: false)
      throw Mistake("There is no fake to check in \(place). Name the folder with --output, or run:\n\(options.command)")
    }
    // It must not write all those that nobody has asked for.
    let types = stale.filter { $0.kind == .update }.map(\.type).joined(separator: ",")
    let command = options.command + (missing.isEmpty || types.isEmpty ? "" : " --only \(types)")
    let lines = stale.map { "\($0.name.dropLast(6)): \($0.reason)." } + problems
    throw Mistake((["These fakes are out of date:"] + lines + ["Run:", command]).joined(separator: "\n"))
  }

  private static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? "\(noun)s")"
  }

  private static func graph(_ path: String) throws -> SymbolGraph {
    guard let data = FileManager.default.contents(atPath: path), !FakeFolder.isFolder(path) else {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw Mistake(isThere ? "\(path) is no file that can be read." : "There is no file \(path).")
    }
    do { return try JSONDecoder().decode(SymbolGraph.self, from: data) } catch {
      throw Mistake("\(path) is no symbol graph of Swift, or of a version that is not known: \(error)")
    }
  }

  private static func missing(_ uri: String) -> Mistake {
    let path = uri.replacing("file://", with: "")
    let advice =
      path.hasPrefix("/")
      ? "Have the compiler write the graph again."
      : "Run the generator where the compiler ran, or give the compiler whole paths: \"$PWD\"/\(path)."
    return Mistake("\(path) is not found, so nothing is known of its imports and #if. \(advice)")
  }

  /// The folders around a file.
  private static func parents(of path: String) -> [URL] {
    let folder = URL(filePath: path).absoluteURL.standardizedFileURL.deletingLastPathComponent()
    return folder.path == "/" ? [folder] : [folder] + parents(of: folder.path)
  }
}
