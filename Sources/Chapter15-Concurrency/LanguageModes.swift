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
  var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
  while folder.path != "/" {
    let recording = folder.appendingPathComponent("Tests/Crashes/\(name).txt")
    if let text = try? String(contentsOf: recording, encoding: .utf8) {
      return String(text.dropLast())
    }
    folder.deleteLastPathComponent()
  }
  return "There is no Tests/Crashes/\(name).txt above \(file)."
}
