// swift-tools-version: 6.2
import PackageDescription

// The learner's work place. It is a package of its own, so that the course's own tests are green
// while these are red. The course's manifest declares the same modules over Solutions/.

/// A module of exercises with its tests.
///
/// - Parameters:
///   - libraries: what the exercises import.
///   - testsUse: what their tests import besides RxLite and RxLiteTest.
func chapter(
  _ number: String, _ folder: String, libraries: [String] = ["RxLite"], testsUse: [String] = []
) -> [Target] {
  [
    .target(
      name: "Chapter\(number)Exercises",
      dependencies: libraries.map { .product(name: $0, package: "rx-course") },
      path: folder),
    .testTarget(
      name: "Chapter\(number)ExercisesTests",
      dependencies: [
        .target(name: "Chapter\(number)Exercises"),
        .product(name: "RxLite", package: "rx-course"),
        .product(name: "RxLiteTest", package: "rx-course"),
      ] + testsUse.map { .product(name: $0, package: "rx-course") },
      path: "Tests/\(folder)"),
  ]
}

let chapters =
  chapter("01", "Chapter01-Observables")
  + chapter("02", "Chapter02-Disposing")
  + chapter("03", "Chapter03-Sharing")
  + chapter("04", "Chapter04-Traits", testsUse: ["ConsoleKit"])
  + chapter("05", "Chapter05-Errors")
  + chapter("06", "Chapter06-Testing", libraries: ["RxLite", "RxLiteTest"])
  + chapter("07", "Chapter07-Operators")
  + chapter("08", "Chapter08-Schedulers")
  + chapter(
    "09", "Chapter09-Networking", libraries: ["RxLite", "ConsoleKitNetworking"],
    testsUse: ["ConsoleKit"])
  + chapter("10", "Chapter10-Bindings", libraries: ["RxLite", "ConsoleKit"])
  + chapter("11", "Chapter11-Interception", libraries: ["RxLite", "ConsoleKit"])
  + chapter("12", "Chapter12-Debugging")
  + chapter("13", "Chapter13-WeatherApp")
  + chapter("14", "Chapter14-VideoList")
  + chapter("15", "Chapter15-Concurrency")

let package = Package(
  name: "Exercises",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "rx-course", path: "..")],
  targets: chapters,
  swiftLanguageModes: [.v5]
)
