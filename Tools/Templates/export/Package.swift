// swift-tools-version: 6.2
import PackageDescription

// Made by `swift run course export`.
let chapters = ["{chapters}"]

let libraries: [Target.Dependency] = ["RxLite", "RxLiteTest", "ConsoleKit", "ConsoleKitNetworking"]

let exercises = chapters.flatMap { chapter -> [Target] in
  let module = "\(chapter.prefix { $0 != "-" })Exercises"
  return [
    .target(name: module, dependencies: libraries, path: "Exercises/\(chapter)"),
    .testTarget(
      name: "\(module)Tests", dependencies: libraries + [.target(name: module)],
      path: "Exercises/Tests/\(chapter)"),
  ]
}

let package = Package(
  name: "rx-exercises",
  platforms: [.macOS(.v15)],
  targets: [
    // A library of many small files: they are read once, and not once a core.
    .target(
      name: "RxLite",
      swiftSettings: [
        .unsafeFlags(
          ["-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2"],
          .when(configuration: .debug))
      ]),
    .target(name: "MarbleDrawing"),
    .target(name: "RxLiteTest", dependencies: ["RxLite", "MarbleDrawing"]),
    .target(name: "ConsoleKit", dependencies: ["RxLite"]),
    .target(name: "ConsoleKitNetworking", dependencies: ["RxLite"]),
    .target(name: "Wording"),
    .target(name: "ChapterKit", dependencies: ["RxLite", "MarbleDrawing", "Wording"]),
    .target(name: "ExerciseJudge", dependencies: ["RxLiteTest"]),
    .target(name: "TerminalKit", dependencies: ["Wording"]),
    .target(
      name: "Trainer",
      dependencies: ["ExerciseJudge", "MarbleDrawing", "RxLiteTest", "TerminalKit", "Wording"]),
    // Answers are compiled against the libraries, and find them in this program.
    .executableTarget(
      name: "course", dependencies: libraries + ["Trainer", "ExerciseJudge", "ChapterKit"],
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))
      ]),
  ] + exercises,
  swiftLanguageModes: [.v5]
)
