import ChapterKit

// The lesson is in README.md. Each function is in the file of the same name, and holds the listings
// of one section.
chapter("Chapter02-Disposing") {
  resources()
  disposingByHand()
  whetherItStillPrints()
  disposeBags()
  replacing()
  composites()
  countingReferences()
  takingUntil()
  whoOwnsWhom()
  questions()
}
