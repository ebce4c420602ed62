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
    // A library of many small files: they are read by one process, and not by one a core.
    .target(
      name: "RxLite",
      swiftSettings: [
        .unsafeFlags(
          ["-driver-batch-count", "1"], .when(configuration: .debug))
      ]),
    .target(name: "MarbleDrawing", path: "Kits/MarbleDrawing"),
    .target(name: "RxLiteTest", dependencies: ["RxLite", "MarbleDrawing"], path: "Kits/RxLiteTest"),
    .target(name: "ConsoleKit", dependencies: ["RxLite"], path: "Kits/ConsoleKit"),
    .target(name: "ConsoleKitNetworking", dependencies: ["RxLite"], path: "Kits/ConsoleKitNetworking"),
    .target(name: "Wording", path: "Kits/Wording"),
    .target(name: "ChapterKit", dependencies: ["RxLite", "MarbleDrawing", "Wording"], path: "Kits/ChapterKit"),
    .target(name: "ExerciseJudge", dependencies: ["RxLiteTest"], path: "Tools/ExerciseJudge"),
    .target(name: "TerminalKit", dependencies: ["Wording"], path: "Kits/TerminalKit"),
    .target(
      name: "Trainer",
      dependencies: ["ExerciseJudge", "MarbleDrawing", "RxLiteTest", "TerminalKit", "Wording"],
      path: "Tools/Trainer"),
    // Answers are compiled against the libraries, and find them in this program.
    .executableTarget(
      name: "course", dependencies: libraries + ["Trainer", "ExerciseJudge", "ChapterKit"],
      path: "Tools/course",
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))
      ]),
  ] + exercises,
  swiftLanguageModes: [.v5]
)
