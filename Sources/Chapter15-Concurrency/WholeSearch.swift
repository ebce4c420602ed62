import ChapterKit
import RxLite

func wholeSearch() {
  listing("whole-search", "the search, without its faults") {
    let typed = timeline("--rx----------y---|")
    func request(_ text: String) -> Single<String> {
      ask(text).timeout(.seconds(3), scheduler: clock.scheduler)
    }

    func operators() {
      _ = typed.debounce(.milliseconds(200), scheduler: clock.scheduler)
        .flatMapLatest { text in
          request(text).asObservable().catchAndReturn("nothing for \(text)")
        }
        .subscribe(onNext: { answer in note(answer) })
    }

    func tasks() async throws {
      let pauses = typed.debounce(.milliseconds(200), scheduler: clock.scheduler)
      var search: Task<Void, any Error>?
      defer { search?.cancel() }
      for try await text in pauses.values {
        search?.cancel()
        search = clock.task {
          do {
            note(try await request(text).value)
          } catch {
            if !Task.isCancelled { note("nothing for \(text)") }
          }
        }
      }
      let last = search
      await withTaskCancellationHandler {
        _ = await last?.result
      } onCancel: {
        last?.cancel()
      }
    }

    beside(operators: operators, tasks: tasks, seconds: 4)
  }

  listing("leave-for-the-key", "the user leaves while the key is asked for") {
    func load(_ text: String, with keys: Keys) async throws -> String {
      let key = try await keys.key()
      let place = try await ask("place of \(text)", with: key).value
      return try await ask("page at \(place)", with: key).value
    }

    let keys = Keys { try await ask("key").value }
    runTask {
      let search = clock.task { note(try await load("x", with: keys)) }
      try await clock.sleep(for: .milliseconds(500))
      note("the user leaves")
      search.cancel()
      print(await search.result)
    }
  }

  listing("finished", "operators around a task") {
    let typed = timeline(
      (1, .next("r")), (3, .next("x")), (20, .next("y")), (50, .next("z")), (55, .next("a")),
      (80, .next("b")))
    let server = keyThatFailsOnce()
    visit(typed, Keys { try await server.value }, leaveAfter: 8.5)
  }

  listing("finished-at-once", "the user leaves before there is a key") {
    let typed = timeline("--rx-")
    visit(typed, Keys { try await ask("key").value }, leaveAfter: 1)
  }
}

/// Opens the screen, lets the user leave after some seconds, and waits for what may still come.
func visit(_ typed: Observable<String>, _ keys: Keys, leaveAfter seconds: Double) {
  var screen: SearchScreen? = MainActor.assumeIsolated {
    SearchScreen(typed, keys, on: clock.mainScheduler)
  }
  weak let closed = screen

  runTask {
    try await clock.sleep(for: .seconds(seconds))
    note("the user leaves")
    screen = nil
    try await clock.sleep(for: .seconds(3))
    note("the screen is still there: \(closed != nil)")
  }
}
