import Foundation

/// The tool `atos` of macOS, asked for the lines of a program or a library that is loaded.
struct Atos: Hashable {
  struct Place: Equatable {
    let path: String
    let line: Int
  }

  let image: String
  /// The address at which the image begins.
  let start: UInt

  /// Returns the lines that belong to these addresses. They are asked for together, because the tool takes a
  /// moment to start.
  func places(of addresses: [UInt]) -> [Place?] {
    let numbers = ([start] + addresses).map { "0x" + String($0, radix: 16) }
    let command =
      "/usr/bin/atos -fullPath -o '\(image.replacing("'", with: #"'\''"#))' -l "
      + numbers.joined(separator: " ") + " 2>/dev/null"
    guard let answers = popen(command, "r") else { return [] }
    defer { pclose(answers) }
    var places: [Place?] = []
    while let line = readLine(from: answers) { places.append(Self.place(in: line)) }
    return places
  }

  /// Reads an answer of the tool, such as `map(_:) (in Play) (/folder/Play.swift:12)`.
  static func place(in answer: String) -> Place? {
    answer.firstMatch(of: #/\((/.+):(\d+)\)\s*$/#).flatMap { match in
      Int(match.output.2).map { Place(path: String(match.output.1), line: $0) }
    }
  }

  private func readLine(from file: UnsafeMutablePointer<FILE>) -> String? {
    var (line, capacity): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    defer { free(line) }
    return getline(&line, &capacity, file) < 0 ? nil : line.map { String(cString: $0) }
  }
}
