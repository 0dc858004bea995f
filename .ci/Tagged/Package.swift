// swift-tools-version: 6.2
import PackageDescription

// The suites with certain tags, alone with the library: what a sanitizer or the optimizer can change. `.ci/run` says
// which files those are, since a test can't be left out by its tag once it is built.
let files = (Context.environment["TEST_FILES"] ?? "").split(separator: "\n").map(String.init)
let settings: [SwiftSetting] = [.define("POSEUR_PACKAGE"), .enableUpcomingFeature("ExistentialAny")]

let package = Package(
  name: "Tagged",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "PoseurCore", path: "Sources/Poseur/Core", swiftSettings: settings),
    .target(
      name: "Poseur", dependencies: ["PoseurCore"], path: "Sources/Poseur", exclude: ["Core"], swiftSettings: settings),
    .testTarget(
      name: "PoseurTests", dependencies: ["Poseur"], path: "Tests/PoseurTests", sources: files, swiftSettings: settings),
  ]
)
