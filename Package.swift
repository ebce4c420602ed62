// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "rx-course",
  platforms: [.macOS(.v15)],
  products: [.library(name: "RxLite", targets: ["RxLite"])],
  targets: [
    .target(
      name: "RxLite",
      swiftSettings: [
        .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))
      ]),
    .target(name: "ExerciseJudge"),
    .testTarget(name: "RxLiteTests", dependencies: ["RxLite"]),
    .testTarget(
      name: "ExerciseJudgeTests", dependencies: ["ExerciseJudge", "RxLite"], exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v5]
)
