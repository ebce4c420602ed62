import Wording

/// What there is to read about an exercise.
extension Lesson {
  func taskPage(in folder: CourseFolder) -> [Line] {
    [
      Line([.init(id, .strong), .init("  about \(minutes) minutes", .dim)]),
      Line(folder.path(exercise.source), .dim), Line(),
    ] + task.map { Line($0) }
  }

  /// The first hints, so many; each set off a little.
  func hintsPage(_ count: Int) -> [Line] {
    hints.prefix(count).enumerated().map { number, hint in
      let text = Prose(
        hint.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      return [Line("Hint \(number + 1) of \(hints.count)", .strong)]
        + text.lines.map { Line($0).indented(by: 2) }
    }.joined(by: "")
  }
}
