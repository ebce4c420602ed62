import ChapterKit

// The lesson is in README.md. Each of these functions holds the listings of a section, in a file with its
// name; the one below the questions holds those of the folder Older. The app is in the folder Flashmob.
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
  oneVideo()
  twoAtATime()
  taps()
  allAtOnce()
  theList()
  theScreen()
  nothingIsLost()
  theSession()
  questions()

  oldScreens()
  firstViewController()
}
