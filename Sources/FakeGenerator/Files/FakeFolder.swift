import Foundation

/// The folder that fakes are written to, with its Swift files.
struct FakeFolder {
  let url: URL
  private(set) var texts: [String: String] = [:]
  /// Those that were generated, by the names of the files.
  private(set) var fakes: [String: FakeFile] = [:]
  /// Those that were generated and cannot be read any more, in sentences.
  private(set) var problems: [String] = []

  /// - Throws: `Mistake`, for what is no folder, and for a file that is no text.
  init(_ path: String) throws {
    url = URL(filePath: path, directoryHint: .isDirectory)
    let manager = FileManager.default
    let type = (try? manager.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    guard Self.isFolder(path) || type == nil else { throw Mistake("\(path) is no folder. Name one with --output.") }
    let names = (try? manager.contentsOfDirectory(atPath: path)) ?? []
    for name in names.sorted() where name.hasSuffix(".swift") {
      let file = url.appending(path: name).path
      if Self.isFolder(file) { continue }
      guard let text = manager.contents(atPath: file).flatMap({ String(data: $0, encoding: .utf8) }) else {
        throw Mistake("\(file) cannot be read as text in UTF-8. Mend it, or move it out of the folder.")
      }
      texts[name] = text
      do throws(Mistake) { fakes[name] = try FakeFile(text) } catch { problems.append("\(name) \(error)") }
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Writes and removes files, or says what stands in the way before any is touched. A file stays the file that it is,
  /// with its permissions, also where it is a link.
  func apply(_ changes: [FakeChanges.Change]) throws {
    let manager = FileManager.default
    let work = changes.filter { $0.kind != .keep || $0.contents != nil }
    if work.isEmpty { return }
    for file in work.map({ url.appending(path: $0.name).path })
    where manager.fileExists(atPath: file) && !manager.isWritableFile(atPath: file) {
      throw Mistake("\(file) is read-only, so nothing was written. Make it writable, or choose another --output.")
    }
    do {
      try manager.createDirectory(at: url, withIntermediateDirectories: true)
      guard manager.isWritableFile(atPath: url.path) else { throw CocoaError(.fileWriteNoPermission) }
      for change in work {
        let file = url.appending(path: change.name)
        try change.contents.map { try Data($0.utf8).write(to: file) } ?? manager.removeItem(at: file)
      }
    } catch {
      throw Mistake(
        """
        Nothing can be written to \(url.path). Allow it:
        swift package --allow-writing-to-package-directory generate-fakes
        or name a folder of the package with --output.
        """)
    }
  }
}
