import ChapterKit

// `--which` asks questions instead of running listings.
if CommandLine.arguments.contains("--which") {
  Which.run(arguments: CommandLine.arguments.dropFirst())
} else {
  // The lesson is in README.md. Each function is in the file of the same name.
  chapter("Chapter07-Operators") {
    dimensions()
    flatMaps()
    combining()
    oneAtATime()
    hotAndCold()
  }
}
