import Foundation
import MarbleDrawing
import RxLiteTest
import TestSupport
import Testing

@testable import ChapterKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `--marbles`, as the chapters draw: what the lessons show, and with ALL_TESTS each listing.
@Suite struct MarblePictureTests {
  @Test(.enabled(if: isThorough, "ALL_TESTS=1 runs it"), arguments: Chapter.allCases)
  func `a chapter draws the same bytes in each run`(chapter: Chapter) throws {
    let ending = try run(chapter.executable, ["--marbles"])
    #expect(Self.steady(ending.output) == Self.steady(try chapter.goldenMarbles))
    #expect(ending.errors == "")
    #expect(ending.status == 0)
  }

  /// The drawings without that of `groups-and-limit`. There, a request that is over may be released a moment
  /// later, on a thread of its session.
  private static func steady(_ drawings: String) -> String {
    let parts = drawings.components(separatedBy: "── ")
    #expect(parts.count > 5)
    return parts.filter { !$0.hasPrefix("groups-and-limit: ") }.joined(separator: "── ")
  }

  /// To write a lesson's picture anew:
  /// `swift run Chapter01-Observables --marbles=Sources/Chapter01-Observables/Marbles myMap`
  @Test(arguments: Chapter.allCases)
  func `each listing that subscribes has a picture, and those of the lesson are kept`(
    chapter: Chapter
  ) throws {
    let folder = Folder()
    defer { folder.remove() }
    let names = isThorough ? [] : try chapter.drawnListings
    let written = try run(chapter.executable, ["--marbles=\(folder.path)"] + names)
    #expect(written.errors == "")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let all = try chapter.goldenMarbles.split(separator: "\n").count { $0.hasPrefix("──") }
    #expect(files.count == (names.isEmpty ? all : names.count))
    let paths: [String] = files.map { "\(folder.path)/\($0)" }
    let printed: [String] = written.output.split(separator: "\n").map(String.init)
    #expect(printed.sorted() == paths.sorted())

    let shown = try chapter.shownPictures
    #expect(!shown.isEmpty)
    let pictures = chapter.folder.appendingPathComponent("Marbles")
    let kept = try FileManager.default.contentsOfDirectory(atPath: pictures.path)
    #expect(kept.sorted() == shown.sorted())
    for name in shown {
      let drawn = try Data(contentsOf: folder.url.appendingPathComponent(name))
      let kept = try Data(contentsOf: pictures.appendingPathComponent(name))
      #expect(drawn == kept, "\(name) is not what the chapter draws")
    }

    for file in files {
      let svg = try String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8)
      let (texts, width) = try Writing.all(in: svg)
      for (index, text) in texts.enumerated() {
        #expect(text.left >= 0 && text.right <= width, "\(file): “\(text.text)” is cut")
        let other = texts[..<index].first { $0.overlaps(text) }
        #expect(other == nil, "\(file): “\(text.text)” lies on “\(other?.text ?? "")”")
      }
      #expect(width <= 760, "\(file) is too wide")
      let parser = XMLParser(data: try Data(contentsOf: folder.url.appendingPathComponent(file)))
      #expect(parser.parse(), "\(file): \(String(describing: parser.parserError))")
    }
  }

  @Test func `a folder that can't be written to is named in one line, and stays as it was`() throws
  {
    let folder = Folder()
    defer { folder.remove() }
    let files = FileManager.default
    let inTheWay = folder.url.appendingPathComponent("Chapter02-replace-the-bag.svg")
    try files.createDirectory(at: inTheWay, withIntermediateDirectories: true)
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    for path in [folder.path, file.path, file.path + "/below", folder.path + "/no/such"] {
      let ending = try run(
        Chapter.disposing.executable, ["--marbles=\(path)", "replace-the-bag"])
      #expect(ending.output == "")
      #expect(ending.errors.split(separator: "\n").count == 1)
      #expect(ending.errors.hasPrefix("Chapter02-Disposing: can't write the drawings to "))
      #expect(ending.status == 73)
      #expect(try files.contentsOfDirectory(atPath: folder.path).count == 2)
    }
  }

  @Test func `a listing without subscriptions is passed over, and nothing at all is said so`()
    throws
  {
    let bag = try run(Chapter.disposing.executable, ["--marbles", "composite", "end-is-no-sign"])
    #expect(bag.output.split(separator: "\n").count { $0.hasPrefix("──") } == 1)
    #expect(bag.errors == "")
    let nothing = try run(Chapter.disposing.executable, ["--marbles", "composite"])
    #expect(nothing.output == "")
    #expect(nothing.errors.split(separator: "\n").count == 1)
    #expect(nothing.status == 64)
  }

  @Test func `a picture is XML, whatever the elements are`() throws {
    let text = "<&\"'>]]>"
    let diagram = MarbleDiagram(
      axis: .time(end: 200_000),
      rows: [
        MarbleDiagram.Row(
          label: text, depth: 0,
          happenings: [
            Happening(sign: .subscribed, time: 0, step: 1),
            Happening(sign: .next(text), time: 100_000, step: 2),
            Happening(sign: .error(text), time: 200_000, step: 3),
          ])
      ])
    let svg = MarbleSVG(diagram, name: text, purpose: text).text
    let reader = TitleReader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.texts["title"] == "\(text): \(text)")
    #expect(
      reader.texts["desc"]
        == "\(text): subscribed at 0 s, \(text) at 0.1 s, failed with \(text) at 0.2 s.")
  }
}

/// What is written in a picture, as the letters' usual widths have it.
private struct Writing {
  let text: String
  let left, right, baseline: Double

  /// All of a picture's, and how wide it is.
  static func all(in svg: String) throws -> (texts: [Writing], width: Double) {
    let width = try #require(
      svg.firstMatch(of: #/<svg [^>]*width="(\d+)"/#).flatMap { Double($0.1) })
    let pattern = #/<text class="(\w+)" x="(-?\d+)" y="(\d+)"( text-anchor="middle")?>([^<]*)</#
    let texts = svg.matches(of: pattern).map { match in
      let text = String(match.5).replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
        .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      let (x, letter) = (Double(match.2)!, match.1 == "element" ? 7.8 : match.1 == "name" ? 8 : 6.6)
      let length = Double(text.columns) * letter
      let left = match.4 == nil ? x : x - length / 2
      return Writing(text: text, left: left, right: left + length, baseline: Double(match.3)!)
    }
    return (texts, width)
  }

  func overlaps(_ other: Writing) -> Bool {
    abs(baseline - other.baseline) < 11 && left < other.right && other.left < right
  }
}

extension Chapter {
  /// The pictures in its lesson: `Chapter01-myMap.svg`.
  fileprivate var shownPictures: [String] {
    get throws {
      let lesson = try String(
        contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
      return lesson.matches(of: #/\]\(Marbles/([^)]*)\)/#).map { String($0.1) }
    }
  }

  /// The listings that these were drawn from.
  fileprivate var drawnListings: [String] {
    get throws {
      try shownPictures.map { $0.dropFirst("Chapter01-".count).dropLast(".svg".count) }
        .map(String.init)
    }
  }
}

/// A folder that isn't there yet.
private struct Folder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var path: String { url.path }
  func remove() { try? FileManager.default.removeItem(at: url) }
}

/// Collects what stands in `title` and `desc`.
private final class TitleReader: NSObject, XMLParserDelegate {
  private(set) var texts: [String: String] = [:]
  private var element = ""

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) { element = elementName }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if element == "title" || element == "desc" { texts[element, default: ""] += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) { element = "" }
}
