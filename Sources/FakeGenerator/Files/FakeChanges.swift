import Foundation

/// What a run has to do to the files of a folder.
struct FakeChanges {
  struct Change: Equatable {
    enum Kind: String { case write = "wrote", update = "updated", remove = "removed", keep = "kept" }
    let kind: Kind
    let name: String
    /// The type that is faked: `Dog`.
    let type: String
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
  ///   - folder: where the files go.
  ///   - others: what the tests declare.
  ///   - modules: whose types these are: a fake of another module's type is not looked at.
  ///   - isWhole: whether these are all types of the modules, so that a fake of another one is no longer needed.
  init(_ writers: [FakeWriter], folder: FakeFolder, others: OtherTypes, modules: [String], isWhole: Bool) {
    problems = folder.problems
    let names = Set(writers.map { "\($0.fake.name).swift" })
    for writer in writers {
      let fake = writer.fake
      let name = "\(fake.name).swift"
      let old = folder.fakes[name]
      if let old, old.origin != fake.origin {
        let advice = "Choose another --name or --output, or write \(fake.origin) into its first line if the type moved."
        inTheWay.append("left out \(fake.subject): \(name) is the fake of \(old.origin). \(advice)")
      } else if old == nil, let file = folder.texts[name] == nil ? others.files[fake.name] : name {
        if problems.contains(where: { $0.hasPrefix("\(name) ") }) { continue }
        let advice = "Move it away, or choose another --name or --output."
        inTheWay.append("left out \(fake.subject): \(file) has a \(fake.name) already. \(advice)")
      } else {
        add(writer, name: name, old: old, text: folder.texts[name])
      }
    }
    guard isWhole else { return }
    for (name, file) in folder.fakes.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
      guard modules.contains(String(file.origin.prefix { $0 != "." })) else { continue }
      if file.hasOwnLines || file.isTampered {
        let reason = "\(file.origin) is gone, or is not faked any more"
        orphans.append("\(name): \(reason). The file has lines of yours, so it stays. Delete it.")
      } else {
        let reason = "\(file.origin) is gone"
        changes.append(Change(kind: .remove, name: name, type: file.origin, reason: reason, contents: nil))
      }
    }
  }

  private mutating func add(_ writer: FakeWriter, name: String, old: FakeFile?, text: String?) {
    let type = writer.fake.subject
    guard let old else {
      let contents = FakeFile.contents(of: writer.text())
      return changes.append(Change(kind: .write, name: name, type: type, reason: "it has no file", contents: contents))
    }
    let written = writer.text(isOwn: old.owns, known: old.hasOwnLines ? old.generated : [])
    let contents = FakeFile.contents(of: written, keeping: old)
    let kept = Change(kind: .keep, name: name, type: type, reason: "", contents: nil)
    guard contents != text, let new = try? FakeFile(contents) else { return changes.append(kept) }
    if FakeFile.digest(of: old.generated) == new.digest {
      // The first line has to tell of what was moved.
      let isSaid = !old.isTampered && old.options == new.options
      let moved = Change(kind: .keep, name: name, type: type, reason: "", contents: contents)
      changes.append(isSaid ? kept : moved)
    } else if old.isTampered, let line = old.firstLine(notIn: new) {
      problems.append(
        """
        \(name) was changed where it is generated, perhaps here: \(line)
        Move your lines to the part that is yours, which wins over what is generated, and delete the rest of the file.
        """)
    } else {
      let reason = Self.difference(old, new, written)
      changes.append(Change(kind: .update, name: name, type: type, reason: reason, contents: contents))
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
}
