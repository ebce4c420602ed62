import ChapterKit
import Dispatch
import RxLite

func twoSearches() {
  listing("search-by-operators", "a search, as one chain") {
    let typed = timeline("--rx--------y---|")
    _ = typed.debounce(.milliseconds(200), scheduler: clock.scheduler)
      .flatMapLatest { text in ask(text).asObservable().catchAndReturn("nothing for \(text)") }
      .subscribe(onNext: { answer in note(answer) })
    sleep(4)
  }

  listing("search-by-tasks", "the same search, as tasks") {
    let typed = timeline("--rx--------y---|")
    runTask { try await searchByTasks(typed, ask) }
  }

  listing("values-subscribes", "what is typed before the loop begins") {
    let typed = PublishSubject<String>()
    runTask {
      let values = typed.values
      typed.onNext("r")
      typed.onNext("x")
      print("the loop begins")
      for try await text in values {
        print(text)
        if text == "x" { break }
      }
    }
    print("observers after the loop: \(typed.hasObservers)")
  }

  listing("steps", "three requests, one after the other") {
    func operators() {
      _ = ask("key")
        .flatMap { key in
          ask("place of y", with: key)
            .flatMap { place in ask("page at \(place)", with: key) }
        }
        .subscribe(onSuccess: { page in note(page) })
    }

    func tasks() async throws {
      let key = try await ask("key").value
      let place = try await ask("place of y", with: key).value
      let page = try await ask("page at \(place)", with: key).value
      note(page)
    }

    beside(operators: operators, tasks: tasks, seconds: 4)
  }

  listing("single-of-a-task", "an asynchronous function, as a single") {
    let page = Single.create { try await download() }
    print("nothing yet")
    for _ in 1...2 {
      runQueues { done in
        _ = page.subscribe(onSuccess: { print($0) }, onDisposed: done)
      }
    }
  }
}

/// The chain, for any texts and any request.
func searchByOperators(
  _ typed: Observable<String>, _ request: @escaping (String) -> Single<String>
) -> any Disposable {
  typed.debounce(.milliseconds(200), scheduler: clock.scheduler)
    .flatMapLatest { text in
      request(text).asObservable().catchAndReturn("nothing for \(text)")
    }
    .subscribe(onNext: { answer in note(answer) })
}

/// The search as the colleague writes it.
func searchByTasks(
  _ typed: Observable<String>, _ request: @escaping (String) -> Single<String>
) async throws {
  var search: Task<Void, any Error>?
  for try await text in typed.values {
    search?.cancel()
    search = clock.task {
      try await clock.sleep(for: .milliseconds(200))
      do {
        note(try await request(text).value)
      } catch is Offline {
        note("nothing for \(text)")
      }
    }
  }
  _ = await search?.result
}

/// Downloads a page, with `async`.
func download() async throws -> String {
  print("download")
  return "the page"
}
