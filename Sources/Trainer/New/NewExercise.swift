import ExerciseJudge
import Wording

/// The files of an exercise that is to be written. They compile; the tests reject the stub and accept
/// the solution; `TODO:` stands where there is work.
struct NewExercise {
  let id: String
  /// `MyWindow`
  let file: String
  /// `Chapter03-Sharing`
  let chapter: String

  /// - Parameter word: `my-window`
  init(_ word: String, chapter: String) throws {
    file = word.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    self.chapter = chapter
    id = "\(PredictedListing.word(of: chapter))/\(word)"
    guard word.wholeMatch(of: #/[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*/#) != nil, kebab(file) == word
    else {
      throw Complaint(
        .misused,
        "the name of an exercise is small letters with hyphens, as my-window, and each word has "
          + "two letters or more; not \(word.quoted).")
    }
  }

  /// `myWindow`
  private var function: String { file.prefix(1).lowercased() + file.dropFirst() }
  private var module: String { "\(chapter.prefix { $0 != "-" })Exercises" }
  private var about: String { "It is to be written (TODO: say in one sentence what it is about)." }

  var stubPath: String { "Exercises/Stubs/\(chapter)/\(file).swift" }
  var sourcePath: String { "Exercises/\(chapter)/\(file).swift" }
  var testsPath: String { "Exercises/Tests/\(chapter)/\(file)Tests.swift" }
  var solutionPath: String { "Solutions/\(chapter)/\(file).swift" }

  var stub: String {
    """
    import RxLite

    /// Exercise `\(id)`: TODO: say in a few words what it makes.
    ///
    /// TODO: State the task: what the operator does, when it ends, and why one would want it.
    ///
    ///     source  --1--2--3--|
    ///       \(function)
    ///     result  --1--2--3--|
    ///
    /// - Check it: `swift run course check \(id)`,
    ///   or `swift test --package-path Exercises --filter \(file)`
    /// - A hint: `swift run course hint \(id)`
    extension ObservableType {
      func \(function)() -> Observable<Element> {
        .never()  // Replace this line.
      }
    }

    """
  }

  var tests: String {
    """
    import RxLite
    import RxLiteTest
    import Testing

    @testable import \(module)

    // TODO: Test what the task says, from the simplest to the hardest.
    @Suite("\(file)", .serialized) struct \(file)Tests {
      @Test func `passes each element on, and the completion`() throws {
        try marbles {
          "--1--2--3--|"
          $0.ints.\(function)()
          "--1--2--3--|"
        }
      }

      @Test func `passes an error on`() throws {
        try marbles {
          "--1--X"
          $0.ints.\(function)()
          "--1--X"
        }
      }
    }

    """
  }

  var solution: String {
    """
    import RxLite

    extension ObservableType {
      /// TODO: Say what it does.
      ///
      ///     source  --1--2--3--|
      ///       \(function)
      ///     result  --1--2--3--|
      func \(function)() -> Observable<Element> {
        // TODO: Solve it.
        map { $0 }
      }
    }

    """
  }

  /// In the course's book.
  var entry: [String] {
    [
      "### \(id) · 15 minutes", about, "",
      "1. TODO: A nudge: a question, or where to look.",
      "2. TODO: Nearly the answer.",
      "", "Solved: TODO: Say why the answer is right, for whoever has solved it.",
    ]
  }

  /// In the table of the exercises.
  var row: String {
    "| `\(chapter)/\(file).swift` | \(about.prefix(1).lowercased() + about.dropFirst().dropLast()) |"
  }

  var todo: [String] {
    [
      "Write the task in \(stubPath), and copy the file to \(sourcePath).",
      "Write the tests in \(testsPath), then seal them: `swift run course verify --seal`.",
      "Solve it in \(solutionPath).",
      "Say what it is about, how long it takes, two or three hints, and why the answer is right: "
        + "\(CourseFile.path). The table in Exercises/README.md has the same first sentence.",
      "Keep what learners get wrong: `swift run course new wrong-answer \(id) DESCRIPTION`.",
      "`swift run course verify` names what is left.",
    ]
  }
}
