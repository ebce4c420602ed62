import ChapterKit

// The lesson is in README.md. Each of these functions holds the listings of one or two sections, in a file
// with its name; those below the questions hold the listings of the folder Older.
chapter("Chapter03-Sharing") {
  threeLabels()
  lateLabels()
  connecting()
  counting()
  remembering()
  scopes()
  state()
  wholeScreen()
  questions()

  notShared()
  sharedAsPrinted()
  branching()
  searching()
  variables()
}
