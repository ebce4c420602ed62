import ChapterKit

// The lesson is in README.md; each of these functions is a section of it, in a file of its own, and
// holds the listings of that section. The app stands in the folder Flashmob.
chapter("Chapter14-VideoList") {
  theList()
  loading()
  taps()
  theScreen()
  nothingIsLost()
  theSession()
}
