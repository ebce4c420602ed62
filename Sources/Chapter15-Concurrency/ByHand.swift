import ChapterKit
import RxLite

func byHand() {
  listing("typed-again", "a key just before the answer") {
    let typed = timeline("--rx----------y---|")

    beside(
      operators: { _ = searchByOperators(typed, ask) },
      tasks: { try await searchByTasks(typed, ask) },
      seconds: 4)
  }

  listing("read-the-result", "the pauses, read by a loop") {
    let typed = timeline("--rx----------y---|")
    let pauses = typed.debounce(.milliseconds(200), scheduler: clock.scheduler)

    runTask {
      for try await text in pauses.values { note(text) }
    }
  }
}
