import ChapterKit

// The lesson is in README.md. Each of these functions holds the listings of one or two sections, in a file
// with its name; those below the questions hold the listings of the folder Older.
chapter(
  "Chapter07-Operators",
  options: [
    ExtraOption("--which", "ask what you need, and name the operator", arguments: Which.run)
  ]
) {
  secondRequests()
  pairs()
  totals()
  selections()
  wholeForm()
  questions()

  dimensions()
  ghostPairs()
  hotAndCold()
}
