import Foundation

/// The modules and objects of Poseur as they were built for these tests, wherever that was.
struct BuiltPoseur {
  /// Where the compiler looks for modules.
  let searchPaths: [String]
  let objects: [String]

  init() throws {
    var folder = Bundle(for: Toolchain.self).bundleURL
    let manager = FileManager.default
    func has(_ path: String) -> Bool { manager.fileExists(atPath: folder.appending(path: path).path) }
    while !has("Modules/PoseurCore.swiftmodule") && !has("PoseurCore.swiftmodule") && folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    searchPaths = [folder.path, folder.appending(path: "Modules").path]
    let found = folder
    objects = ["PoseurCore", "Poseur"].flatMap { module in
      let names = (try? manager.contentsOfDirectory(atPath: found.appending(path: "\(module).build").path)) ?? []
      let objects = names.filter { $0.hasSuffix(".o") }.map { "\(module).build/\($0)" }
      return (objects.isEmpty ? ["\(module).o"] : objects).map { found.appending(path: $0).path }
    }
  }

  var options: [String] { searchPaths.flatMap { ["-I", $0] } }
}
