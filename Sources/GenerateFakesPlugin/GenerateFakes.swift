import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// `swift package generate-fakes`
@main
struct GenerateFakes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try FakesCommand(context: context, packageManager: packageManager)(arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  extension GenerateFakes: XcodeCommandPlugin {
    /// Xcode makes no symbol graph for a plugin of a project: `--symbol-graph` has to name one that a build wrote.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      // Xcode names the targets that are ticked.
      _ = extractor.extractOption(named: "target")
      let generator = try context.tool(named: "fake-generator")
      try FakesCommand.run(generator, in: context.xcodeProject.directoryURL, extractor.remainingArguments)
    }
  }
#endif
