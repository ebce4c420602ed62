// swift-tools-version: 6.2
import PackageDescription

/// A chapter; the solutions of its exercises; and the exercises' own tests, over the solutions. The
/// learner's work place is Exercises/.
///
/// - Parameters:
///   - uses: what the chapter needs besides ChapterKit and RxLite.
///   - exercisesUse: what its exercises need besides RxLite.
///   - testsUse: what their tests need besides RxLite and RxLiteTest.
func chapter(
  _ name: String, uses: [String] = [], exercisesUse: [String] = [], testsUse: [String] = []
) -> [Target] {
  let exercises = "\(name.prefix("Chapter00".count))Exercises"
  let used = (["RxLite"] + exercisesUse).map { Target.Dependency(stringLiteral: $0) }
  return [
    .executableTarget(
      name: name,
      dependencies: (["ChapterKit", "RxLite"] + uses).map { Target.Dependency(stringLiteral: $0) },
      exclude: ["README.md", "Marbles"]),
    .target(name: exercises, dependencies: used, path: "Solutions/\(name)"),
    .testTarget(
      name: "\(exercises)Tests",
      dependencies: [.target(name: exercises), "RxLite", "RxLiteTest"]
        + testsUse.map { Target.Dependency(stringLiteral: $0) },
      path: "Exercises/Tests/\(name)"),
  ]
}

let chapters =
  chapter("Chapter01-Observables")
  + chapter("Chapter02-Disposing")
  + chapter("Chapter03-Sharing")
  + chapter(
    "Chapter04-Traits", uses: ["ConsoleKit", "ConsoleKitNetworking"], testsUse: ["ConsoleKit"])
  + chapter("Chapter05-Errors", uses: ["ConsoleKit"])
  + chapter("Chapter06-Testing", uses: ["RxLiteTest"], exercisesUse: ["RxLiteTest"])

let package = Package(
  name: "rx-course",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "RxLite", targets: ["RxLite"]),
    .library(name: "RxLiteTest", targets: ["RxLiteTest"]),
    .library(name: "ConsoleKit", targets: ["ConsoleKit"]),
    .library(name: "Trainer", targets: ["Trainer"]),
  ],
  targets: [
    // What makes the release build run quickly: modules that use the library may specialise it, and
    // the run-time checks of exclusive access are left to debug builds, in which the tests run. What
    // makes the debug build quick to compile: its many small files are read once, not once a core, and
    // the system's modules are left out of the index.
    .target(
      name: "RxLite",
      swiftSettings: [
        .unsafeFlags(
          ["-cross-module-optimization", "-enforce-exclusivity=unchecked"],
          .when(configuration: .release)),
        .unsafeFlags(
          [
            "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2",
            "-index-ignore-system-modules",
          ],
          .when(configuration: .debug)),
      ]),
    .testTarget(name: "RxLiteTests", dependencies: ["RxLite", "RxLiteTest", "Benchmarks"]),

    // swift run Generate: writes Sources/RxLite/Generated.
    .executableTarget(name: "Generate"),
    .testTarget(name: "GenerateTests", dependencies: ["Generate"]),

    .target(name: "RxLiteTest", dependencies: ["RxLite"]),
    .testTarget(name: "RxLiteTestTests", dependencies: ["RxLiteTest"]),

    // The tests that chapter 6 shows, and a package for them as a learner would make it. `swift test`
    // here runs them, too.
    .testTarget(
      name: "ExampleTests", dependencies: ["RxLite", "RxLiteTest"], path: "Tests/Example/Tests"),

    // Programs that print what a library does, and what they print on RxSwift 6: Recordings/. To record
    // them anew: Tests/Conformance/record
    .executableTarget(
      name: "Conformance", dependencies: ["RxLite", "RxLiteTest"], path: "Tests/Conformance",
      exclude: ["Recordings", "record"]),
    .testTarget(name: "ConformanceTests", dependencies: ["Conformance", "Wording"]),

    // swift run -c release Benchmarks
    .executableTarget(name: "Benchmarks", dependencies: ["RxLite"]),

    // What programs say to people: nearest words, differences, text with a tone.
    .target(name: "Wording"),
    .testTarget(name: "WordingTests", dependencies: ["Wording"]),

    // Random chains, which run on RxLite and on RxSwift. To compare many, or to record digests anew:
    // Tests/RandomChains/compare
    .executableTarget(
      name: "RandomChains", dependencies: ["RxLite", "RxLiteTest"], path: "Tests/RandomChains",
      exclude: ["compare"]),
    .testTarget(
      name: "RandomChainsTests", dependencies: ["RandomChains"],
      exclude: ["digests.txt", "dialect.txt"]),

    .target(name: "ChapterKit", dependencies: ["RxLite", "Wording"]),
    .testTarget(
      name: "ChapterTests",
      dependencies: ["ChapterKit", "RxLiteTest", "Wording"]
        + chapters.filter { $0.type == .executable }.map { .target(name: $0.name) },
      exclude: ["Golden"]),

    // Controls without a screen, and a server on this machine: what chapters bind to and ask.
    .target(name: "ConsoleKit", dependencies: ["RxLite"]),
    // The `.rx` of URLSession, which is RxCocoa's for a program that uses RxSwift.
    .target(name: "ConsoleKitNetworking", dependencies: ["RxLite"]),
    .testTarget(
      name: "ConsoleKitTests",
      dependencies: ["ConsoleKit", "ConsoleKitNetworking", "RxLite", "RxLiteTest"]),

    // Compiles one exercise with its tests and judges an answer. It finds the libraries where they
    // are built, so whoever uses it depends on them too.
    .target(name: "ExerciseJudge", dependencies: ["RxLiteTest", "Wording"]),
    .testTarget(
      name: "ExerciseJudgeTests",
      dependencies: ["ExerciseJudge", "RxLite", "RxLiteTest", "ConsoleKit"],
      exclude: ["Fixtures"]),

    // The trainer. It needs the libraries built, because learners' answers are compiled against them.
    .executableTarget(
      name: "course",
      dependencies: [
        "Trainer", "RxLite", "RxLiteTest", "ConsoleKit", "ConsoleKitNetworking", "ChapterKit",
      ]),
    // The engine of `swift run course`: the course's book, and what a learner is told.
    .target(name: "Trainer", dependencies: ["ExerciseJudge", "RxLiteTest", "Wording"]),
    .testTarget(
      name: "TrainerTests",
      dependencies: [
        "course", "Trainer", "ExerciseJudge", "Wording", "RxLite", "RxLiteTest", "ConsoleKit",
        "ConsoleKitNetworking", "ChapterKit",
        "Chapter03-Sharing",
      ]),

    // The quick part of `swift run course verify`: whether the course's files agree.
    .testTarget(
      name: "ExerciseTests",
      dependencies: ["Trainer", "ExerciseJudge", "RxLite", "RxLiteTest", "ConsoleKit"]),
  ] + chapters,
  swiftLanguageModes: [.v5]
)
