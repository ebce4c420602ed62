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
    .target(name: "ChapterKit", dependencies: ["RxLite"]),
    .executableTarget(
      name: "Chapter01-Observables", dependencies: ["ChapterKit", "RxLite"],
      exclude: ["README.md"]),
    .executableTarget(
      name: "Chapter02-Disposing", dependencies: ["ChapterKit", "RxLite"],
      exclude: ["README.md"]),
    .testTarget(name: "RxLiteTests", dependencies: ["RxLite", "RxLiteTest"]),
    .testTarget(
      name: "ChapterTests",
      dependencies: ["ChapterKit", "Chapter01-Observables", "Chapter02-Disposing"],
      exclude: ["Golden"]),
    .target(name: "RxLiteTest", dependencies: ["RxLite"]),
    .testTarget(name: "RxLiteTestTests", dependencies: ["RxLiteTest"]),
  ],
  swiftLanguageModes: [.v5]
)
