import PackagePlugin

/// `swift package check-fakes`: SwiftPM asks for permission by plugin, and this one never writes.
@main
struct CheckFakes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try FakesCommand(context: context, packageManager: packageManager)(arguments + ["--check"])
  }
}
