// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Poseur",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Poseur", targets: ["Poseur"]),
    .library(name: "PoseurCore", targets: ["PoseurCore"]),
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
    .testTarget(name: "PoseurTests", dependencies: ["Poseur"]),
    .testTarget(name: "PoseurXCTests", dependencies: ["Poseur"]),
    .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks"]),
    .testTarget(name: "VendoredPoseurTests", swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("ExistentialAny")]
}
