// swift-tools-version: 6.2
import PackageDescription

// Tests that fail, so that the gate sees who hears of it: also where a package gives Poseur's module another name.
let isRenamed = Context.environment["RENAMED"] != nil

let package = Package(
  name: "Failing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Poseur", path: "../..")],
  targets: [
    .testTarget(
      name: "FailingTests",
      dependencies: [
        .product(
          name: "Poseur", package: "Poseur",
          moduleAliases: isRenamed ? ["Poseur": "OtherPoseur"] : nil)
      ])
  ]
)
