import BookPages
import ExerciseJudge
import Foundation
import Listings
import Testing

/// The lessons in another language. `TRANSLATIONS=write swift test --filter TranslationTests` puts the English
/// blocks of code and output into a translation that has as many; `TRANSLATIONS=mark` says that all sections
/// are translated as they are today.
@Suite struct TranslationTests {
  private static let course = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folders of the lessons that are translated.
  private static let folders =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: course.appending(path: "Sources").path)) ?? [])
    .map { course.appending(path: "Sources/\($0)") }
    .filter {
      FileManager.default.fileExists(atPath: $0.appending(path: "README.zh-Hans.md").path)
    }

  /// What to write into the translations, if anything.
  private static let task = ProcessInfo.processInfo.environment["TRANSLATIONS"]

  private func read(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test func `there is a translation`() { #expect(!Self.folders.isEmpty) }

  @Test(arguments: folders)
  func `its code, outputs, pictures and links are those of the lesson`(folder: URL) throws {
    let english = Translation.english(try read("README.md", in: folder))
    var file = try read("README.zh-Hans.md", in: folder)
    for section in Translation(file).sections {
      let original = try #require(
        english.first { $0.heading == section.heading },
        "\(section.heading): no section of the lesson has this heading")
      let (wanted, found) = (
        Translation.blocks(of: original.text), Translation.blocks(of: section.text)
      )
      if Self.task == "mark" {
        func line(_ mark: String) -> String {
          "<!-- English: \(section.heading) · \(mark) -->"
        }
        file = file.replacing(
          line(section.mark), with: line(Translation.mark(of: original.text)))
      }
      if Self.task == "write", wanted.count == found.count {
        for (old, new) in zip(found, wanted) where old != new {
          file = file.replacing(old, with: new)
        }
      } else {
        #expect(
          found == wanted, "\(section.heading): TRANSLATIONS=write puts the English blocks here")
      }
      func others(_ text: String) -> [String] {
        Translation.targets(of: text)
          .filter { !$0.hasPrefix("README") && !$0.contains("GLOSSARY") }
      }
      #expect(others(section.text) == others(original.text), "\(section.heading)")
    }
    if Self.task != nil {
      try Data(file.utf8).write(to: folder.appending(path: "README.zh-Hans.md"))
    }
  }

  @Test(arguments: folders)
  func `its questions have the same choices, and a reason for each wrong one`(folder: URL) throws {
    let recorded = try RecordedQuestions(json: read(RecordedQuestions.fileName, in: folder))
    let english = Translation.english(try read("README.md", in: folder))
    for section in Translation(try read("README.zh-Hans.md", in: folder)).sections {
      let original = english.first { $0.heading == section.heading }?.text ?? ""
      let asked = Translation.questions(of: original, in: .english)
      let quotes = Translation.questions(of: section.text, in: .simplifiedChinese)
      #expect(quotes.count == asked.count, "\(section.heading)")
      #expect(section.reasons.count == asked.count, "\(section.heading)")
      for (index, quote) in quotes.enumerated() {
        let words = asked[index].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let question = try #require(
          recorded.questions.first { words.hasPrefix($0.text) }, "\(section.heading)")
        let letters = zip(question.letters, question.choices)
        #expect(
          quote.matches(of: #/\n\([a-e]\) /#).count == question.choices.count,
          "\(section.heading)")
        #expect(
          Set(section.reasons[index].keys) == Set(letters.filter { !$1.isRight }.map { $0.0 }),
          "\(section.heading): a reason for each wrong choice, and none for the right one")
      }
    }
  }

  // MARK: - What a reader sees

  private func page(
    translating edit: @escaping (String) -> String = { $0 },
    of english: @escaping (String) -> String = { $0 }
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let chapter = "Sources/Chapter05-Errors"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.course.appending(path: chapter).path)
    let texts = names.filter { $0.hasSuffix(".md") || $0.hasSuffix(".json") }
    for path in [chapter + "/Marbles", "Reference", "Sources/RxLite", "README.md"]
      + texts.map({ "\(chapter)/\($0)" })
    {
      let copy = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.course.appending(path: path), to: copy)
    }
    for path in Addresses.pages {
      let file = folder.appending(path: path)
      if FileManager.default.fileExists(atPath: file.path) { continue }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("# \(path)\n".utf8).write(to: file)
    }
    for (name, change) in [("README.zh-Hans.md", edit), ("README.md", english)] {
      let file = folder.appending(path: "\(chapter)/\(name)")
      try Data(change(String(contentsOf: file, encoding: .utf8)).utf8).write(to: file)
    }
    let site = try Site(course: folder, isLive: false, symbols: { [] })
    let page = try #require(try site.page(at: "lessons/errors.zh-Hans.html"))
    #expect(page.problems == [])
    return site.html(page).text
  }

  @Test func `a translated page is in its language, questions and their reasons as well`() throws {
    let html = try page()
    #expect(html.contains("<html lang=\"zh-Hans\""))
    #expect(html.contains("第 5 章：错误"))
    #expect(html.contains("先想一想：") && !html.contains("Before you read on:"))
    #expect(html.contains("`retry(3)` 数的是一次订阅里的尝试") == false)
    #expect(html.contains("<code>retry(3)</code> 数的是一次订阅里的尝试"))
    #expect(html.contains("id=\"listing-caught-inside\""))
    #expect(!html.contains("class=\"remark\""))
    #expect(!html.contains("&lt;!--"))
  }

  @Test func `a section that is older says so`() throws {
    let html = try page(of: {
      $0.replacing("A dash is a poor answer.", with: "A dash is no answer.")
    })
    #expect(html.ranges(of: "class=\"remark\"").count == 1)
    #expect(html.contains("一条横线算不上好的回答"))
    // Where its lines break doesn't matter.
    let broken = try page(of: { $0.replacing("A dash is a poor", with: "A dash\nis a poor") })
    #expect(!broken.contains("class=\"remark\""))
  }

  @Test func `a section that is missing is shown in English`() throws {
    let html = try page(translating: {
      $0.replacing(#/<!-- English: 4\. [\s\S]*?(?=<!-- English: 5\.)/#, with: "")
    })
    #expect(html.contains("<section lang=\"en\">"))
    #expect(html.contains("A dash is a poor answer."))
    #expect(html.ranges(of: "class=\"remark\"").count == 1)
  }
}
