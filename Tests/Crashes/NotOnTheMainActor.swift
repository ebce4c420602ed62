@MainActor func show(_ text: String) { print(text) }

func hasDownloaded() {
  // error: call to main actor-isolated global function 'show' in a synchronous nonisolated context
  show("4°C")
}
