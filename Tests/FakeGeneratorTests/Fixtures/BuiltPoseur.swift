import Foundation

/// The modules of Poseur, and the objects of its core, as they were built for these tests, wherever that was.
struct BuiltPoseur {
  /// Where the compiler looks for modules.
  let searchPaths: [String]
  let objects: [String]

  init() {
    var folder = Bundle(for: Toolchain.self).bundleURL
    let manager = FileManager.default
    func has(_ path: String) -> Bool { manager.fileExists(atPath: folder.appending(path: path).path) }
    while !has("Modules/PoseurCore.swiftmodule") && !has("PoseurCore.swiftmodule") && folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    searchPaths = [folder.path, folder.appending(path: "Modules").path]
    let names = (try? manager.contentsOfDirectory(atPath: folder.appending(path: "PoseurCore.build").path)) ?? []
    let built = names.filter { $0.hasSuffix(".o") }.map { "PoseurCore.build/\($0)" }
    objects = (built.isEmpty ? ["PoseurCore.o"] : built).map { folder.appending(path: $0).path }
  }

  var options: [String] { searchPaths.flatMap { ["-I", $0] } }
}
