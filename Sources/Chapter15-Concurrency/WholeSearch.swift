import ChapterKit
import RxLite

func wholeSearch() {
  listing("search-by-operators", "a search, as one chain") {
    let typed = timeline("-r-x--------y---|")
    _ = typed.debounce(.milliseconds(200), scheduler: clock.scheduler)
      .flatMapLatest { text in ask(text).asObservable().catchAndReturn("nothing for \(text)") }
      .subscribe(onNext: { answer in note(answer) })
    sleep(4)
  }

  listing("search-by-tasks", "the same search, as tasks") {
    let typed = timeline("-r-x--------y---|")
    runTask {
      var search: Task<Void, any Error>?
      for try await text in typed.values {
        search?.cancel()
        search = clock.task {
          try await clock.sleep(for: .milliseconds(200))
          do { note(try await ask(text).value) } catch is Offline { note("nothing for \(text)") }
        }
      }
      _ = await search?.result
    }
  }
}
