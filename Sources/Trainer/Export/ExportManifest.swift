/// The manifest of an exported package.
struct ExportManifest {
  struct Chapter {
    /// `Chapter03-Sharing`
    let name: String
    /// What its exercises import of the course.
    let libraries: [String]
    /// What its tests import of the course.
    let testLibraries: [String]
  }

  let chapters: [Chapter]
  let libraries: [String]
  /// What answers are compiled with.
  let judged: [String]
  /// What a library imports of the course.
  let imports: (String) -> [String]

  var text: String {
    let targets =
      libraries.map { target($0) } + [program] + chapters.flatMap { exercises(of: $0) }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      // Made by `swift run course export`.
      let package = Package(
        name: "rx-exercises",
        platforms: [.macOS(.v15)],
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }

  /// The library with many small files is read once, and not once a core.
  private func target(_ name: String) -> String {
    let settings =
      name == "RxLite"
      ? """
      ,
            swiftSettings: [
              .unsafeFlags(
                ["-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2"],
                .when(configuration: .debug))
            ]
      """ : ""
    return """
          .target(
            name: "\(name)", dependencies: \(list(imports(name)))\(settings)),
      """
  }

  private var program: String {
    """
        // It needs the libraries built, because answers are compiled against them.
        .executableTarget(
          name: "course", dependencies: \(list((["Trainer"] + judged)))),
    """
  }

  private func exercises(of chapter: Chapter) -> [String] {
    let module = "\(chapter.name.prefix { $0 != "-" })Exercises"
    return [
      """
          .target(
            name: "\(module)", dependencies: \(list(chapter.libraries)),
            path: "Exercises/\(chapter.name)"),
          .testTarget(
            name: "\(module)Tests", dependencies: \(list([module] + chapter.testLibraries)),
            path: "Exercises/Tests/\(chapter.name)"),
      """
    ]
  }

  private func list(_ names: [String]) -> String {
    "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
