import ChapterKit

// `--objc` shows the real runtime, where there is one.
if CommandLine.arguments.contains("--objc") {
  showRealRuntime()
} else {
  // The lesson is in README.md. Each function is in the file of the same name.
  chapter("Chapter11-Interception") {
    theNamespace()
    messages()
    theRuntime()
    delegates()
    moreProxies()
    observedProperties()
    notifications()
    questions()
  }
}
