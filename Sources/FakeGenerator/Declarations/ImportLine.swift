/// An import of a source file, with the `#if` around it.
struct ImportLine: Hashable {
  /// `import Foundation`, as it stands there.
  let text: String
  /// From the outermost.
  var conditions: [String] = []

  /// The module, or the declaration, that is imported.
  var name: String { text.split(separator: " ").last.map(String.init) ?? "" }
}
