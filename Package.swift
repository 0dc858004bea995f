// swift-tools-version: 6.2
import PackageDescription

// What the tests of the generator read and compile by themselves.
let unbuilt = ["Corpus", "Generated", "Program"]

let package = Package(
  name: "Poseur",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Poseur", targets: ["Poseur"]),
    .library(name: "PoseurCore", targets: ["PoseurCore"]),
    .plugin(name: "GenerateFakes", targets: ["GenerateFakes", "CheckFakes"]),
  ],
  targets: [
    .target(name: "PoseurCore", path: "Sources/Poseur/Core", swiftSettings: [.define("POSEUR_PACKAGE")]),
    .target(
      name: "Poseur", dependencies: ["PoseurCore"], path: "Sources/Poseur", exclude: ["Core"],
      swiftSettings: [.define("POSEUR_PACKAGE")]),
    .executableTarget(
      name: "FakeDog", dependencies: ["PoseurCore"],
      path: "Playgrounds/FakeDog.playground/Pages/Dog.xcplaygroundpage", exclude: ["Output.txt"]),
    .executableTarget(name: "Benchmarks", dependencies: ["PoseurCore"]),
    .executableTarget(
      name: "FakeDogStubbing", dependencies: ["PoseurCore"],
      path: "Playgrounds/FakeDog.playground/Pages/Stubbing.xcplaygroundpage", exclude: ["Output.txt"]),
    .executableTarget(
      name: "FakeDogWaiting", dependencies: ["PoseurCore"],
      path: "Playgrounds/FakeDog.playground/Pages/Waiting.xcplaygroundpage", exclude: ["Output.txt"]),
    .executableTarget(name: "fake-generator", path: "Sources/FakeGenerator"),
    .plugin(
      name: "GenerateFakes",
      capability: .command(
        intent: .custom(verb: "generate-fakes", description: "Writes a fake for each protocol and each open class"),
        permissions: [.writeToPackageDirectory(reason: "The fakes are files of the package, which you own.")]),
      dependencies: ["fake-generator"], path: "Sources/GenerateFakesPlugin"),
    .plugin(
      name: "CheckFakes",
      capability: .command(intent: .custom(verb: "check-fakes", description: "Fails if a fake is out of date")),
      dependencies: ["fake-generator"], path: "Sources/CheckFakesPlugin"),
    .testTarget(name: "PoseurTests", dependencies: ["Poseur"]),
    .testTarget(name: "PoseurXCTests", dependencies: ["Poseur"]),
    .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks"]),
    .testTarget(name: "FakeGeneratorTests", dependencies: ["fake-generator", "Poseur"], exclude: unbuilt),
    .testTarget(name: "VendoredPoseurTests", swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("ExistentialAny")]
}
