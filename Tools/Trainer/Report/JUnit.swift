import ExerciseJudge
import Foundation
import MarbleDrawing
import Wording

/// A file in JUnit's format, which most CI servers read.
struct JUnitFile {
  struct Case {
    let id: String
    let seconds: Double
    let failure: (headline: String, text: String)?
  }

  let path: String
  private let url: URL

  /// Refuses a path that can't be written, and a file in another format, before there is any work to lose.
  init(_ path: String) throws {
    self.path = path
    url = URL(filePath: path)
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: url.path, isDirectory: &isFolder) {
      let head = try? FileHandle(forReadingFrom: url).read(upToCount: 200)
      let isOurs = head.map { String(decoding: $0, as: UTF8.self).contains("<testsuites") } ?? false
      guard !isFolder.boolValue, isOurs || head?.isEmpty != false && !isFolder.boolValue else {
        throw CommandError.misused(
          "\(path) exists and is no JUnit file, so it is left alone; give another name.")
      }
    } else if !files.fileExists(atPath: url.deletingLastPathComponent().path) {
      throw CommandError.missing(
        "there is no folder \(url.deletingLastPathComponent().relativePath); make it first.")
    }
  }

  func write(_ cases: [Case]) throws {
    try attempting("write \(path)") {
      try Self.text(cases).write(to: url, atomically: true, encoding: .utf8)
    }
  }

  static func text(_ cases: [Case]) -> String {
    func attributes(_ own: [Case]) -> String {
      let failures = own.count { $0.failure != nil }
      return "tests=\"\(own.count)\" failures=\"\(failures)\" "
        + "time=\"\(seconds(own.reduce(0) { $0 + $1.seconds }))\""
    }
    func chapter(_ one: Case) -> String { String(one.id.prefix { $0 != "/" }) }
    var names: [String] = []
    for one in cases where !names.contains(chapter(one)) { names.append(chapter(one)) }
    let suites = names.map { name in
      let own = cases.filter { chapter($0) == name }
      let texts = own.map { one in
        let head =
          "    <testcase classname=\"\(escaped(name))\" "
          + "name=\"\(escaped(String(one.id.dropFirst(name.count + 1))))\" "
          + "time=\"\(seconds(one.seconds))\""
        guard let failure = one.failure else { return head + "/>\n" }
        return head + ">\n      <failure message=\"\(escaped(failure.headline))\">"
          + escaped(failure.text) + "</failure>\n    </testcase>\n"
      }
      return "  <testsuite name=\"\(escaped(name))\" \(attributes(own))>\n"
        + texts.joined() + "  </testsuite>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(attributes(cases))>\n"
      + suites.joined() + "</testsuites>\n"
  }

  private static func seconds(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    return "\(thousandths / 1000).\(String(1000 + thousandths % 1000).dropFirst())"
  }

  private static func escaped(_ text: String) -> String { text.printable.inXML }
}

extension JUnitFile.Case {
  init(_ id: String, _ page: VerdictPage, after duration: Duration) {
    self.init(
      id: id, seconds: duration / .seconds(1),
      failure: page.outcome.isSolved ? nil : (page.headline.plain, page.text))
  }
}
