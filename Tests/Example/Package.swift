// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Example",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "rx-course", path: "../..")],
  targets: [
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        .product(name: "RxLite", package: "rx-course"),
        .product(name: "RxLiteTest", package: "rx-course"),
      ],
      path: "Tests")
  ],
  swiftLanguageModes: [.v5]
)
