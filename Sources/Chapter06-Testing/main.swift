import ChapterKit

// The lesson is in README.md. Each of these functions holds the listings of one or two sections, in a file
// with its name; those below the questions hold the listings of the folder Older.
chapter("Chapter06-Testing") {
  firstTest()
  frames()
  hotAndCold()
  doubts()
  drawing()
  blocking()
  wholeSuite()
  questions()

  testingAFilter()
  tearingDown()
  blockingForAColor()
  firstFive()
}
