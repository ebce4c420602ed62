import ChapterKit

// The lesson is in README.md. Each function is in the file of the same name, and holds the listings
// of one section.
chapter("Chapter06-Testing") {
  clocksThatWait()
  hotAndCold()
  testingAFilter()
  tearingDown()
  startingAndRecording()
  drawingTests()
  blocking()
  theClockOfTheChapters()
  questions()
}
