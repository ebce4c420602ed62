import Foundation
import MarbleDrawing
import RxLite

/// The reason why a test failed: a sentence for the author of the answer, and the expected values beside
/// the actual ones.
///
/// A test that fails throws it. Its text is the drawing, which `swift test` prints. A program that runs
/// the tests gets the same as data: one line of JSON for each finding, appended to the file that the
/// environment variable `FINDINGS` names.
package struct Finding: Error, Codable, Equatable, CustomStringConvertible {
  /// What happened and why it matters; may be empty where the drawing shows that.
  package var sentence: String
  /// The line of the test.
  package var line: Int
  package var exhibits: [Exhibit]
  /// In seconds since 1970.
  package var time = Date().timeIntervalSince1970

  /// One drawing.
  package struct Exhibit: Codable, Equatable {
    /// What the drawing shows; empty if that is clear.
    package var title = ""
    var content: Content
    /// Remarks on it, one per line.
    package var words: [String] = []
  }

  enum Content: Codable, Equatable {
    /// Events on a time axis.
    case marbles(MarbleDiagram)
    /// Values in their order, or the lines of a text.
    case values(expected: [String], actual: [String])
  }

  package init(_ sentence: String, line: Int, exhibits: [Exhibit] = []) {
    (self.sentence, self.line, self.exhibits) = (sentence, line, exhibits)
  }

  /// The exit code of a program whose findings have all lines of `FINDINGS_WANTED`.
  package static let allFound: Int32 = 80

  /// Appends the finding to the file that `FINDINGS` names, if that is set. If the findings in it then
  /// have all lines of `FINDINGS_WANTED`, the program ends: no other test has to run.
  ///
  /// - Returns: The finding itself, to be thrown.
  func recorded() -> Finding {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["FINDINGS"],
      var data = try? JSONEncoder().encode(self)
    else { return self }
    data.append(UInt8(ascii: "\n"))
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    guard file >= 0 else { return self }
    data.withUnsafeBytes { _ = write(file, $0.baseAddress, $0.count) }
    close(file)
    guard let wanted = environment["FINDINGS_WANTED"]?.split(separator: "\n"), !wanted.isEmpty,
      let all = try? Data(contentsOf: URL(filePath: path))
    else { return self }
    let said = Finding.all(in: all).map(\.description)
    if wanted.allSatisfy({ text in said.contains { $0.contains(text) } }) { _exit(Self.allFound) }
    return self
  }

  /// The findings in a file, in order. A line that can't be read was cut off when the program ended.
  package static func all(in data: Data) -> [Finding] {
    data.split(separator: UInt8(ascii: "\n"))
      .compactMap { try? JSONDecoder().decode(Finding.self, from: $0) }
  }
}
