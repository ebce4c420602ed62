import ChapterKit

// The lesson is in README.md. Each function is in the file of the same name.
chapter(
  "Chapter07-Operators",
  options: [
    ExtraOption("--which", "ask what you need, and name the operator", arguments: Which.run)
  ]
) {
  dimensions()
  flatMaps()
  combining()
  oneAtATime()
  hotAndCold()
  questions()
}
