import ChapterKit

// `--objc` shows the real runtime, where there is one.
if CommandLine.arguments.contains("--objc") {
  showRealRuntime()
} else {
  // The lesson is in README.md. Each of these functions holds the listings of one or two sections, in a
  // file with its name; those below the questions hold the listings of the folder Older.
  chapter("Chapter11-Interception") {
    notifications()
    observedProperties()
    delegates()
    messages()
    wholeDiary()
    questions()

    namespaceByHand()
    messagesAsPrinted()
    theRuntime()
    moreProxies()
    proxyForObject()
    keyValueObserving()
  }
}
