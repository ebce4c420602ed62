import ChapterKit

// The lesson is in README.md. Each of these functions holds the listings of one section, in a file with its
// name; those below the questions hold the listings of the folder Older.
chapter(
  "Chapter07-Operators",
  options: [
    ExtraOption("--which", "ask what you need, and name the operator", arguments: Which.run)
  ]
) {
  firstForm()
  secondTaps()
  joins()
  ghosts()
  beginningsAndEnds()
  totals()
  pauses()
  choices()
  oneChain()
  wholeForm()
  questions()

  dimensions()
  ghostPairs()
  hotAndCold()
}
