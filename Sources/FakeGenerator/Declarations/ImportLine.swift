/// An import of a source file, with the `#if` around it.
struct ImportLine: Hashable {
  /// `import Foundation`, as it stands there.
  let text: String
  /// From the outermost.
  var conditions: [String] = []
  /// Whether what is generated uses the module. What somebody writes beside it may use others.
  var isNeeded = true

  var withoutPublic: Self { Self(text: text.replacing("public ", with: ""), conditions: conditions) }

  /// The module, or the declaration, that is imported.
  var name: String { text.split(separator: " ").last.map(String.init) ?? "" }
  var module: String { String(name.prefix { $0 != "." }) }
}
