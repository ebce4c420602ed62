import ChapterKit

// The lesson is in README.md. Each of these functions holds the listings of a section, in a file with its
// name.
chapter("Chapter15-Concurrency") {
  twoSearches()
  cancellation()
  failures()
  byHand()
  manyReaders()
  slowConsumers()
  mainThread()
  actors()
  wholeSearch()
  questions()
}
