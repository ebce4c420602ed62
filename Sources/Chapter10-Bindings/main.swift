import ChapterKit

// The lesson is in README.md; each of these functions is a section of it, in a file of its own, and
// holds the listings of that section.
chapter(
  "Chapter10-Bindings",
  options: [ExtraOption("--play", "use the controls yourself, on a screen", run: play)]
) {
  binding()
  binders()
  searching()
  controls()
  waiting()
  tables()
  leaks()
  twoWays()
  questions()
}
