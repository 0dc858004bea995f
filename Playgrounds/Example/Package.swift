// swift-tools-version: 6.2
import PackageDescription

// The files in Tests/BookshopFakes/Fakes were written by this command:
// swift package --allow-writing-to-package-directory generate-fakes --target Bookshop --access package \
//   --output Tests/BookshopFakes/Fakes --only BasketDelegate,CardReader,Catalog,ShopAPI,Supplier,Transport

let package = Package(
  name: "Example",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  dependencies: [
    // An app has the library's URL here. The name is needed because the folder of a clone may have any name.
    .package(name: "Poseur", path: "../..")
  ],
  targets: [
    .target(name: "Bookshop"),
    // Both test targets use these fakes. If you have one test target, put the fakes into it.
    .target(
      name: "BookshopFakes", dependencies: ["Bookshop", .product(name: "Poseur", package: "Poseur")],
      path: "Tests/BookshopFakes"),
    .testTarget(
      name: "BookshopTests", dependencies: ["BookshopFakes", "Bookshop", .product(name: "Poseur", package: "Poseur")]),
    .testTarget(
      name: "BookshopXCTests", dependencies: ["BookshopFakes", "Bookshop", .product(name: "Poseur", package: "Poseur")]),
  ]
)
