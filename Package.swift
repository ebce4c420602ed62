// swift-tools-version: 6.2
import PackageDescription

/// A chapter, and the solutions of its exercises. The learner's work place is Exercises/.
///
/// - Parameters:
///   - uses: what the chapter needs besides ChapterKit and RxLite.
///   - exercisesUse: what its exercises need besides RxLite.
///   - data: the folders with files that it reads when it runs.
func chapter(
  _ name: String, uses: [String] = [], exercisesUse: [String] = [], data: [String] = []
) -> [Target] {
  let exercises = "\(name.prefix("Chapter00".count))Exercises"
  let used = (["RxLite"] + exercisesUse).map { Target.Dependency(stringLiteral: $0) }
  return [
    .executableTarget(
      name: name,
      dependencies: (["ChapterKit", "RxLite"] + uses).map { Target.Dependency(stringLiteral: $0) },
      exclude: ["README.md", "Marbles", "Questions.json"] + data),
    .target(name: exercises, dependencies: used, path: "Solutions/\(name)"),
  ]
}

let chapters =
  chapter("Chapter01-Observables", data: ["Older/README.md"])
  + chapter("Chapter02-Disposing", data: ["Older/README.md"])
  + chapter("Chapter03-Sharing", data: ["Older/README.md"])
  + chapter(
    "Chapter04-Traits", uses: ["ConsoleKit", "ConsoleKitNetworking"], data: ["Older/README.md"])
  + chapter(
    "Chapter05-Errors", uses: ["ConsoleKit"], data: ["Older/README.md", "README.zh-Hans.md"])
  + chapter(
    "Chapter06-Testing", uses: ["RxLiteTest"], exercisesUse: ["RxLiteTest"],
    data: ["Older/README.md"])
  + chapter("Chapter07-Operators", data: ["Older/README.md"])
  + chapter("Chapter08-Schedulers", uses: ["ConsoleKit"], data: ["Older/README.md"])
  + chapter(
    "Chapter09-Networking", uses: ["ConsoleKit", "ConsoleKitNetworking"],
    exercisesUse: ["ConsoleKitNetworking"], data: ["Older/README.md"])
  + chapter(
    "Chapter10-Bindings", uses: ["ConsoleKit", "ConsoleKitTerminal"], exercisesUse: ["ConsoleKit"],
    data: ["Older/README.md"])
  + chapter(
    "Chapter11-Interception", uses: ["ConsoleKit"], exercisesUse: ["ConsoleKit"],
    data: ["Older/README.md"])
  + chapter("Chapter12-Debugging", uses: ["ConsoleKit"], data: ["Older/README.md"])
  + chapter(
    "Chapter13-WeatherApp",
    uses: [
      "ConsoleKit", "ConsoleKitNetworking", "ConsoleKitTerminal", "RxLiteTest", "TerminalKit",
      "Wording",
    ],
    data: ["Data"])
  + chapter(
    "Chapter14-VideoList", uses: ["ConsoleKit", "ConsoleKitNetworking", "ConsoleKitTerminal"],
    data: ["Older/README.md"])
  + chapter("Chapter15-Concurrency")

/// A room of the house besides `Sources`: a folder, and the targets in it.
func room(_ folder: String, _ targets: [Target]) -> [Target] {
  for target in targets where target.path == nil { target.path = "\(folder)/\(target.name)" }
  return targets
}

/// The library that the course is about.
let library: [Target] = [
  // What makes the release build run quickly: modules that use the library may specialise it, and
  // the run-time checks of exclusive access are left to debug builds, in which the tests run.
  .target(
    name: "RxLite",
    swiftSettings: [
      .unsafeFlags(
        ["-cross-module-optimization", "-enforce-exclusivity=unchecked"],
        .when(configuration: .release))
    ])
]

/// What chapters, exercises and tests are written with.
let kits = room(
  "Kits",
  [
    // The test scheduler, marbles, `toBlocking`.
    .target(name: "RxLiteTest", dependencies: ["RxLite", "MarbleDrawing"]),
    // Marble diagrams as text and as SVG. It needs no RxLite, so both are compiled at the same time.
    .target(name: "MarbleDrawing"),
    // The listings of the chapters, read from their sources, and the questions about them.
    .target(name: "Listings"),
    // A chapter's program: listings, their clock, the drawings.
    .target(name: "ChapterKit", dependencies: ["Listings", "RxLite", "MarbleDrawing", "Wording"]),
    // Controls without a screen, and a server on this machine: what chapters bind to and ask.
    .target(name: "ConsoleKit", dependencies: ["RxLite"]),
    // The `.rx` of URLSession, which is RxCocoa's for a program that uses RxSwift.
    .target(name: "ConsoleKitNetworking", dependencies: ["RxLite"]),
    // A screen of controls on a terminal, for a person: focus, typing, taps.
    .target(name: "ConsoleKitTerminal", dependencies: ["ConsoleKit", "TerminalKit", "Wording"]),
    // A program that fills the terminal: drawing, keys, signals.
    .target(name: "TerminalKit", dependencies: ["Wording"]),
    // Messages to people: nearest words, differences, coloured text, paragraphs.
    .target(name: "Wording"),
  ])

/// The trainer, and the programs of those who make the course.
let tools = room(
  "Tools",
  [
    // swift run course. Learners' answers are compiled against the libraries, and find them in this
    // program.
    .executableTarget(
      name: "course",
      dependencies: [
        "Trainer", "Authoring", "Book", "ExerciseJudge", "RxLite", "RxLiteTest", "ConsoleKit",
        "ConsoleKitNetworking", "ConsoleKitTerminal", "ChapterKit",
      ],
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))
      ]),
    // The engine of `swift run course`: the learner's commands, and what they show.
    .target(
      name: "Trainer",
      dependencies: [
        "ExerciseJudge", "Listings", "MarbleDrawing", "RxLiteTest", "TerminalKit", "Wording",
      ]),
    // Compiles one exercise with its tests and judges an answer. It finds the libraries where they
    // are built, and in the program `course`, so whatever uses it depends on that too.
    .target(name: "ExerciseJudge", dependencies: ["RxLiteTest"]),
    // The commands of authors and teachers. An exported package doesn't have it.
    .target(name: "Authoring", dependencies: ["ExerciseJudge", "Listings", "Trainer", "Wording"]),
    // Operators whose sources a reader of the book can change, run on a virtual clock.
    .target(name: "BookMarbles", dependencies: ["RxLite", "RxLiteTest"]),
    // The pages of the book: `swift run course book` shows them in a browser.
    .target(
      name: "BookPages",
      dependencies: ["BookMarbles", "ExerciseJudge", "Listings", "MarbleDrawing"],
      exclude: ["Assets"]),
    // `swift run course book`: serves the pages to a browser on this machine, and runs listings for them.
    // An exported package doesn't have it.
    .target(
      name: "Book",
      dependencies: [
        "BookMarbles", "BookPages", "ConsoleKit", "ExerciseJudge", "Listings", "Trainer", "Wording",
      ]),
    // swift run Generate: writes Sources/RxLite/Generated.
    .executableTarget(name: "Generate"),
    // swift run -c release Benchmarks
    .executableTarget(name: "Benchmarks", dependencies: ["RxLite"]),
  ])

/// Programs that run on RxLite and on RxSwift, and print the same. Each folder has a script that runs
/// or records them on RxSwift.
let referee = room(
  "Referee",
  [
    // Programs that print what a library does, and what they print on RxSwift 6: Recordings/.
    .executableTarget(
      name: "Conformance", dependencies: ["RxLite", "RxLiteTest"],
      exclude: ["Recordings", "record"]),
    // Random chains of operators.
    .executableTarget(
      name: "RandomChains", dependencies: ["RxLite", "RxLiteTest"], exclude: ["compare"]),
    // What each of the two libraries declares: swift run PublicAPI records it of RxSwift.
    .executableTarget(name: "PublicAPI", exclude: ["differences.txt", "rxswift.txt"]),
  ])

/// The tests of all these.
let tests: [Target] = [
  // Runs the programs that lie beside the tests.
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  .testTarget(name: "RxLiteTests", dependencies: ["RxLite", "RxLiteTest", "TestSupport"]),
  .testTarget(name: "RxLiteTestTests", dependencies: ["RxLiteTest", "RxLite"]),
  .testTarget(name: "ConformanceTests", dependencies: ["Conformance", "TestSupport", "Wording"]),
  .testTarget(
    name: "RandomChainsTests", dependencies: ["RandomChains", "TestSupport"],
    exclude: ["digests.txt", "dialect.txt"]),
  .testTarget(
    name: "PublicAPITests",
    dependencies: [
      "PublicAPI", "RxLite", "RxLiteTest", "ConsoleKit", "ConsoleKitNetworking", "TestSupport",
    ]),
  .testTarget(name: "GenerateTests", dependencies: ["Generate"]),
  .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks"]),
  .testTarget(name: "ListingsTests", dependencies: ["Listings"]),
  .testTarget(
    name: "BookMarblesTests", dependencies: ["BookMarbles", "RxLite", "RxLiteTest"]),
  .testTarget(
    name: "BookPagesTests", dependencies: ["BookPages", "ExerciseJudge", "RxLite", "RxLiteTest"]),
  .testTarget(
    name: "BookTests",
    dependencies: [
      "course", "Book", "ConsoleKit", "ExerciseJudge", "Listings", "TestSupport", "Trainer",
      "Wording",
    ]),
  .testTarget(name: "WordingTests", dependencies: ["Wording"]),
  .testTarget(name: "TerminalKitTests", dependencies: ["TerminalKit"]),
  .testTarget(
    name: "ConsoleKitTests",
    dependencies: [
      "ConsoleKit", "ConsoleKitNetworking", "ConsoleKitTerminal", "TerminalKit", "Wording",
      "RxLite", "RxLiteTest",
    ]),
  .testTarget(
    name: "ChapterTests",
    dependencies: [
      "Listings", "RxLite", "ChapterKit", "ConsoleKit", "MarbleDrawing", "RxLiteTest",
      "TestSupport", "Wording",
    ]
      + chapters.filter { $0.type == .executable }.map { .target(name: $0.name) },
    exclude: ["Golden"]),
  // The tests that chapter 6 shows, and a package for them as a learner would make it.
  .testTarget(
    name: "ExampleTests", dependencies: ["RxLite", "RxLiteTest"], path: "Tests/Example/Tests"),
  // The quick part of `swift run course verify`: whether the course's files agree.
  .testTarget(
    name: "ExerciseTests", dependencies: ["course", "Authoring", "Trainer", "ExerciseJudge"]),
  // The long ones of these two compile answers and run the trainer on them: ALL_TESTS=1 swift test
  .testTarget(
    name: "ExerciseJudgeTests",
    dependencies: ["course", "Authoring", "ExerciseJudge", "RxLiteTest"],
    exclude: ["Fixtures"]),
  .testTarget(
    name: "TrainerTests",
    dependencies: [
      "course", "Authoring", "Book", "Trainer", "ExerciseJudge", "Listings", "TerminalKit",
      "Wording",
      "RxLite", "RxLiteTest", "MarbleDrawing", "ConsoleKit", "ConsoleKitNetworking", "ChapterKit",
      "Chapter03-Sharing", "Chapter10-Bindings",
    ]),
]

let package = Package(
  name: "rx-course",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "RxLite", targets: ["RxLite"]),
    .library(name: "RxLiteTest", targets: ["RxLiteTest"]),
    .library(name: "ConsoleKit", targets: ["ConsoleKit"]),
    .library(name: "ConsoleKitNetworking", targets: ["ConsoleKitNetworking"]),
    // `swift run course` works in the folder Exercises as well.
    .executable(name: "course", targets: ["course"]),
  ],
  targets: library + chapters + kits + tools + referee + tests,
  swiftLanguageModes: [.v5]
)

// What makes the first debug build quick: a module's files are read by one process, not by one a core; the
// system's modules are left out of the index; and the compiler doesn't look for its own mistakes.
// ARCHITECTURE.md has the figures.
for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags(
        [
          "-driver-batch-count", "1", "-index-ignore-system-modules",
          "-Xfrontend", "-disable-llvm-verify",
        ],
        .when(configuration: .debug))
    ]
}
