import ChapterKit

// The lesson is in README.md. Each of these functions holds the listings of a section, in a file with its
// name; those below the questions hold the listings of the folder Older.
chapter("Chapter12-Debugging") {
  probes()
  ownProbes()
  unhandledErrors()
  leaks()
  reentrancy()
  compileErrors()
  questions()

  oldProbes()
  oldScreens()
}
