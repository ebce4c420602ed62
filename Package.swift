// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "rx-course",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "RxLite", targets: ["RxLite"]),
    .library(name: "RxLiteTest", targets: ["RxLiteTest"]),
    .library(name: "ConsoleKit", targets: ["ConsoleKit"]),
  ],
  targets: [
    .target(
      name: "RxLite",
      swiftSettings: [
        .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))
      ]),
    // swift run -c release Benchmarks
    .executableTarget(name: "Benchmarks", dependencies: ["RxLite"]),
    .target(name: "ChapterKit", dependencies: ["RxLite"]),
    // Controls without a screen, and a server on this machine: what chapters bind to and ask.
    .target(name: "ConsoleKit", dependencies: ["RxLite"]),
    .testTarget(name: "ConsoleKitTests", dependencies: ["ConsoleKit", "RxLite", "RxLiteTest"]),
    .executableTarget(
      name: "Chapter01-Observables", dependencies: ["ChapterKit", "RxLite"],
      exclude: ["README.md", "Marbles"]),
    .executableTarget(
      name: "Chapter02-Disposing", dependencies: ["ChapterKit", "RxLite"],
      exclude: ["README.md", "Marbles"]),
    .executableTarget(
      name: "Chapter03-Sharing", dependencies: ["ChapterKit", "RxLite"],
      exclude: ["README.md"]),
    .executableTarget(
      name: "Chapter04-Traits", dependencies: ["ChapterKit", "ConsoleKit", "RxLite"],
      exclude: ["README.md", "Marbles"]),
    .testTarget(name: "RxLiteTests", dependencies: ["RxLite", "RxLiteTest"]),
    .testTarget(
      name: "ChapterTests",
      dependencies: [
        "ChapterKit", "RxLiteTest", "Chapter01-Observables", "Chapter02-Disposing",
        "Chapter03-Sharing", "Chapter04-Traits",
      ],
      exclude: ["Golden"]),
    .target(name: "RxLiteTest", dependencies: ["RxLite"]),
    .testTarget(name: "RxLiteTestTests", dependencies: ["RxLiteTest"]),
    // Compiles one exercise with its tests and judges an answer. It finds the libraries where they
    // are built, so whoever uses it depends on them too.
    .target(name: "ExerciseJudge"),
    .testTarget(
      name: "ExerciseJudgeTests", dependencies: ["ExerciseJudge", "RxLite", "RxLiteTest"],
      exclude: ["Fixtures"]),
    // The check of the course: stubs fail, solutions pass, wrong answers are rejected.
    .testTarget(
      name: "ExerciseTests", dependencies: ["ExerciseJudge", "RxLite", "RxLiteTest"]),
    // The exercises' own tests, over the solutions. The learner's work place is Exercises/.
    .target(
      name: "Chapter01Exercises", dependencies: ["RxLite"], path: "Solutions/Chapter01-Observables"),
    .testTarget(
      name: "Chapter01ExercisesTests",
      dependencies: ["Chapter01Exercises", "RxLite", "RxLiteTest"],
      path: "Exercises/Tests/Chapter01-Observables"),
    .target(
      name: "Chapter02Exercises", dependencies: ["RxLite"], path: "Solutions/Chapter02-Disposing"),
    .testTarget(
      name: "Chapter02ExercisesTests",
      dependencies: ["Chapter02Exercises", "RxLite", "RxLiteTest"],
      path: "Exercises/Tests/Chapter02-Disposing"),
    .target(
      name: "Chapter03Exercises", dependencies: ["RxLite"], path: "Solutions/Chapter03-Sharing"),
    .testTarget(
      name: "Chapter03ExercisesTests",
      dependencies: ["Chapter03Exercises", "RxLite", "RxLiteTest"],
      path: "Exercises/Tests/Chapter03-Sharing"),
    .target(
      name: "Chapter04Exercises", dependencies: ["RxLite"], path: "Solutions/Chapter04-Traits"),
    .testTarget(
      name: "Chapter04ExercisesTests",
      dependencies: ["Chapter04Exercises", "RxLite", "RxLiteTest"],
      path: "Exercises/Tests/Chapter04-Traits"),
  ],
  swiftLanguageModes: [.v5]
)
