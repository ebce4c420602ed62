import ChapterKit
import Foundation

func languageModes() {
  listing("swift-6-trap", "one program in two language modes") {
    print(recording("Swift6"))
  }
}

/// What a program of Tests/Crashes prints, and how it ends: recorded, since the compiler takes a while.
/// `swift test --filter CrashTests` compiles and runs it, and compares.
func recording(_ name: String, file: String = #filePath) -> String {
  let path = "Tests/Crashes/\(name).txt"
  // A copy of this listing stands elsewhere, and is run from the course's folder.
  for start in [file, FileManager.default.currentDirectoryPath + "/."] {
    var folder = URL(fileURLWithPath: start).deletingLastPathComponent()
    while folder.path != "/" {
      let recording = folder.appendingPathComponent(path)
      if let text = try? String(contentsOf: recording, encoding: .utf8) {
        return String(text.dropLast())
      }
      folder.deleteLastPathComponent()
    }
  }
  return "There is no \(path) above \(file)."
}
