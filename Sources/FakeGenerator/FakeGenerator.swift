import Foundation

/// `fake-generator --symbol-graph Kennel.symbols.json`; in a package the plugin calls it.
@main
struct FakeGenerator {
  static func main() {
    var run: GeneratorRun?
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      run = GeneratorRun(options)
      print(options.isHelp ? Options.help : try run?() ?? "")
    } catch {
      run?.output.forEach { print($0) }
      fflush(nil)
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
