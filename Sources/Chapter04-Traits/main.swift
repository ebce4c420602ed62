import ChapterKit

// The lesson is in README.md; each of these functions is a section of it, in a file of its own, and
// holds the listings of that section.
chapter("Chapter04-Traits") {
  wrappers()
  singles()
  requests()
  completables()
  maybes()
  conversions()
  controls()
  theNaiveSearch()
  theCarefulSearch()
  theDrivenSearch()
  signals()
  questions()
}
