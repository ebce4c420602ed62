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
    .testTarget(name: "RxLiteTests", dependencies: ["RxLite"]),
    // The exercises' own tests, over the solutions. The learner's work place is Exercises/.
    .target(
      name: "Chapter01Exercises", dependencies: ["RxLite"], path: "Solutions/Chapter01-Observables"),
    .testTarget(
      name: "Chapter01ExercisesTests", dependencies: ["Chapter01Exercises", "RxLite"],
      path: "Exercises/Tests/Chapter01-Observables"),
    .target(
      name: "Chapter02Exercises", dependencies: ["RxLite"], path: "Solutions/Chapter02-Disposing"),
    .testTarget(
      name: "Chapter02ExercisesTests", dependencies: ["Chapter02Exercises", "RxLite"],
      path: "Exercises/Tests/Chapter02-Disposing"),
  ],
  swiftLanguageModes: [.v5]
)
