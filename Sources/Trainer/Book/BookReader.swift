/// Reads the form in which `COURSE.md` is written, line by line:
///
///     # A title, and some sentences for whoever reads the file
///     ## Chapter01-Observables
///     ### observables/my-range · 10 minutes
///     What it is about.
///
///     1. A hint.
///     2. A longer hint, which goes on in a line that is
///        indented by three blanks.
///
/// It is strict, since a line that is silently left out is a hint that nobody ever sees.
struct BookReader {
  private let file: String
  private let lines: [BookLine]

  init(_ text: String, file: String) {
    self.file = file
    // NB: as a Character, "\r\n" would not be a line break.
    lines = text.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { BookLine(number: $0 + 1, text: String($1)) }
  }

  func chapters() throws -> [CourseBook.Chapter] {
    guard let title = lines.first(where: { !$0.isBlank }), title.text.hasPrefix("# ") else {
      throw complaint(lines[0], "begin the file with a title, `# The exercises, in order`.")
    }
    let body = lines.drop { !$0.text.hasPrefix("##") }
    guard let first = body.first else {
      throw complaint(lines[lines.count - 1], "no chapter; add one, `## Chapter01-Observables`.")
    }
    guard first.text.hasPrefix("## ") else {
      throw complaint(first, "this exercise has no chapter; add `## Chapter01-…` above it.")
    }
    var ids: [String: Int] = [:]
    var folders: [String: Int] = [:]
    return try sections(of: body, marked: "## ").map { section in
      let chapter = try chapter(section)
      if let before = folders.updateValue(
        section[section.startIndex].number, forKey: chapter.folder)
      {
        throw complaint(
          section[section.startIndex],
          "\(chapter.folder) is already in line \(before); put its exercises there.")
      }
      let heads = section.filter { $0.text.hasPrefix("### ") }
      for (head, entry) in zip(heads, chapter.exercises) {
        if let before = ids.updateValue(head.number, forKey: entry.id) {
          throw complaint(
            head, "`\(entry.id)` is already in line \(before); remove one of the two.")
        }
      }
      return chapter
    }
  }

  private func chapter(_ section: ArraySlice<BookLine>) throws -> CourseBook.Chapter {
    let head = section[section.startIndex]
    guard let match = head.text.wholeMatch(of: #/## (Chapter[0-9]{2}-[A-Za-z]+)/#) else {
      throw complaint(
        head, "name the folder of the chapter and nothing else, `## Chapter01-Observables`.")
    }
    let rest = section.dropFirst().drop { $0.isBlank }
    guard let first = rest.first else {
      throw complaint(head, "this chapter has no exercise; add one, or remove the chapter.")
    }
    guard first.text.hasPrefix("### ") else {
      throw complaint(
        first, "an exercise begins with `### observables/my-range · 10 minutes`; this line doesn't."
      )
    }
    let folder = String(match.output.1)
    return CourseBook.Chapter(
      folder: folder,
      exercises: try sections(of: rest, marked: "### ").map { try entry($0, in: folder) })
  }

  private func entry(_ section: ArraySlice<BookLine>, in folder: String) throws -> CourseBook.Entry
  {
    let head = section[section.startIndex]
    guard
      let match = head.text.wholeMatch(
        of: #/### ([a-z0-9-]+)/([a-z0-9-]+) · ([1-9][0-9]{0,2}) minutes/#),
      let minutes = Int(match.output.3)
    else {
      throw complaint(
        head, "an exercise is its id and its minutes, `### observables/my-range · 10 minutes`.")
    }
    let word = CourseBook.Chapter(folder: folder, exercises: []).word
    let id = "\(match.output.1)/\(match.output.2)"
    guard match.output.1 == word else {
      throw complaint(head, "`\(id)` stands in \(folder); its id begins with `\(word)/` there.")
    }
    let rest = section.dropFirst().drop { $0.isBlank }
    let about = rest.prefix { !$0.isBlank && !$0.isNumbered }
    guard !about.isEmpty else {
      throw complaint(head, "`\(id)` lacks the sentence that says what it is about; add it below.")
    }
    return CourseBook.Entry(
      id: id, minutes: minutes,
      about: about.map { $0.text.trimmingPrefix(#/\s+/#) }.joined(separator: " "),
      hints: try HintReader(complaint: complaint).hints(rest.dropFirst(about.count)))
  }

  /// Each begins with a line that bears the mark, and goes up to the next one. Code may not look
  /// like a heading, since it is indented.
  private func sections(of lines: ArraySlice<BookLine>, marked mark: String) -> [ArraySlice<
    BookLine
  >] {
    let heads = lines.indices.filter { lines[$0].text.hasPrefix(mark) }
    return zip(heads, heads.dropFirst() + [lines.endIndex]).map { lines[$0..<$1] }
  }

  private func complaint(_ line: BookLine, _ problem: String) -> BookError {
    BookError(file: file, line: line.number, problem: problem)
  }
}

/// A line of the book.
struct BookLine {
  let number: Int
  let text: String

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
  var isNumbered: Bool { text.prefixMatch(of: #/[0-9]+\. /#) != nil }
}
