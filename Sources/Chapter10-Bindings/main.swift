import ChapterKit

// The lesson is in README.md. Each of these functions holds the listings of one or two sections, in a file
// with its name; those below the questions hold the listings of the folder Older.
chapter(
  "Chapter10-Bindings",
  options: [ExtraOption("--play", "use the controls yourself, on a screen", run: play)]
) {
  firstForm()
  binding()
  controls()
  tables()
  twoWays()
  questions()

  bindingAsPrinted()
  otherThreads()
  searching()
  runningAsPrinted()
  tablesAsPrinted()
  leaks()
}
