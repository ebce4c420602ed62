import ChapterKit

// The lesson is in README.md; each of these functions holds the listings of one of its sections, in a
// file of its own.
chapter("Chapter03-Sharing") {
  notShared()
  shared()
  branching()
  connecting()
  refCounting()
  replaying()
  connectingLast()
  scopes()
  searching()
  variables()
  questions()
}
