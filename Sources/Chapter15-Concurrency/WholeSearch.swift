import ChapterKit
import RxLite

func wholeSearch() {
  listing("whole-search", "the search, without its faults") {
    let typed = timeline("-r-x----------y---|")
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
          } catch is CancellationError {
            // A newer text is there, or the user has left.
          } catch {
            note("nothing for \(text)")
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

  listing("finished", "operators around a task") {
    let typed = timeline(
      (1, .next("r")), (3, .next("x")), (40, .next("y")), (45, .next("z")), (75, .next("a")))

    let keys = Keys()
    var screen: SearchScreen? = MainActor.assumeIsolated {
      SearchScreen(typed, keys, on: clock.mainScheduler)
    }
    weak let closed = screen

    runTask {
      try await clock.sleep(for: .seconds(8))
      note("the user leaves")
      screen = nil
      try await clock.sleep(for: .seconds(3))
      note("the screen is still there: \(closed != nil)")
    }
  }
}
