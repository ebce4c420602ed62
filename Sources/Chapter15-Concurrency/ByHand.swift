import ChapterKit
import RxLite

func byHand() {
  listing("typed-again", "a key just before the answer") {
    let typed = timeline("-r-x----------y---|")

    beside(
      operators: { _ = searchByOperators(typed, ask) },
      tasks: { try await searchByTasks(typed, ask) },
      seconds: 4)
  }

  listing("debounce-by-hand", "the last of several letters") {
    let typed = timeline("-a-b-----c-|")

    func operators() {
      _ = typed.debounce(.milliseconds(300), scheduler: clock.scheduler)
        .subscribe(onNext: { note($0) }, onCompleted: { note("completed") })
    }

    func tasks() async throws {
      var last = ""
      var waiting: Task<Void, any Error>?
      defer { waiting?.cancel() }
      for try await text in typed.values {
        waiting?.cancel()
        last = text
        waiting = clock.task {
          try await clock.sleep(for: .milliseconds(300))
          note(text)
        }
      }
      waiting?.cancel()
      do { try await waiting?.value } catch { note(last) }
      note("completed")
    }

    beside(operators: operators, tasks: tasks, seconds: 2)
  }

  listing("combine-by-hand", "the latest of both") {
    let typed = timeline("-a---b-|")
    let stars = timeline("--1-2---3|")

    func operators() {
      _ = Observable.combineLatest(typed, stars) { $0 + $1 }
        .subscribe(onNext: { note($0) }, onCompleted: { note("completed") })
    }

    func tasks() async throws {
      actor Latest {
        var text: String?
        var stars: String?

        func set(text: String) {
          self.text = text
          noteBoth()
        }

        func set(stars: String) {
          self.stars = stars
          noteBoth()
        }

        func noteBoth() {
          if let text, let stars { note(text + stars) }
        }
      }

      let latest = Latest()
      try await withThrowingTaskGroup { group in
        group.addTask { for try await text in typed.values { await latest.set(text: text) } }
        group.addTask { for try await count in stars.values { await latest.set(stars: count) } }
        try await group.waitForAll()
      }
      note("completed")
    }

    beside(operators: operators, tasks: tasks, seconds: 2)
  }

  listing("read-the-result", "the pauses, read by a loop") {
    let typed = timeline("-r-x----------y---|")
    let pauses = typed.debounce(.milliseconds(200), scheduler: clock.scheduler)

    runTask {
      for try await text in pauses.values { note(text) }
    }
  }
}
