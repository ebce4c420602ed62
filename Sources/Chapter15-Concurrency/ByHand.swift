import ChapterKit
import RxLite

func byHand() {
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

  listing("merge-by-hand", "two sources as one") {
    let letters = timeline("-a---b-|")
    let digits = timeline("--1-2---3|")

    func operators() {
      _ = Observable.merge(letters, digits)
        .subscribe(onNext: { note($0) }, onCompleted: { note("completed") })
    }

    func tasks() async throws {
      try await withThrowingTaskGroup { group in
        for source in [letters, digits] {
          group.addTask { for try await text in source.values { note(text) } }
        }
        try await group.waitForAll()
      }
      note("completed")
    }

    beside(operators: operators, tasks: tasks, seconds: 2)
  }

  listing("combine-by-hand", "the latest of both") {
    let letters = timeline("-a---b-|")
    let digits = timeline("--1-2---3|")

    func operators() {
      _ = Observable.combineLatest(letters, digits) { $0 + $1 }
        .subscribe(onNext: { note($0) }, onCompleted: { note("completed") })
    }

    func tasks() async throws {
      actor Latest {
        var letter: String?
        var digit: String?

        func set(letter: String) {
          self.letter = letter
          noteBoth()
        }

        func set(digit: String) {
          self.digit = digit
          noteBoth()
        }

        func noteBoth() {
          if let letter, let digit { note(letter + digit) }
        }
      }

      let latest = Latest()
      try await withThrowingTaskGroup { group in
        group.addTask { for try await text in letters.values { await latest.set(letter: text) } }
        group.addTask { for try await text in digits.values { await latest.set(digit: text) } }
        try await group.waitForAll()
      }
      note("completed")
    }

    beside(operators: operators, tasks: tasks, seconds: 2)
  }
}
