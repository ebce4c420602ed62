import ChapterKit

// The lesson is in README.md. Each of these functions holds the listings of one or two sections, in a file
// with its name; those below the questions hold the listings of the folder Older.
chapter("Chapter04-Traits") {
  firstSearch()
  requests()
  moreTraits()
  controls()
  searching()
  signals()
  wholeSearch()
  questions()

  wrappers()
  singles()
  olderRequests()
  completables()
  maybes()
  ownControls()
  theNaiveSearch()
  theCarefulSearch()
  theDrivenSearch()
  olderSignals()
}
