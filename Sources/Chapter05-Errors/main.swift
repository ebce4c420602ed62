import ChapterKit

// The lesson is in README.md. Each of these functions holds the listings of a section, in a file with
// its name; the last three hold those of the folder Older.
chapter("Chapter05-Errors") {
  onTheTrain()
  requestForEach()
  whereToCatch()
  catching()
  retrying()
  retryingLater()
  remembering()
  errorsAsValues()
  unhandledErrors()
  wholeSearch()
  questions()

  caching()
  resultPipeline()
  deadUI()
}
