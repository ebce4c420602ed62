import ExerciseJudge
import Foundation

/// The modules of the course and their dependencies, according to the imports in their files.
struct SourceModules {
  let course: CourseFolder

  /// Returns the course's modules that the files import, directly or indirectly; first those that no other
  /// one of them imports.
  func needed(by files: [URL]) -> [String] {
    var found: [String] = []
    var waiting = imports(of: files)
    while let module = waiting.popLast() {
      guard !found.contains(module) else { continue }
      found.append(module)
      waiting += imports(of: self.files(of: module))
    }
    // Swift's modules have no cycles, so this loop ends.
    var sorted: [String] = []
    func place(_ module: String) {
      guard !sorted.contains(module) else { return }
      imports(of: self.files(of: module)).filter { $0 != module }.forEach(place)
      sorted.append(module)
    }
    found.sorted().forEach(place)
    return sorted.reversed()
  }

  /// Returns the course's modules that the files import directly.
  func imports(of files: [URL]) -> [String] {
    let names = files.compactMap(text(of:)).flatMap { text -> [String] in
      text.split(separator: "\n").prefix { Self.isAboveCode($0) }.compactMap { line in
        line.firstMatch(of: #/\bimport (?:class |struct |enum |func )?(\w+)/#)
          .map { String($0.output.1) }
      }
    }
    return Set(names).filter { FileManager.default.fileExists(atPath: folder(of: $0).path) }
      .sorted()
  }

  /// Returns whether a line may be above all code, where the imports are. Further down, `import` would be in a
  /// string.
  private static func isAboveCode(_ line: Substring) -> Bool {
    let line = line.drop { $0 == " " }
    return line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#")
      || line.firstMatch(of: #/^(?:@\w+ |public |package |internal )?import /#) != nil
  }

  func files(of module: String) -> [URL] { allFiles(below: folder(of: module), ["swift"]) }

  func folder(of module: String) -> URL {
    let places = ["Sources", "Kits"].map { course.url.appending(path: "\($0)/\(module)") }
    return places.first { FileManager.default.fileExists(atPath: $0.path) } ?? places[0]
  }
}
