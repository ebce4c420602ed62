import ChapterKit

// The lesson is in README.md. Each of these functions holds the listings of one or two sections, in a file
// with its name; the last three hold those of the folder Older.
chapter("Chapter08-Schedulers") {
  oneQueue()
  movingWork()
  hotSources()
  belowOperators()
  choosing()
  turns()
  ownSchedulers()
  wholeList()
  questions()

  dumping()
  stoppingInTime()
  producing()
}
