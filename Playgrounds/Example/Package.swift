// swift-tools-version: 6.2
import PackageDescription

// This command wrote the files in Tests/BookshopFakes/Fakes. `.ci/run` has it, too, to check them:
// swift package --allow-writing-to-package-directory generate-fakes --target Bookshop --access package \
//   --output Tests/BookshopFakes/Fakes --only BasketDelegate,CardReader,Catalog,ShopAPI,Supplier,Transport

let package = Package(
  name: "Example",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  dependencies: [
    // Your app has the library's URL here. The name works whatever the folder of the clone is called.
    .package(name: "Poseur", path: "../..")
  ],
  targets: [
    // The fakes see what is internal here, in a release build, too.
    .target(
      name: "Bookshop", swiftSettings: [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]),
    // Both test targets use these fakes. If you have only one test target, put the fakes there.
    .target(
      name: "BookshopFakes", dependencies: ["Bookshop", .product(name: "Poseur", package: "Poseur")],
      path: "Tests/BookshopFakes"),
    .testTarget(
      name: "BookshopTests", dependencies: ["BookshopFakes", "Bookshop", .product(name: "Poseur", package: "Poseur")]),
    .testTarget(
      name: "BookshopXCTests", dependencies: ["BookshopFakes", "Bookshop", .product(name: "Poseur", package: "Poseur")]),
  ]
)
