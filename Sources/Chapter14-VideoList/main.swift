import ChapterKit

// The lesson is in README.md; each of these functions is a section of it, in a file of its own, and
// holds the listings of that section. The app is in the folder Flashmob.
chapter(
  "Chapter14-VideoList",
  options: [
    ExtraOption("--play", "use the app; --folder PATH sets the folder for its files") {
      AppOptions.run($0)
    },
    ExtraOption("--script", "run the commands in a file, which show what the app does") {
      AppOptions.run($0, script: true)
    },
  ]
) {
  theList()
  loading()
  taps()
  theScreen()
  nothingIsLost()
  theSession()
  questions()
}
