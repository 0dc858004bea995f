import Foundation

/// What a run has to do to the files of a folder.
struct FakeChanges {
  struct Change: Equatable {
    enum Kind: String { case write = "wrote", update = "updated", remove = "removed", keep = "kept" }
    let kind: Kind
    let name: String
    /// In words, for `--check`.
    let reason: String
    /// The whole file; nothing where it is removed.
    let contents: String?
  }

  private(set) var changes: [Change] = []
  /// What somebody has to mend, in sentences.
  private(set) var problems: [String] = []
  /// What has a fake's name and was not generated, so that the fake is left out.
  private(set) var inTheWay: [String] = []
  /// Files whose type is gone, and that have lines of their owner.
  private(set) var orphans: [String] = []

  /// - Parameters:
  ///   - writers: one for each fake.
  ///   - files: the Swift files of the folder, by name.
  ///   - others: what the tests declare.
  ///   - modules: whose types these are: a fake of another module's type is not looked at.
  ///   - isWhole: whether these are all types of the modules, so that a fake of another one is no longer needed.
  init(_ writers: [FakeWriter], files: [String: String], others: OtherTypes, modules: [String], isWhole: Bool) {
    let names = Set(writers.map { "\($0.fake.name).swift" })
    for writer in writers {
      let name = "\(writer.fake.name).swift"
      let old = files[name].flatMap(FakeFile.init)
      if old == nil, let file = files[name] == nil ? others.files[writer.fake.name] : name {
        let advice = "Move it away, or choose another --name or --output."
        inTheWay.append("left out \(writer.fake.subject): \(file) has a \(writer.fake.name) already. \(advice)")
      } else {
        add(writer, name: name, old: old)
      }
    }
    guard isWhole else { return }
    for (name, text) in files.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
      guard let file = FakeFile(text), modules.contains(String(file.origin.prefix { $0 != "." })) else { continue }
      if file.hasOwnLines || file.isTampered {
        let reason = "\(file.origin) is gone, or is not faked any more"
        orphans.append("\(name): \(reason). The file has lines of yours, so it stays. Delete it.")
      } else {
        changes.append(Change(kind: .remove, name: name, reason: "\(file.origin) is gone", contents: nil))
      }
    }
  }

  private mutating func add(_ writer: FakeWriter, name: String, old: FakeFile?) {
    guard let old else {
      let contents = FakeFile.contents(of: writer.text())
      return changes.append(Change(kind: .write, name: name, reason: "it has no file", contents: contents))
    }
    let written = writer.text(isOwn: old.owns, known: old.hasOwnLines ? old.generated : [])
    let contents = FakeFile.contents(of: written, keeping: old)
    guard let new = FakeFile(contents) else { return }
    if FakeFile.digest(of: old.generated) == new.digest {
      // The first line has to tell of what was moved.
      let isSaid = !old.isTampered && old.options == new.options
      changes.append(Change(kind: .keep, name: name, reason: "", contents: isSaid ? nil : contents))
    } else if old.isTampered, let line = old.firstLine(notIn: new) {
      problems.append(
        """
        \(name) was changed where it is generated, perhaps here: \(line)
        Move your lines to the part that is yours, which wins over what is generated, and delete the rest of the file.
        """)
    } else {
      let reason = Self.difference(old, new, written)
      changes.append(Change(kind: .update, name: name, reason: reason, contents: contents))
    }
  }

  /// Which members are new, gone or different.
  private static func difference(_ old: FakeFile, _ new: FakeFile, _ text: FakeText) -> String {
    let known = old.generated.map(\.withoutSpace).joined()
    let changed = text.members.filter { !known.contains($0.lines.map(\.withoutSpace).joined()) }.map(\.title)
    let lists = [("new", changed), ("gone", old.declarations(notIn: new))].filter { !$0.1.isEmpty }
    let parts = lists.map { "\($0) or different: \($1.joined(separator: ", "))" }
    return parts.isEmpty ? "what stands around its members is different" : parts.joined(separator: "; ")
  }

  /// Writes and removes files, or says what stands in the way before any is touched.
  func apply(to folder: URL) throws {
    let manager = FileManager.default
    let work = changes.filter { $0.kind != .keep || $0.contents != nil }
    guard !work.isEmpty else { return }
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      guard manager.isWritableFile(atPath: folder.path) else { throw CocoaError(.fileWriteNoPermission) }
      for change in work {
        let file = folder.appending(path: change.name)
        if let contents = change.contents {
          try contents.write(to: file, atomically: true, encoding: .utf8)
        } else {
          try manager.removeItem(at: file)
        }
      }
    } catch {
      throw Mistake(
        """
        Nothing can be written to \(folder.path). Allow it:
        swift package --allow-writing-to-package-directory generate-fakes
        or name a folder of the package with --output.
        """)
    }
  }
}
