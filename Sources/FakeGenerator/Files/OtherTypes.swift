import Foundation

/// The types of the tests that stand beside the folder of the fakes.
struct OtherTypes {
  private let folder: URL
  private let texts: [(file: String, text: String)]

  /// Looks in the folder around, unless that is a package, which has more modules than that of the tests.
  init(around fakes: URL) {
    folder = fakes.absoluteURL.standardizedFileURL.deletingLastPathComponent()
    let manager = FileManager.default
    let isPackage = manager.fileExists(atPath: folder.appending(path: "Package.swift").path)
    let isHere = folder.path == URL(filePath: manager.currentDirectoryPath).standardizedFileURL.path
    let files = isPackage || isHere ? nil : manager.enumerator(atPath: folder.path)
    texts = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap {
      [folder] file in
      (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)).map { (file, $0) }
    }
  }

  /// The file that declares a type in no other one.
  func file(declaring name: String) -> String? {
    let keywords = ["class", "struct", "actor", "enum", "typealias", "protocol"]
    return texts.first { _, text in
      text.contains(name)
        && text.split(separator: "\n").contains { line in
          let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          guard let index = words.firstIndex(of: name[...]), index > 0, !line.hasPrefix(" "), !line.hasPrefix("/")
          else { return false }
          return keywords.contains(String(words[index - 1]))
        }
    }.map { folder.appending(path: $0.file).path }
  }
}
