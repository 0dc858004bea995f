// swift-tools-version: 6.2
import PackageDescription

// A package that depends on Poseur by version, and has copies of its folder in targets as Xcode makes them for new
// projects. The gate says where the version is, and copies this package to where symbolic links have become files.
let repository = Context.environment["POSEUR_REPOSITORY"] ?? "file:///nowhere"
let version = Version(Context.environment["POSEUR_VERSION"] ?? "0.0.0") ?? "0.0.0"

let forAll = [
  "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "MemberImportVisibility", "InternalImportsByDefault",
]
let forSwift5 = ["DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures"]

func depending(_ name: String, _ mode: SwiftLanguageMode) -> Target {
  .testTarget(
    name: name, dependencies: [.product(name: "Poseur", package: "Poseur")],
    swiftSettings: [.swiftLanguageMode(mode), .define("DEPENDS_ON_POSEUR")])
}

func copied(_ name: String, _ mode: SwiftLanguageMode, _ features: [String]) -> Target {
  .testTarget(
    name: name,
    swiftSettings: [.swiftLanguageMode(mode), .defaultIsolation(MainActor.self)]
      + features.map { .enableUpcomingFeature($0) })
}

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: repository, .upToNextMinor(from: version))],
  targets: [
    depending("Depending5", .v5), depending("Depending6", .v6),
    copied("Copied5", .v5, forAll + forSwift5), copied("Copied6", .v6, forAll),
  ]
)
