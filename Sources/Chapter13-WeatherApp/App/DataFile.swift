import Foundation

/// A text file that the program reads. Blank lines and those that begin with `#` don't count.
struct DataFile {
  struct Line {
    let file: String
    let number: Int
    let text: String

    func problem(_ what: String) -> DataProblem {
      DataProblem(sentence: "\(file):\(number): “\(text)” \(what)")
    }
  }

  let name: String
  let content: Data

  /// Reads a file.
  ///
  /// - Throws: ``DataProblem`` if it can't be read.
  init(path: String) throws {
    name = path
    guard let content = FileManager.default.contents(atPath: path) else {
      throw DataProblem(sentence: "can't read the file \(path.debugDescription).", isMissing: true)
    }
    self.content = content
  }

  /// Reads one of the course's own files. The program may run in any folder of the course.
  init(own name: String) throws {
    let path = "Sources/Chapter13-WeatherApp/Data/\(name)"
    let starts = [#filePath, FileManager.default.currentDirectoryPath + "/."]
    let folders = starts.flatMap { start in
      sequence(first: URL(fileURLWithPath: start).deletingLastPathComponent()) { folder in
        folder.path == "/" ? nil : folder.deletingLastPathComponent()
      }
    }
    let files = folders.map { $0.appendingPathComponent(path).path }
    try self.init(path: files.first(where: FileManager.default.fileExists(atPath:)) ?? path)
  }

  /// The lines that count.
  ///
  /// - Throws: ``DataProblem`` if the file is no text.
  var lines: [Line] {
    get throws {
      guard let text = String(data: content, encoding: .utf8) else {
        throw DataProblem(sentence: "\(name) is no text in UTF-8.")
      }
      return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
        .map { Line(file: name, number: $0 + 1, text: $1.trimmingCharacters(in: .whitespaces)) }
        .filter { !$0.text.isEmpty && !$0.text.hasPrefix("#") }
    }
  }
}

/// The reason why a file can't be used, in one line.
struct DataProblem: Error, Equatable {
  let sentence: String
  var isMissing = false
}
