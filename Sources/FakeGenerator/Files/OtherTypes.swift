import Foundation

/// The types that the tests declare by themselves.
struct OtherTypes {
  /// The file of each, by name.
  private(set) var files: [String: String] = [:]

  /// - Parameter folder: that of the tests; nothing where it is not known.
  /// - Throws: `Mistake`, where there is none.
  init(in folder: String?) throws(Mistake) {
    guard let folder else { return }
    guard FakeFolder.isFolder(folder) else { throw Mistake("There is no folder \(folder), which --tests names.") }
    let whole = URL(filePath: folder, directoryHint: .isDirectory).absoluteURL.standardizedFileURL
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for file in paths.filter({ $0.hasSuffix(".swift") }).sorted().map({ whole.appending(path: $0) }) {
      for name in Self.names(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "") { files[name] = file.path }
    }
  }

  /// Those that stand in no other type, whatever `#if` they stand in.
  private static func names(in text: String) -> [String] {
    var depth = 0
    return OpaqueReader(bytes: Array(text.utf8)).stripped().split(separator: "\n").flatMap { line -> [String] in
      let isOutside = depth == 0
      for byte in line.utf8 { depth += byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0 }
      let matches = isOutside ? line.matches(of: #/\b(class|struct|actor|enum|typealias|protocol) (\w+)/#) : []
      return matches.prefix(1).map { String($0.output.2) }
    }
  }
}
