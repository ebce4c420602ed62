import ExerciseJudge
import Foundation

/// The modules of the course, and which of them need which: as their files import them.
struct SourceModules {
  let course: CourseFolder

  /// The course's modules that the files import, and all that these import in turn; first what
  /// nobody else of them needs.
  func needed(by files: [URL]) -> [String] {
    var found: [String] = []
    var waiting = imports(of: files)
    while let module = waiting.popLast() {
      guard !found.contains(module) else { continue }
      found.append(module)
      waiting += imports(of: self.files(of: module))
    }
    // Swift's modules have no circles, so this comes to an end.
    var sorted: [String] = []
    func place(_ module: String) {
      guard !sorted.contains(module) else { return }
      imports(of: self.files(of: module)).filter { $0 != module }.forEach(place)
      sorted.append(module)
    }
    found.sorted().forEach(place)
    return sorted.reversed()
  }

  /// What one of the course's modules needs at first hand.
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

  /// Imports stand above all code. Further down, `import` is in a text.
  private static func isAboveCode(_ line: Substring) -> Bool {
    let line = line.drop { $0 == " " }
    return line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#")
      || line.firstMatch(of: #/^(?:@\w+ |public |package |internal )?import /#) != nil
  }

  func files(of module: String) -> [URL] { allFiles(below: folder(of: module), ["swift"]) }

  func folder(of module: String) -> URL { course.url.appending(path: "Sources/\(module)") }
}
