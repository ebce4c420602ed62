import ChapterKit

// The lesson is in README.md. Each of these functions holds the listings of one or two sections, in a file
// with its name; those below the questions hold the listings of the folder Older.
chapter("Chapter09-Networking") {
  requests()
  waiting()
  logging()
  caching()
  flying()
  whole()
  questions()

  describingAsPrinted()
  layers()
  putting()
  tapToJSON()
  loggingAsPrinted()
  cachingAsPrinted()
  certificates()
}
