import ChapterKit

// The lesson is in README.md. Each of these functions holds the listings of one or two sections, in a file
// with its name; those below the questions hold the listings of the folder Older.
chapter("Chapter12-Debugging") {
  brokenScreen()
  probes()
  ownProbes()
  silence()
  leaks()
  order()
  compileErrors()
  wholeScreen()
  questions()

  oldProbes()
  oldCount()
  oldScreens()
}
