import ChapterKit

// The lesson is in README.md. Each of these functions holds the listings of a section, in a file with
// its name.
chapter("Chapter05-Errors") {
  oneErrorEndsAll()
  catching()
  retrying()
  requestForEach()
  retryingLater()
  errorsAsValues()
  deadUI()
  unhandledErrors()
  questions()
}
