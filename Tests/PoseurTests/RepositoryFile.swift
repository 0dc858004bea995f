import Foundation

/// A text file of this repository.
struct RepositoryFile {
  /// The path from the repository's root.
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// The files in a folder and its folders whose names end like this.
  static func all(in folder: String, endingWith suffix: String) throws -> [RepositoryFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path())
    return try paths.filter { $0.hasSuffix(suffix) }.sorted().map { try RepositoryFile("\(folder)/\($0)") }
  }

  /// Whether there is a file or a folder.
  static func exists(at path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path())
  }

  /// Makes or replaces a file.
  static func write(_ text: String, to path: String) throws {
    try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
