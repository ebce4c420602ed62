import Foundation

/// The questions of a chapter, with everything that is shown to ask and to answer them: the file
/// `Questions.json` beside the lesson, which the chapter's program writes.
public struct RecordedQuestions: Codable, Equatable {
  /// A line that a program has printed, and its time on the clock of the listing, in seconds.
  public struct Line: Codable, Equatable {
    public var text: String
    public var time: Double

    public init(_ text: String, at time: Double) { (self.text, self.time) = (text, time) }
  }

  public struct Choice: Codable, Equatable {
    public var isRight: Bool
    /// The choice in words; `nil` if it is an output.
    public var text: String?
    /// The reason why it is wrong, in a sentence.
    public var because: String?
    /// What is printed where this choice is right.
    public var output: [Line]?

    public init(isRight: Bool, text: String?, because: String?, output: [Line]?) {
      (self.isRight, self.text, self.because, self.output) = (isRight, text, because, output)
    }

    /// The choice on one line.
    public var sentence: String {
      text ?? (output ?? []).map { "`\($0.text)`" }.joined(separator: ", ")
    }
  }

  public struct Question: Codable, Equatable {
    public var name: String
    /// The listing that it is about.
    public var listing: String
    public var text: String
    /// In the order in which they are shown. Without any, the listing's output is predicted line by line.
    public var choices: [Choice]

    public init(name: String, listing: String, text: String, choices: [Choice]) {
      (self.name, self.listing, self.text, self.choices) = (name, listing, text, choices)
    }

    public var isLineByLine: Bool { choices.isEmpty }

    /// The letters by which its choices are shown.
    public var letters: [String] {
      choices.indices.map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8($0))) }
    }
  }

  /// What is known of a listing that is asked about.
  public struct Listing: Codable, Equatable {
    public var purpose: String
    /// The path of its file, as seen from the course's folder, and its line there.
    public var place: String
    /// Its code, below the short ones of the declarations that it uses.
    public var code: [String]
    public var output: [Line]
    /// The lines of its marble diagram; none if it subscribes to nothing.
    public var marbles: [String]

    public init(
      purpose: String, place: String, code: [String], output: [Line], marbles: [String]
    ) {
      (self.purpose, self.place, self.code) = (purpose, place, code)
      (self.output, self.marbles) = (output, marbles)
    }
  }

  /// `Chapter03-Sharing`
  public var chapter: String
  public var questions: [Question]
  /// The listings that are asked about, by their names.
  public var listings: [String: Listing]

  public init(chapter: String, questions: [Question], listings: [String: Listing]) {
    (self.chapter, self.questions, self.listings) = (chapter, questions, listings)
  }

  /// The file's name, in the folder of the chapter.
  public static let fileName = "Questions.json"

  public init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }

  public var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}

extension Listing {
  /// The code that a question shows: the listing's own lines, below the short ones of the declarations that it
  /// uses. They come first, since they are what the listing is about.
  public var shownCode: [String] {
    var shown: [String] = []
    for declaration in declarations {
      let lines = declaration.lines.filter { !$0.hasPrefix("// swift-format") }.map(Self.opened)
      if lines.count <= 30, shown.count + lines.count < 45 { shown += lines + [""] }
    }
    return shown + body
  }
}
