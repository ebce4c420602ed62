import Wording

/// What is to be added to the course.
enum NewPart: Equatable {
  /// `sharing/my-replay`
  case exercise(String)
  case answer(AnswerKind, exercise: String, description: String, isWhole: Bool)
  case chapter(name: String, firstExercise: String)

  enum AnswerKind: String { case right = "right-answer", wrong = "wrong-answer" }

  private static let kinds = ["exercise", "wrong-answer", "right-answer", "chapter"]

  init(_ rest: [String]) throws {
    guard let kind = rest.first else {
      throw Complaint(
        .misused, "`course new` needs what to make: exercise, wrong-answer, right-answer or chapter.")
    }
    let words = Array(rest.dropFirst())
    switch kind {
    case "exercise":
      guard let id = words.first else {
        throw Complaint(
          .misused, "`course new exercise` needs an id: `course new exercise sharing/my-window`.")
      }
      if words.count > 1 { throw Way.surplus(words[1], "new exercise") }
      self = .exercise(id)
    case "wrong-answer", "right-answer":
      let isWhole = words.contains("--whole")
      let names = words.filter { $0 != "--whole" }
      guard names.count >= 2 else {
        throw Complaint(
          .misused,
          "`course new \(kind)` needs an exercise and what is special in a few words: "
            + "`course new \(kind) sharing/my-replay forgets-the-error`.")
      }
      self = .answer(
        AnswerKind(rawValue: kind)!, exercise: names[0],
        description: names.dropFirst().joined(separator: "-").lowercased(), isWhole: isWhole)
    case "chapter":
      guard words.count >= 2 else {
        throw Complaint(
          .misused,
          "`course new chapter` needs a name and a first exercise: "
            + "`course new chapter Windows my-window`.")
      }
      if words.count > 2 { throw Way.surplus(words[2], "new chapter") }
      self = .chapter(name: words[0], firstExercise: words[1])
    default:
      let advice =
        kind.nearest(of: Self.kinds).map { "did you mean \($0)?" }
        ?? "there are: \(Self.kinds.joined(separator: ", "))."
      throw Complaint(.misused, "`course new` can't make \(kind.quoted); \(advice)")
    }
  }
}
