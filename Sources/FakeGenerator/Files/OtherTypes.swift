import Foundation

/// The types that the tests declare by themselves.
struct OtherTypes {
  /// The file of each, by name.
  private(set) var files: [String: String] = [:]

  /// - Parameter folder: that of the tests; nothing where it is not known.
  init(in folder: String?) {
    guard let folder else { return }
    let whole = URL(filePath: folder, directoryHint: .isDirectory).absoluteURL.standardizedFileURL
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for file in paths.filter({ $0.hasSuffix(".swift") }).sorted().map({ whole.appending(path: $0) }) {
      let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
      // What stands in another type begins with space.
      for line in lines where line.first.map({ $0.isLetter || $0 == "@" }) == true {
        let match = line.firstMatch(of: #/\b(class|struct|actor|enum|typealias|protocol) (\w+)/#)
        if let name = match?.output.2 { files[String(name)] = file.path }
      }
    }
  }
}
