// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "rx-course",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "RxLite", targets: ["RxLite"]),
    .library(name: "RxLiteTest", targets: ["RxLiteTest"]),
  ],
  targets: [
    .target(
      name: "RxLite",
      swiftSettings: [
        .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))
      ]),
    .target(name: "RxLiteTest", dependencies: ["RxLite"]),
    .testTarget(name: "RxLiteTests", dependencies: ["RxLite"]),
    .testTarget(name: "RxLiteTestTests", dependencies: ["RxLiteTest"]),
  ],
  swiftLanguageModes: [.v5]
)
