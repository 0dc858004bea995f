import Foundation

/// `fake-generator --symbol-graph Kennel.symbols.json`; in a package the plugin calls it.
@main
struct FakeGenerator {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      var run = GeneratorRun(options)
      print(options.isHelp ? Options.help : try run())
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }
}

/// What went wrong, and what to do, in sentences.
struct Mistake: Error, Equatable, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
