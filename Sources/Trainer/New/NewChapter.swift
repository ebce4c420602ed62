import Wording

/// The files of a chapter that is to be written: a program with one listing, a lesson, and what the
/// manifests, the tables and the tests say of each chapter.
struct NewChapter {
  /// `Windows`
  let title: String
  let number: Int

  var name: String { "Chapter\(twoDigits)-\(title)" }
  private var twoDigits: String { String("\(100 + number)".dropFirst()) }
  private var word: String { title.lowercased() }

  func files(_ exercise: NewExercise) -> [(String, String)] {
    let folder = "Sources/\(name)"
    return [
      ("\(folder)/main.swift", main), ("\(folder)/FirstSteps.swift", section),
      ("\(folder)/README.md", lesson(exercise)),
      (
        "\(folder)/Marbles/README.md",
        "The pictures of the lesson: `swift run \(name) --marbles=Sources/\(name)/Marbles`.\n"
      ),
      ("Tests/ChapterTests/Golden/\(name).txt", transcript),
      ("Tests/ChapterTests/Golden/\(name).marbles.txt", marbles),
    ]
  }

  private var main: String {
    """
    import ChapterKit

    // The lesson is in README.md; each of these functions is a section of it, in a file of its own, and
    // holds the listings of that section.
    chapter("\(name)") {
      firstSteps()
    }

    """
  }

  private var section: String {
    """
    import ChapterKit
    import RxLite

    func firstSteps() {
      // TODO: Show the first idea.
      listing("first-steps", "one element, then the end") {
        _ = Observable.just(1).subscribe { event in print(event) }
      }
    }

    """
  }

  private func lesson(_ exercise: NewExercise) -> String {
    """
    # Chapter \(number): \(title)

    TODO: In three sentences: what the reader can do after this chapter that they can't do now, and
    the program that shows it.

    ```sh
    swift run \(name)
    swift run \(name) --list
    swift run \(name) first-steps
    swift run \(name) --marbles
    ```

    ## 1. TODO: One idea

    *`FirstSteps.swift`*

    TODO: A problem that the reader can see, the deciding lines of `first-steps`, what it prints, and
    the rule in one sentence.

    ## Exercises

    - `\(exercise.id)`: `swift run course watch \(exercise.id)`

    ## Read next in RxLite

    TODO: Two or three files, in an order that needs no other file first.

    """
  }

  private var heading: String {
    let text = "── first-steps: one element, then the end "
    return text + String(repeating: "─", count: 78 - text.count)
  }

  private var transcript: String { heading + "\nnext(1)\ncompleted\n" }

  private var marbles: String {
    "TODO: `swift run \(name) --marbles > Tests/ChapterTests/Golden/\(name).marbles.txt`\n"
  }

  // MARK: - In files that are there

  typealias Edit = (inout [String]) throws -> Void

  func additions(_ exercise: NewExercise) -> [(String, Edit)] {
    let (name, digits, word) = (name, twoDigits, word)
    let heading = "TODO: say what the chapter teaches"
    return [
      (
        "Package.swift",
        { lines in
          try Self.insert(
            ["  + chapter(\"\(name)\")"], in: &lines, "Package.swift",
            after: { lines in
              // The end of the last call: a chapter's options may take further lines.
              guard let last = lines.lastIndex(where: { $0.hasPrefix("  + chapter(") }) else {
                return nil
              }
              return lines[last...].firstIndex { $0.hasSuffix(")") }
            })
        }
      ),
      (
        "Exercises/Package.swift",
        { lines in
          guard let last = lines.lastIndex(where: { $0.contains("+ chapter(") }),
            lines[last].hasSuffix(",")
          else { throw Self.lost("Exercises/Package.swift") }
          lines[last].removeLast()
          lines.insert("    + chapter(\"\(digits)\", \"\(name)\"),", at: last + 1)
        }
      ),
      (
        "Exercises/COURSE.md",
        { lines in
          while lines.last?.isEmpty == true { lines.removeLast() }
          lines += ["", "## \(name)", ""] + exercise.entry + [""]
        }
      ),
      (
        "Exercises/README.md",
        { lines in
          try Self.insert(
            [exercise.row], in: &lines, "Exercises/README.md",
            after: { $0.lastIndex { $0.hasPrefix("| `Chapter") } })
        }
      ),
      (
        "README.md",
        { lines in
          try Self.insert(
            ["| [`\(name)`](Sources/\(name)/README.md) | TODO: what you can do after it |"], in: &lines,
            "README.md", after: { $0.lastIndex { $0.hasPrefix("| [`Chapter") } })
        }
      ),
      (
        "Tests/ChapterTests/Chapter.swift",
        { lines in
          try Self.insert(
            ["  case \(word) = \"\(name)\""], in: &lines, "Tests/ChapterTests/Chapter.swift",
            after: { $0.lastIndex { $0.hasPrefix("  case ") && $0.contains("= \"Chapter") } })
          try Self.insert(
            ["    case .\(word): []"], in: &lines, "Tests/ChapterTests/Chapter.swift",
            after: { $0.lastIndex { $0.hasPrefix("    case .") && $0.hasSuffix("]") } })
        }
      ),
    ]
  }

  private static func insert(
    _ new: [String], in lines: inout [String], _ path: String, after place: ([String]) -> Int?
  ) throws {
    guard let index = place(lines) else { throw lost(path) }
    lines.insert(contentsOf: new, at: index + 1)
  }

  private static func lost(_ path: String) -> Complaint {
    Complaint(
      .missing, "\(path) has no line of the last chapter behind which the new one would stand.")
  }

  func todo(_ exercise: NewExercise) -> [String] {
    [
      "Write the listings in Sources/\(name), a file a section, and call the sections in main.swift.",
      "Write the lesson in Sources/\(name)/README.md; name each listing there, and each file.",
      "What the chapter imports besides ChapterKit and RxLite stands in Package.swift (`uses:`).",
      "Say in README.md what the chapter teaches.",
      "Keep what the chapter prints: "
        + "`swift run \(name) > Tests/ChapterTests/Golden/\(name).txt`, and the same with "
        + "`--marbles` for \(name).marbles.txt.",
    ] + exercise.todo
  }
}
